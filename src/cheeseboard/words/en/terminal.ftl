# What the command line and a game in the terminal say.

## The command line

cli-purpose = Three cat-and-mouse tabletop games: in a browser, in the terminal, from Python.
cli-without-command = Without a command it serves the page, like `cheeseboard serve`.
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-example = Example:
cli-help = show this help and end
cli-version = show the version and end
cli-mistake = { $problem }. Help: { $help }
cli-argument = argument { $name }: { $problem }
cli-required = the following arguments are required: { $names }
cli-unrecognized = unrecognized arguments: { $words }
cli-ambiguous = ambiguous option: { $option } could match { $matches }
cli-one-value = expected one argument
cli-some-value = expected at least one argument
cli-no-value = it takes no value: leave out { $found }
cli-not-with = not together with { $name }

word-command = COMMAND
word-game = GAME
word-bots = BOT,BOT
word-host = HOST
word-port = PORT
word-name = NAME
word-file = FILE
word-place = PLACE
word-moves = MOVES
word-option = NAME=VALUE
word-seconds = SECONDS
word-class = MODULE:CLASS
word-network = NETWORK
word-table = TABLE
word-whom = WHOM
word-time = TIME
word-person = PERSON

cli-serve = serve the page and open it in the browser
cli-serve-host = the address to listen on (default: { $host }, this machine)
cli-serve-share = listen on the network, so that others can play too, and show where
cli-serve-port = the port (default: { $port }, or the next one that is free)
cli-serve-database = what keeps the tables: a file, a folder for one, or postgresql://user:password@host/name (unless said: CHEESEBOARD_DATABASE, or a file of yours)
cli-serve-workers = how many processes serve (default: 1; several need --redis); SIGHUP replaces them one after another
cli-serve-no-browser = only print the address
cli-serve-log = how to log: text, only what goes wrong (default), or json, every request and who asked, for programs
cli-serve-metrics-for = a network that may read /metrics, like 10.0.0.0/8; may be given several times (default: this machine alone)
cli-serve-proxy = believe a proxy at this address, or in this network as 10.0.0.0/24, about where people come from; one on this machine always is; may be given several times
cli-serve-limits = a file of limits that shall be otherwise, in TOML
cli-serve-limit = one limit that shall be otherwise, whatever the file says; may be given several times
cli-serve-show-limits = print every limit with what it means, as such a file, and end
cli-serve-redis = a Redis, like redis://host:6379/0, where servers of the same tables meet and `cheeseboard think` thinks for them (unless said: CHEESEBOARD_REDIS)
cli-serve-bot = offer a bot of yours as an opponent; may be given several times

cli-admin-tables = list tables, those where something happened last first
cli-admin-tables-state = only those that wait for players, are played or are over
cli-admin-tables-game = only those of this game
cli-admin-tables-most = how many at most (default: { $most })
cli-admin-close = end the match at a table for everybody; its log stays
cli-admin-delete = delete a table with all that is known of it
cli-admin-table = the table, by the last part of its link
cli-admin-ban = keep somebody, or everybody from an address, from a server
cli-admin-whom = a person, by the first letters of their id, or an address or network like 203.0.113.0/24
cli-admin-ban-for = for how long, like 12h or 7d (default: for good)
cli-admin-unban = let somebody in again
cli-admin-bans = list who is banned
cli-admin-backup = copy a database, while servers go on
cli-admin-backup-file = the copy: a database file, or of PostgreSQL an archive for pg_restore
cli-admin-retention = delete tables where nothing has happened for long
cli-admin-older = for how long nothing has happened there, like 90d
cli-admin-json = print JSON, for programs
cli-admin-dry-run = only say what would happen
cli-admin-erase = forget a person: name, games, and what they said
cli-admin-person = the person, by the first letters of their id
cli-not-duration = “{ $found }” is no time; write it like 30m, 12h, 90d or 2w

cli-play = play a whole game in the terminal against bots
cli-play-seat = your seat, from 0 (default: the one that begins)
cli-play-name = what you are called (default: { your-name-unless })
cli-play-seed = the same seed deals the same cards
cli-play-resume = go on with a game that was saved
your-name-unless = Guest

cli-simulate = let bots play and write the records, one after another
cli-simulate-games = how many games (default: 1)
cli-simulate-seed = the same seed gives the same games (default: 0)

cli-arena = let bots play for their ratings, every deal from every seat
cli-arena-seats = the bots, see below; with more seats they sit down again
cli-arena-games = how many, rounded up to whole rotations (default: 100)
cli-arena-seed = the same seed gives the same deals (default: 0)
cli-arena-move-time = for a move of a bot of yours, `module:Class`; one that takes longer forfeits (default: 5)
cli-arena-json = write everything that came out as JSON; `-` for standard output
cli-arena-records = write the records of all games
cli-arena-resume = keep a journal there, and go on with what it holds already

cli-verify = replay records: every move legal, every chance the key’s, the end right
cli-verify-files = files of records, or `-` for standard input

cli-bench = measure how fast the games run on this machine
cli-bench-games = the games to measure (default: all of them)
cli-bench-peers = measure them beside OpenSpiel, PettingZoo and Pgx instead, as far as those are installed
cli-bench-json = one JSON object per game and player count, each on a line

cli-learn = let a bot learn a game by playing against itself
cli-learn-moves = learn first impressions of moves instead of chances, which are taken from --from
cli-learn-minutes = how long (default: 10)
cli-learn-seed = the same seed begins with the same deals and weights (default: 0)
cli-learn-from = weights to go on from (default: it begins with nothing)
cli-learn-to = where the weights are written, with every line that is told (default: { word-game }.npz)
cli-learn-device = where the net is fitted: this machine’s cores, or its graphics card
learn-nothing = No net can be taught { $game } yet, only { LIST($games) }.
learn-no-moves = First impressions of moves cannot be learnt in { $game } yet, only in { LIST($games) }.
learn-no-weights = The file { $file } holds no weights for { $game }.
learn-no-chances = To learn first impressions of moves, name the weights that tell the chances: --from.
learn-point = { $minutes } min: { $lines } positions, log loss { $loss }, wins { $wins } % against greedy, one move ahead
learn-move-point = { $minutes } min: { $lines } positions, log loss { $loss }, wins { $wins } % against greedy, by first impressions alone
learn-written = What was learnt is in { $file }; its mark is { $mark }.

cli-rules = print the whole rulebook of a game, with examples
cli-credits = say who made the games
cli-admin = look after the tables of a server, also while it runs
cli-admin-move = take everything from one database to another that is empty, such as from a file to PostgreSQL
cli-admin-move-from = the database to be copied, which stays as it is; stop its server first
cli-admin-move-to = the database that is to hold everything
admin-moved =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } and { $people ->
        [one] one person
       *[other] { $people } people
    } have been moved to { $to }, and compared: all is there.

cli-table-game = which game: { LIST($games, type: "or") }
cli-table-players = how many play (default: the fewest that can)
cli-table-option = an option of the game, see below; may be given several times
cli-table-part = a part other than that in the box, with its value in JSON, like { $example }; may be given several times
cli-table-bots = the bots, seat by seat; repeated to fill the seats (default: { $bot })
cli-bots = bots, weakest first:
cli-bot = { $bot }: { $line }
cli-bot-line = { $bot ->
    [random] Any legal move, each as likely as the others.
   *[greedy] Looks one move ahead, and no further.
}
cli-bot-level = { $bot } or { $name }: { $line }
cli-bots-more = Also `search:50ms` (by time for a move), `search:10000` (by iterations) and `module:Class` (one of yours).
cli-game = { $game }, for { LIST($counts, type: "or") } players, has these options:
cli-game-option = { $name }={ LIST($values, type: "or") } (default: { $usual }): { $label }
cli-limit = leave a game unfinished after so many moves (default: { $limit })

cli-not-choice = “{ $found }” is no choice: write { LIST($choices, type: "or") }
cli-not-whole = “{ $found }” is not a whole number
cli-not-port = “{ $found }” is not a port: a port is a number from 1 to { $most }
cli-not-positive = “{ $found }” is not a number from 1 on
cli-not-seconds = “{ $found }” is not a time: write seconds, more than 0 and at most { $most }
cli-not-option = “{ $found }” is not an option: write { word-option }, for example `area=centred`
cli-resume-alone = With `--resume` the table is laid already: leave out `--players`, `--option` and `--seed`.

## Progress, on standard error

progress-games = games
progress-records = records
progress-rows = thousand rows
progress-line = { $what ->
    [records] records
    [rows] thousand rows
   *[games] games
}: { $total ->
    [none] { $done }
   *[other] { $done } of { $total }
}{ $unit ->
    [none] { "" }
    [s] , about { $left } s left
    [min] , about { $left } min left
   *[h] , about { $left } h left
}

## Many games

company-too-large = { $players } players have { $players } seats, not { $bots }: enter at most { $players } bots.
simulate-unfinished = { $unfinished } of { $games } games were not over after { $limit } moves.

verify-stdin-once = Standard input can be read only once: write `-` once.
verify-stdin = standard input
verify-nothing = there is no record here; one begins with a tag like `[Game "..."]`
verify-ok = { $file }: ok{ $records ->
    [one] { "" }
   *[other] { " " }({ $records } records)
}
verified-without-key = { $file }: { $records ->
    [one] legality only, it has no key
   *[other] legality only, without a key: { $count } of { $records }
}
verified-without-commitment = { $file }: { $records ->
    [one] legality only, it has a key but no commitment to it
   *[other] legality only, with a key but no commitment to it: { $count } of { $records }
}
verify-bad = { $file }: { $bad } of { $records } records are bad

arena-rounded = { $asked } games make no whole rotations of { $bots } bots, so { $games } are played.
arena-stopped = stopped after { $done } of { $games } games. { $journal ->
    [yes] The same command goes on from there.
   *[no] With `--resume` and a file, a run can go on from there.
}
arena-title = { $title }, { $players } players, { $games } games of { $deals } deals
arena-caption = in brackets: 95% intervals
arena-bot = bot
arena-games = games
arena-wins = wins
arena-points = points
arena-rating = rating
arena-forfeits = forfeits
arena-pairing =
    Deal by deal, { $first } against { $second }: { $better } better, { $even } even, { $worse } worse;
    { $difference } points of win rate ({ $low } to { $high }).
arena-parts = With other parts than those in the box: { LIST($parts) }.
arena-unfinished = { $unfinished } of { $games } games were left unfinished: nobody won them.
arena-forfeit = Game { $game }, move { $move }, a forfeit: { $reason }.
arena-more-forfeits = { $count ->
    [one] And 1 more forfeit: `--json` tells them all.
   *[other] And { $count } more forfeits: `--json` tells them all.
}
journal-foreign = { $file } is not the journal of an arena: go on without one, or name another file.
journal-unkept = No journal can be kept in { $file }: { $problem }.
journal-other = { $file } is the journal of another arena: there { $name } is { $there }, here { $here }.
journal-line = { $file }, line { $line }, tells of no game, so the journal cannot be used.

bench-compiling = { $title }: compiling
bench-players-now = { $title }: { $players } players
bench-caption =
    compiled in { $cold } s with an empty cache, { $warm } s with a full one;
    a state has { $bytes } bytes and is copied in { $copied } ns
bench-players = players
bench-alone = moves/s, one core
bench-together = { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}
bench-steps = steps/s, one core
bench-peers-now = Beside others
bench-peer-now = { $game } beside { $peer }
bench-peer-missing = { $peer } is not installed, so it is left out.
bench-work = { $work ->
    [rollout] whole random matches, moves/s
    [step] batch steps with mask and observation, steps/s
    [environment] one environment, steps/s
   *[other] what is measured
}
bench-ours = here
bench-theirs = there
bench-rate = here
bench-their-rate = there
bench-ratio = ratio
bench-imagine = imagine
bench-play = play + legal
bench-view = view

## Who made the games

credits-authors = by { LIST($names) }
credits-illustrators = illustrated by { LIST($names) }
credits-publishers = published by { LIST($names) }
credits-players = for { LIST($counts, type: "or") } players

## A game in the terminal

greeting = { $title }: { $name } on seat { $number }, against { LIST($others) }. ? for help.
commitment = Commitment { $commitment }
key = Key { $key }
bot-thinking = { $name } is thinking
thinking = thinking
bot-replaced = { $problem }. From here on { $name } plays in its place.
your-moves = legal: { $moves }
match-over = The game is over.
match-over-still = The game is over. Still to do: `save`, `quit`.
hint-chance = Your chance to win: { $percent }%{ $proven ->
    [yes] , worked out to the end
   *[no] { "" }
}.
save-where = Say where to: `save { word-file }`
save-taken = { $file } is there already: choose another name.
save-failed = It cannot be saved as “{ $file }”: { $problem }
saved = Saved as { $file }.
resume-not-utf8 = { $file } is not UTF-8 text, so it is no record of a game.
resume-other-game = { $file } holds a game of { $found }, not of { $game }.
too-many-bots = With { $players } players there are { $others } bots, not { $bots }.

command-help = this help
command-rules = the rules in brief, and what we are not sure of
command-moves = all your legal moves
command-hint = what the strongest bot would play, and why
command-undo = take your last move back, while no roll, draw, deal or shown card has followed it
command-save = write the game down; `cheeseboard play --resume` reads it
command-quit = leave the table

## A bot at somebody's table

cli-join = let a bot of ours sit down at a table of any Cheeseboard server
cli-join-link = the table’s link, as its invitation shows it
cli-join-bot = who plays: a bot by its name or as `search:3`, or `module:Class`, a bot of yours (default: { $bot })
cli-join-name = what it is called at the table (default: the bot’s own name, and that it comes from afar)
cli-join-seat = the seat, from 0 (default: the first that is open)
cli-join-once = leave after one match instead of staying for the rematch
word-link = LINK
word-bot = BOT
# What a bot is called where it comes as a guest, since the names of the server’s own bots are no names there.
join-called = { $bot } from afar
join-link = “{ $link }” is not the link of a table: it looks like http://192.168.1.20:8000/table/k3v9x2m7q1bc.
join-unreachable = { $server } cannot be reached: { $problem }
join-full = Every seat of this table is taken.
join-sat = Sat down on seat { $number }.
join-again = The line is broken; trying again.
join-ended = The match has ended early.
join-guessing = Until it is told everything again, this bot plays at random.

## Thinking for servers

cli-think = do nothing but think, for servers that hand thoughts out
cli-think-redis = the Redis of those servers, like redis://host:6379/0 (unless said: CHEESEBOARD_REDIS)
cli-think-threads = how many thoughts at once (default: one per core)

think-no-address = Say by --redis, or in CHEESEBOARD_REDIS, where the servers’ Redis is, for example redis://host:6379/0.
think-preparing = Getting ready to think.
think-ready = { $threads ->
    [one] Thinking with one thread, for all servers at this Redis.
   *[other] Thinking with { $threads } threads, for all servers at this Redis.
  }
think-minute = { $thoughts ->
    [one] One thought in the last minute, which took { $longest } ms.
   *[other] { $thoughts } thoughts in the last minute, half of them within { $half } ms, the longest took { $longest } ms.
  }
think-lost = Redis cannot be reached ({ $problem }); trying again.
think-back = Redis is there again.
think-unreadable = A thought could not be read, and is left to others: { $problem }
think-failed = A thought failed, and is left to others: { $problem }
think-done = { $thoughts ->
    [one] Stopped after one thought.
   *[other] Stopped after { $thoughts } thoughts.
  }

## Looking after a server

admin-column = { $column ->
    [table] Table
    [game] Game
    [state] State
    [laid] Laid
    [last] Last
    [entries] Entries
    [people] People
    [bots] Bots
    [whom] Whom
   *[until] Until
}
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-banned = { $whom } is banned { $until ->
    [never] for good
   *[other] until { $until }
}.
admin-unbanned = { $whom } is banned no more.
admin-backed-up = Everything is in { $file }. It holds the secret of the server and the hands of matches that run: keep it to yourself.
admin-would-delete = { $count ->
    [0] No table would be deleted: something has happened at each
    [one] One table would be deleted, where nothing has happened
   *[other] { $count } tables would be deleted, where nothing has happened
} since { $when }.
admin-has-deleted = { $count ->
    [0] No table is deleted: something has happened at each
    [one] One table is deleted, where nothing had happened
   *[other] { $count } tables are deleted, where nothing had happened
} since { $when }.
admin-would-erase = { $person } would be forgotten, and be a stranger at { $count ->
    [one] one table
   *[other] { $count } tables
}.
admin-erased = { $person } is forgotten.
admin-person-short = “{ $letters }” is too short: give at least the first { $fewest } letters of a person’s id.
admin-person-none = Nobody is known whose id begins with “{ $letters }”.
admin-person-many = Several are known whose ids begin with “{ $letters }”; give more letters.
admin-table-none = There is no table “{ $table }” in this database.
admin-table-over = The match at table { $table } is over already.
admin-ban-here = “{ $whom }” is this machine itself, from where nobody can be kept away; name a person, or another address.
admin-not-banned = “{ $whom }” is not banned; cheeseboard admin bans lists who is.
admin-no-database = Nothing is kept in { $database }; say with --database where your tables are.
admin-backup-there = { $file } is there already; name another file.
admin-backup-failed = The copy { $file } could not be made: { $problem }.
admin-backup-no-program = A copy of a PostgreSQL database is made by pg_dump, which is not installed here. Where it is: pg_dump --format=custom --file={ $file } postgresql://…

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

word-command = COMMAND
word-game = GAME
word-bots = BOT,BOT
word-host = HOST
word-port = PORT
word-name = NAME
word-file = FILE
word-moves = MOVES
word-option = NAME=VALUE
word-seconds = SECONDS
word-class = MODULE:CLASS

cli-serve = serve the page and open it in the browser
cli-serve-host = the address to listen on (default: { $host }, this machine)
cli-serve-port = the port (default: { $port }, or the next one that is free)
cli-serve-data = the file that keeps the tables, or a folder for it
cli-serve-no-browser = only print the address
cli-serve-bot = offer a bot of yours as an opponent; may be given several times

cli-play = play a whole game in the terminal against bots
cli-play-seat = your seat, from 0 (default: 0)
cli-play-name = what you are called (default: { your-name-unless })
cli-play-seed = the same seed deals the same cards
cli-play-resume = go on with a game that was saved
your-name-unless = Guest

cli-simulate = let bots play and write the records, one after another
cli-simulate-games = how many games (default: 1)
cli-simulate-seed = the same seed gives the same games (default: 0)

cli-arena = let bots play for their ratings, every deal from every seat
cli-arena-seats = the bots; with more seats they sit down again
cli-arena-games = how many, rounded up to whole rotations (default: 100)
cli-arena-seed = the same seed gives the same deals (default: 0)
cli-arena-move-time = for a move of a bot of yours, `module:Class`; one that takes longer forfeits (default: 5)
cli-arena-workers = how many games at once (default: one per core)
cli-arena-json = write everything that came out as JSON; `-` for standard output
cli-arena-records = write the records of all games
cli-arena-resume = keep a journal there, and go on with what it holds already

cli-verify = replay records: every move legal, every chance the key’s, the end right
cli-verify-files = files of records, or `-` for standard input

cli-bench = measure how fast the games run on this machine
cli-bench-games = the games to measure (default: all of them)
cli-bench-json = one JSON object per game and player count, each on a line

cli-credits = say who made the games

cli-table-game = which game: { LIST($games, type: "or") }
cli-table-players = how many play (default: the fewest that can)
cli-table-option = an option of the game; may be given several times
cli-table-bots = the bots, seat by seat; repeated to fill the seats
cli-limit = leave a game unfinished after so many moves (default: { $limit })

cli-not-whole = “{ $found }” is not a whole number
cli-not-port = “{ $found }” is not a port: a port is a number from 1 to { $most }
cli-not-positive = “{ $found }” is not a number from 1 on
cli-not-seconds = “{ $found }” is not a time: write seconds, more than 0 and at most { $most }
cli-not-option = “{ $found }” is not an option: write { word-option }, for example `area=centred`
cli-resume-alone = With `--resume` the table is laid already: leave out `--players`, `--option` and `--seed`.

## Progress, on standard error

progress-games = games
progress-records = records
progress-line = { $what ->
    [records] records
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
arena-process-ended = A process of the arena ended with status { $status }.
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
arena-unfinished = { $unfinished } of { $games } games were left unfinished: nobody won them.
arena-forfeit = Game { $game }, move { $move }, a forfeit: { $reason }.
arena-more-forfeits = { $count ->
    [one] And 1 more forfeit: `--json` tells them all.
   *[other] And { $count } more forfeits: `--json` tells them all.
}
journal-foreign = { $file } is not the journal of an arena: leave out `--resume`, or name another file.
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
match-over-still = The game is over. Still to do: `save`, `undo`, `quit`.
hint-chance = Your chance to win: { $percent }%{ $proven ->
    [yes] , worked out to the end
   *[no] { "" }
}.
undo-none = There is no move of yours to take back.
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
command-undo = take your last move back, and what the others made of it
command-save = write the game down; `cheeseboard play --resume` reads it
command-quit = leave the table

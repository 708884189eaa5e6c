# What is said where many games are played: the arena, the lab, and whoever works for them.

## Who does the work

cli-crew-workers = how many processes work at once (default: one per core)
cli-crew-backend = who works: `local`, this machine’s cores (default), or a cluster of `dask` or `ray`
cli-crew-address = where the cluster is, like tcp://10.0.0.5:8786 (Dask) or 10.0.0.5:6379 (Ray)
word-address = ADDRESS
crew-backend = “{ $backend }” does no work here: choose { LIST($backends, type: "or") }.
crew-address = An address is that of a cluster: choose { LIST($backends, type: "or") } as the backend too.
crew-no-address = Say too at what address the { $backend } cluster is, for example { $example }.
crew-package = { $backend } is not installed here: `pip install "cheeseboard[{ $extra }]"` brings it.
crew-unreachable = There is no { $backend } cluster at { $address }, or it does not answer.
crew-empty = The { $backend } cluster at { $address } has no workers yet: start some, then try again.
crew-died = A process that played was ended from outside or has crashed ({ $status }). What came to its end before is kept only where there is a journal.

## The arena, by seat and by role

company-empty = Nobody plays: name at least one bot.
company-list = The bots are a list, like ["greedy", "random"], not “{ $found }”.
arena-move-time = The time for a move is a number of seconds above 0, not { $found }.
arena-seats = By seat, whoever sat there
arena-roles = By role
arena-seat = seat
arena-role = role
arena-all = all
lab-percent = { $rate } % ({ $low }–{ $high })
simulate-stopped = stopped after { $done } of { $games } games, which are written.

## The lab

cli-lab = study the balance of a game: who is favoured, how long, how open and how decided matches are
cli-lab-players = how many play, like 2,3,4 (default: the fewest that can)
cli-lab-games = how many matches of each kind; { $more } times as many by bots that need no thought (default: { $games })
cli-lab-bots = levels of play, weakest first (default: { $bots })
cli-lab-option = an option: one value keeps it fixed, several like `tiles=standard,lively` are compared (default: all options, one at a time); may be given several times
cli-lab-seed = the same seed gives the same matches (default: 0)
cli-lab-out = the folder for text, numbers, charts and the journal (default: balance-{ word-game })
word-folder = FOLDER
word-numbers = N,N
cli-not-counts = “{ $found }” are no numbers of players: write them like 2,3,4
lab-written = Written: { $file }
lab-stopped = stopped after { $done } of { $games } matches. They are kept in { $folder }: the same command goes on from there.
lab-no-charts = There are no charts, since matplotlib is not installed: `pip install "cheeseboard[{ $extra }]"` brings it. The tables tell as much.

lab-title = The balance of { $title }
lab-about = Written by Cheeseboard { $version }; this makes it again: { $command }
lab-reading = In every match one bot has all the seats. In brackets: 95% intervals. Shared wins count in part.
lab-players = { $players } players
lab-play = play
lab-matches = matches
lab-moves = moves
lab-legal = legal moves
lab-seat = seat { $seat }
lab-seat-wins = Seat { $seat } wins
lab-bot = { $kind ->
    [random] random
    [greedy] greedy
    [level] level { $level }
   *[other] { $bot }
}
lab-at = { $kind ->
    [random] with random play
    [greedy] with greedy play
    [level] at level { $level }
   *[other] with { $bot }
}

lab-favoured = Who is favoured
lab-wins-by-level = Share of the wins, by level of play
lab-verdict = { $wins } { $rate } { $at }{ $verdict ->
    [even] : neither side is clearly favoured.
   *[other] .
}
lab-verdict-first = { $wins } { $rate } { $at }.
lab-seats = Of the wins { $at }, { LIST($shares) }.
lab-seat-share = seat { $seat } has { $rate }
lab-seats-apart = So seats are not alike: each would have { $fair } % if they were.
lab-seats-even = None of this can be told from the { $fair } % that each would have if seats were alike.

lab-options = Options
lab-option-usual = The usual choice is { $option }.
lab-option-changes = { $shown ->
    [yes] With { $option } the share of the wins ({ $whose }, { $at }) changes by { $by } points ({ $low } to { $high }).
   *[no] With { $option } no change of the share of the wins ({ $whose }, { $at }) can be told from chance: { $by } points ({ $low } to { $high }).
}
lab-option-wins = { $wins }, and moves in a match of the strongest play

lab-course = Length and choices
lab-length = A match { $at } { $always ->
    [yes] always has { $mean } moves.
   *[no] has { $mean } moves on average; half of them have { $early } to { $late }, nine in ten { $low } to { $high }.
}
lab-choices = Whoever is to move has { $choices } legal moves on average: most in part { $tenth } of 10 of the match ({ $most }), and { $last } in the last.
lab-course-table = Moves in a match, with quantiles, and legal moves at a turn: in all, and in three tenths of the match
lab-tenth = { $tenth ->
    [first] 1st tenth
    [fifth] 5th
   *[last] last
}

lab-decided = How decided matches are
lab-half = At half-time one side alone is ahead in { $led } of matches { $at }, and then it wins in { $held }.
lab-half-judged = The rules count no points that could be compared before the end: ahead is who has the better chances, as the bots judge a position.
lab-shared = The win is shared in { $rate }.
lab-margin = Winners have { $margin } points more than the best of the others.
lab-unfinished = { $unfinished } of { $matches } matches were left unfinished and are nobody’s.
lab-decided-table = The lead at half-time, shared wins, margin
lab-column-led = one side ahead
lab-column-held = … and wins
lab-column-sharing = shared wins
lab-column-lead = margin
lab-column-open = unfinished

lab-chart-even = even
lab-chart-wins = share of the wins, %
lab-chart-option = share of the wins, %: { $whose } (* is usual)
lab-chart-length = moves in a match
lab-chart-along = part of the match, %

# What tables, matches, records and bots refuse, and why.
# Those that say { title } are told of a game: their code begins with its name.

game-unknown = There is no game “{ $game }”; the games are { LIST($games) }.
table-players = { title } is for { LIST($counts, type: "or") } players, not { $players }.
seat-missing = There is no seat { $number }; the seats are 0 to { $last }.

move-after-end = { $move }: the match is over.
undo-nothing = No move has been made yet that could be taken back.
undo-none = There is no move of yours to take back.
undo-over = The game is over, so nothing can be taken back any more.
undo-chance = Chance has answered your last move, by a roll, a draw or a deal, so it cannot be taken back.
undo-revealed = The others have shown what they hold since your last move, so it cannot be taken back.

record-line = line { $line }: { $reason }
record-no-tag = found “{ $found }”, expected a tag like [Game "..."]
record-no-gap = expected an empty line between the tags and the log
record-not-utf8 = this is not UTF-8 text
record-tag-twice = the tag { $tag } stands twice
record-tag-missing = the record has no tag [{ $tag } "..."]
record-players = expected a number of players, found “{ $found }”
record-seat = there is no seat for the tag { $tag }; the seats are 0 to { $last }
record-date = expected a date like 2026-11-16, found “{ $found }”
record-hex = expected { $digits } hex digits in lower case as { $tag }
record-stops =
    the log stops here, where { $by ->
        [key] the key yields
       *[rules] the rules yield
    } “{ $expected }”
record-differs =
    found “{ $found }”, where { $by ->
        [key] the key yields
       *[rules] the rules yield
    } “{ $expected }”
record-after-end = found “{ $found }” after the end of the match
record-other-seat = found “{ $found }”, expected a move of seat { $number }
record-stops-at-chance = the log stops where chance is to be told, not where a seat is to move
record-unfinished = the log stops here, but the Result is “{ $found }”: expected a move of seat { $number }, or the Result “*”
record-result = the Result is “{ $expected }”, not “{ $found }”
record-key-early = a Key stands only in the record of a match that has ended
record-other-key = the Key is not the one that the Commitment was made to
part-elsewhere = this match has other parts than those in the box ({ LIST($parts) }); only `cheeseboard verify` and Python’s `cb.load` read it
line-expected = expected “{ $expected }”, found “{ $found }”
line-choice = expected “{ $start }” and { LIST($choices, type: "or") }, found “{ $found }”

analysis-keyless = Only a match with a key can be looked through: its chance has to be run again.

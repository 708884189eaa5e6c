# What tables, matches, records and bots refuse, and why.
# Those that say { title } are told of a game: their code begins with its name.

game-unknown = There is no game “{ $game }”; the games are { LIST($games) }.
table-players = { title } is for { LIST($counts, type: "or") } players, not { $players }.
table-option = { title } has no option “{ $option }”; it has { LIST($options) }.
table-choice = { title } with { $players } players takes { $option } = { LIST($choices, type: "or") }, not “{ $value }”.
seat-missing = There is no seat { $number }; the seats are 0 to { $last }.
names-number = { $players } players need { $players } names, not { $names }.
names-list = The names are a list with one for each seat, not “{ $names }”.
name-unprintable = A name is printable text on one line and not empty, not “{ $name }”.
seed-number = A seed is a whole number, not “{ $seed }”.
key-length = A match key is { $bytes } bytes.

move-not-text = A move is text in the game’s notation, not { $kind }.
move-after-end = { $move }: the match is over.
choose-after-end = The match is over: there is nothing left to choose.
choose-of-nothing = A bot chooses in a match, or by a sight of one, not by { $kind }.
choose-out-of-turn = Seat { $number } has nothing to choose: it is the turn of seat { $turn }.
since-not-number = Events are counted from 0, so they are asked for since a whole number, not { $since }.
undo-nothing = No move has been made yet that could be taken back.
undo-none = There is no move of yours to take back.
undo-over = The game is over, so nothing can be taken back any more.
undo-chance = Chance has answered your last move, by a roll, a draw or a deal, so it cannot be taken back.
undo-revealed = The others have shown what they hold since your last move, so it cannot be taken back.
undo-to = Of { $most } moves there can be { $fewest } to { $most } left, not { $moves }.

batch-count = A batch holds a whole number of matches, at least 1, not { $count }.
batch-moves = A batch of { $count } takes { $count } whole numbers at once, a move for each match, not an array of { $kind } with shape { $shape }.
batch-illegal = Move { $move } is not legal in match { $match } of the batch.

record-line = line { $line }: { $reason }
record-of-part = A match that began in the middle has no record: its past is not known.
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
record-not-text = a record is text, not { $kind }
record-number = expected one record, found { $number }
line-expected = expected “{ $expected }”, found “{ $found }”
line-choice = expected “{ $start }” and { LIST($choices, type: "or") }, found “{ $found }”

bot-unknown = There is no bot “{ $bot }”; the bots are { LIST($bots) }; also search:2 (by level), search:50ms (by time), search:10000 (by iterations) and module:Class (yours).
bot-level = Only search has levels, so “{ $bot }” cannot have level { $level }.
bot-measure = There is no search:{ $measure }; after the colon comes a level from 1 to { $levels }, a time like 50ms, or iterations from { $fewest } on.
bot-end = A search needs an end: give it iterations, seconds, or both.
bot-raised = { $bot } raised { $problem }
bot-illegal = { $bot } answered { $move }, which is not legal
bot-no-text = { $bot } answered { $found }, which is not a move as text
bot-gone = { $bot } is no longer running
bot-late = { $bot } took longer than { $seconds } s
bot-ended = { $bot } ended its own process, with status { $status }
bot-unmade = { $bot } could not be made: { $problem }
bot-mute = { $bot } has no method `choose(sight)`
bot-no-module = { $bot } is not there: no module “{ $module }” in this folder or among those installed
bot-no-class = { $bot } is not there: “{ $module }” has no class “{ $kind }”
bot-unimported = { $bot } could not be imported: { $problem }
analysis-keyless = Only a match with a key can be looked through: its chance has to be run again.

heard-too-little = What was played before cannot be heard again at this table: its players have to remember it.

# What only those read who program, start or operate it: the page does not carry it.

## Matches, batches, records and bots, for programmers

names-number = { $players } players need { $players } names, not { $names }.
names-list = The names are a list with one for each seat, not “{ $names }”.
name-unprintable = A name is printable text on one line and not empty, not “{ $name }”.
count-wrong = { $name } is a whole number, at least { $least }, not { $value }.
seed-number = A seed is a whole number, not “{ $seed }”.
key-length = A match key is { $bytes } bytes.
move-not-text = A move is text in the game’s notation, or a whole number, not { $kind }.
choose-after-end = The match is over: there is nothing left to choose.
choose-of-nothing = A bot chooses in a match, or by a sight of one, not by { $kind }.
choose-out-of-turn = Seat { $number } has nothing to choose: it is the turn of seat { $turn }.
since-not-number = Events are counted from 0, so they are asked for since a whole number, not { $since }.
undo-to = Of { $most } moves there can be { $fewest } to { $most } left, not { $moves }.
kernels-compiled = Compiling the rules for this machine; this takes some seconds, once ...
batch-count = A batch holds a whole number of matches, at least 1, not { $count }.
batch-moves = A batch of { $count } takes { $count } whole numbers at once, a move for each match, not an array of { $kind } with shape { $shape }.
batch-illegal = Move { $move } is not legal in match { $match } of the batch.
number-illegal = No legal move has the number { $number }; the game’s moves are numbered from 0 to { $last }, and match.numbers() tells which are legal.
move-before-chance = “{ $move }” must wait: first say with match.chance(outcome) what chance brings.
chance-outcome = Chance cannot bring “{ $outcome }” now; it can bring { LIST($outcomes, type: "or") }.
chance-none = Nothing is left to chance now.
chance-first = Chance comes first: say with match.chance(outcome) what it brings.
seed-unresolved = A match whose chance is told takes no seed.
position-unreadable = “{ $text }” is no position as match.position() writes it.
position-in-chance = This position lies in the middle of chance, of which only a part is told: take it up with unresolved=True.
part-unknown = { $game } has no part “{ $part }”; its parts are { LIST($parts) }.
part-kind = The part { $part } is written like { $usual }, not { $value }.
part-unread = { $game } follows { $part } without reading it, so no variant can have another; its parts are { LIST($parts) }.
part-players = No number of players stands in all of { LIST($parts) }; each of them goes by the numbers of players.
part-broken = These parts make no game: { $problem }.
batch-where = A batch of { $count } takes { $count } times true or false, one for each match, not an array of { $kind } with shape { $shape }.
batch-out = To be written into it must be an array of { $kind } with shape { $shape }, row after row without gaps, and open to be written.
batch-out-step = A batch writes into a step that it has told before, or into batch.room(), not into { $kind }.
batch-way = A batch chooses “random” or “greedy”, not “{ $way }”.
batch-row = The matches of the batch are numbered from 0 to { $last }, so there is no match { $row }.
device-unknown = A batch is on “cpu” or “cuda”, not on “{ $device }”.
device-no-cupy = A graphics card is reached through CuPy, which is not installed: pip install "cheeseboard[cuda]" brings it.
device-no-card = This machine has no graphics card that CuPy can use; “cpu” is there everywhere.
device-other-kernels = The folder { $folder } holds no kernels made of these very rules: make them anew.
record-of-part = A match that began in the middle has no record: its past is not known.
record-of-nothing = Records are written of matches, not of { $kind }.
record-not-text = a record is text, not { $kind }; cb.read reads those in a file
record-name = “{ $found }” is no record; cb.read reads those in a file
record-number = expected one record, found { $number }
bot-end = A search needs an end: give it iterations, seconds, or both.
bot-raised = { $bot } raised { $problem }
bot-illegal = { $bot } answered { $move }, which is not legal
bot-no-text = { $bot } answered { $found }, which is no move, neither as text nor as a number
bot-gone = { $bot } is no longer running
bot-late = { $bot } took longer than { $seconds } s
bot-ended = { $bot } ended its own process, with status { $status }
bot-unmade = { $bot } could not be made: { $problem }
bot-mute = { $bot } has no method `choose(sight)`
bot-no-module = { $bot } is not there: no module “{ $module }” in this folder or among those installed
bot-no-class = { $bot } is not there: “{ $module }” has no class “{ $kind }”
bot-unimported = { $bot } could not be imported: { $problem }
heard-too-little = What was played before cannot be heard again at this table: its players have to remember it.
table-option = { title } has no option “{ $option }”; it has { LIST($options) }.
table-choice = { title } with { $players } players takes { $option } = { LIST($choices, type: "or") }, not “{ $value }”.
bot-unknown = There is no bot “{ $bot }”; the bots are { LIST($bots) }; also search:2 (by level), search:50ms (by time), search:10000 (by iterations) and module:Class (yours).
bot-kind = A bot is a name, a class, or an object with a method `choose(sight)`; this is { $kind }.
bot-level = Only search has levels, so “{ $bot }” cannot have level { $level }.
bot-measure = There is no search:{ $measure }; after the colon comes a level from 1 to { $levels }, a time like 50ms, or iterations from { $fewest } on.

## The interfaces of others

adapter-missing = { $peer } is not installed here: pip install "cheeseboard[{ $extra }]".
render-mode = It can be rendered as { LIST($modes, type: "or") }, not as “{ $mode }”.
opponents-number = There are { $seats } other seats at this table, but { $opponents } opponents; name one for all, or as many as there are seats.

## What is sent, by other means than the page

seat-two-me = Only one seat can be “me”; whoever sits beside you is “beside”.
value-nested = What you send is nested too deeply.
body-no-json = The body must be JSON: send it with the header Content-Type: application/json.
not-json = This is not JSON.
value-kind =
    { $place ->
        [none] What you send
       *[other] “{ $place }”
    } must be { $wanted ->
        [text] text
        [number] a whole number
        [list] a list
        [truth] true or false
       *[object] an object
    }.
value-choice = “{ $place }” must be { LIST($choices, type: "or") }, not “{ $found }”.
value-missing = “{ $place }” is missing.
value-unknown = “{ $place }” means nothing here.
message-unreadable = Send what you want as text in JSON: { $example }.
body-long = The body of the request is too long.
path-method = { $path } does not take { $method }; /api/docs lists what there is.
socket-since = since, undone and entries are how much you have heard: whole numbers from 0; changes is 0 or 1.
socket-not-text = What you sent is no text in UTF-8; connect again.

## The database, and where servers meet

thinking-no-threads = With bot_threads = 0 nobody thinks here: say by --redis where those are who do.
redis-address = That is no address of a Redis: { $problem }. One looks like redis://host:6379/0.
redis-missing = Redis needs a package that is not here: pip install "cheeseboard[site]".
bot-not-yours = “{ $bot }” is no bot of yours: name it as module:Class, for example mine:Bot.
database-removed = The database { $file } was removed or replaced while it was in use; what it held is kept in { $saved }. Start Cheeseboard again with that file as --database.
database-removed-lost = The database { $file } was removed or replaced while it was in use, and what it held could not be kept anywhere else; make room and restore a copy of it.
database-in-use =
    { $file } is in use by { $address ->
        [nowhere] another Cheeseboard; wait until that one is done,
       *[other] the Cheeseboard at { $address }; open that one,
    } or name another place with --database.
database-kind = A database is a file, a folder for one, or a URL that begins with sqlite:/// or postgresql://, not with “{ $kind }://”.
database-no-url = The URL of the database cannot be read; it should look like postgresql://user:password@host:5432/cheeseboard.
redis-workers = Several workers meet by way of Redis: say by --redis, or in CHEESEBOARD_REDIS, where it is, for example redis://127.0.0.1:6379/0.
database-extra = PostgreSQL needs something more to be installed: pip install 'cheeseboard[site]'.
database-unreachable = The database { $database } cannot be used: { $problem }.
database-password = The database { $database } does not accept this user and password.
database-missing = The database { $database } cannot be opened ({ $problem }); make it with createdb, or name another one.
move-same = Source and target are the same database; name another one with --to.
move-nothing = Nothing is kept in { $from }; say with --from where your tables are.
move-in-use = { $database } is in use, and what is written meanwhile would be lost; stop every server that uses it, then move.
move-not-empty = { $to } already holds people or tables, which are left as they are; name a database that is empty.
move-differs = What arrived in { $to } is not what left { $from }, so nothing has been changed there; move again while nobody else uses either.
move-failed = Nothing has been moved to { $to }: { $problem }.
database-unwritable = The database { $file } cannot be written to: { $problem }.
database-in-file = { $folder } is a file, so no database can be kept in it; name another place.
database-no-folder = The folder { $folder } cannot be made: { $problem }.
database-is-folder = { $file } is a folder, but the database is a file; move it away or name another place.
database-no-file = { $file } is no file that something can be kept in; name another place.
database-read-only = { $place } is read-only; make it writable or name another place for the data.
database-foreign = { $database } is a database of some other program; name another place for the data.
database-newer = { $database } was written by a newer Cheeseboard (its version is { $version }, this one reads { $known }); install the newer one or name another place for the data.
database-not-made = The database { $file } cannot be made: { $problem }.
database-damaged = { $file } is damaged or no database ({ $problem }); restore a copy of it or move it away.

## Whoever operates the server

ready-rehearsing = This server is starting: the games are being made ready.
ready-database-slow = The database has not answered within { $seconds } seconds.
metrics-elsewhere = What this server measures is told to its own machine, and to networks named with --metrics-for.
network-wrong = “{ $network }” is no address or network; write it like 10.0.0.0/8.

## Whoever starts the server

server-missing = The page, and playing at one, needs more packages than studying the games: pip install "cheeseboard[server]".
serve-at = Cheeseboard is at { $address } (Ctrl+C stops it)
serve-alone = Only this machine can open it; start it with --share to let others in.
serve-network = Others on your network open { $address }
limits-unread = The limits in { $file } cannot be read: { $problem }.
limit-unnamed = “{ $found }” is no limit with its value; write NAME=VALUE.
limit-unknown = There is no limit “{ $name }”; cheeseboard serve --show-limits tells which there are.
limit-wrong = The limit { $name } is { $kind ->
        [whole] a whole number
       *[any] a number
    } from { $least } on, not “{ $found }”.
port-no-address = “{ $host }” is no address of this machine; try 127.0.0.1, or 0.0.0.0 for everybody.
port-none-free = No port from { $first } to { $last } is free; name one with --port.
port-reserved = Port { $port } is reserved for the system; choose one above 1023, or leave --port out.
port-in-use = Port { $port } is in use; choose another, or leave --port out for the next free one.
port-failed = Nothing can listen on { $host } port { $port }: { $problem }.
page-not-built = The page has not been built: run ./play in the checkout, or install the package. /api works.

## Installing

install-line = Cat-and-mouse games for the kitchen table, with friends or against bots.

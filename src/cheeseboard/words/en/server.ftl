# What the server refuses and why, and what it says to whoever runs it.

## People

person-unnamed = Guest { $number }
card-refused = Your seat card was not accepted by this server, so you are somebody new to it; seats that you had taken stay with the old card.
name-empty = A name needs at least one letter, and at most { $most }.
name-long = A name has at most { $most } letters, not { $letters }.
name-invisible = A name cannot have invisible letters; use letters, digits, spaces and signs.

## Tables and seats

table-missing = There is no table “{ $table }” here; check the link.
table-other-rules = Table { $table } was played by other rules than this server’s: { $problem }
tables-per-minute = { $most } tables have been laid from your address within a minute; wait a moment.
tables-unfinished = You have laid { $most } tables within a day that are not finished; finish one first.
seat-two-me = Only one seat can be “me”; the others are “open” or a bot.
seat-for-whom = Seat { $number } cannot be “{ $found }”; a seat is “me”, “open” or a bot: { LIST($bots, type: "or") }.
seat-yours = You sit at this table already.
seat-taken = { $name } sits there already.
seat-just-taken = Somebody else has just sat down there.
pace-watching = You are watching this table; only those who sit at it can set its pace.
record-early = The match is not over, and its record would give away what is hidden; wait for the end.

## Moves

move-watching = You are watching this table; only those who sit at it can move.
move-early = The match has not begun: it begins when no seat is open any more.
move-over = The match is over; lay a new table to play again.
move-late =
    You chose this move after { $heard ->
        [one] 1 move
       *[other] { $heard } moves
    }, but there { $made ->
        [one] has been 1
       *[other] have been { $made }
    }; look again.
move-not-yours = It is the turn of { $seat }, not yours.
move-meanwhile = Another move was made in the meantime; look again.
move-failed = Something went wrong here; the move was not made.

## Hints and analyses

hint-watching = You are watching this table; help is for those who play.
hint-people = Help is for playing against bots; at this table people play against each other.
hint-not-yours = It is the turn of { $seat }; a hint is for whoever is to move.
analysis-early = The match is not over; it can be looked through when it is.
analysis-failed = This match cannot be looked through; why is in the server’s log.
analysis-many = Many matches are being looked through just now; try again in a moment.
thinking-full = This server has too much to think about just now; try again in a moment.
hung-up = You have hung up before there was an answer.

## Bots

bot-not-yours = “{ $bot }” is no bot of yours: name it as module:Class, for example mine:Bot.
bot-not-offered = { $bot } is not offered by this server any more
bots-no-room = All seats that this server has for the host’s own bots are taken ({ $most }); choose another bot or wait.

## What is sent

not-json = This is not JSON.
value-kind =
    { $place ->
        [none] What you send
       *[other] “{ $place }”
    } must be { $wanted ->
        [text] text
        [number] a whole number
        [list] a list
       *[object] an object
    }.
value-choice = “{ $place }” must be { LIST($choices, type: "or") }, not “{ $found }”.
value-missing = “{ $place }” is missing.
value-unknown = “{ $place }” means nothing here.
message-unreadable = Send a move as text in JSON: { $example }.
message-long = A message has at most { $most } bytes, not { $bytes }.
body-long = The body of the request is too long.
path-missing = There is nothing at { $path }; /api/docs lists what there is.
path-method = { $path } does not take { $method }; /api/docs lists what there is.
request-unreadable = The request cannot be understood.
server-failed = Something went wrong here; it has been written to the server’s log.
server-stopping = This server is stopping; come back in a moment.

# At most 123 bytes each: that is what fits when a socket is closed.

socket-other-site = This page comes from another site; open the server’s own.
socket-since = since is how many events you have: a whole number from 0.
socket-slow = You read too slowly; connect again with since=.
socket-failed = Something went wrong here; connect again.

## The database

database-unread = The database cannot be read just now ({ $problem }); try again in a moment.
database-unsaved =
    { $what ->
        [name] The name
        [table] The table
        [seat] The seat
        [pace] The pace
        [end] The end of the match
       *[move] The move
    } could not be saved ({ $problem }), so nothing has changed; try again in a moment.
database-unwritable = The database { $file } cannot be written to: { $problem }.
database-in-file = { $folder } is a file, so no database can be kept in it; name another place.
database-no-folder = The folder { $folder } cannot be made: { $problem }.
database-is-folder = { $file } is a folder, but the database is a file; move it away or name another place.
database-read-only = { $place } is read-only; make it writable or name another place for the data.
database-foreign = { $file } is a database of some other program; name another place for the data.
database-newer = { $file } was written by a newer Cheeseboard (its version is { $version }, this one reads { $known }); install the newer one or name another place for the data.
database-not-made = The database { $file } cannot be made: { $problem }.
database-damaged = { $file } is damaged or no database ({ $problem }); restore a copy of it or move it away.

## Whoever starts the server

serve-at = Cheeseboard is at { $address } (Ctrl+C stops it)
serve-network = Others on your network reach it at { $address }
serve-problem = cheeseboard: { $problem }
port-no-address = “{ $host }” is no address of this machine; try 127.0.0.1, or 0.0.0.0 for everybody.
port-none-free = No port from { $first } to { $last } is free; name one with --port.
port-reserved = Port { $port } is reserved for the system; choose one above 1023, or leave --port out.
port-in-use = Port { $port } is in use; choose another, or leave --port out for the next free one.
port-failed = Nothing can listen on { $host } port { $port }: { $problem }.
page-not-built = The page has not been built: run ./play in the checkout, or install the package. /api works.

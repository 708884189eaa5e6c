# What the server refuses and why, and what it says to whoever runs it.

## People

person-unnamed = Guest
card-refused = Your seat card was not accepted by this server, so you are somebody new to it; seats that you had taken stay with the old card.
name-empty = A name needs at least one letter, and at most { $most }.
name-long = A name has at most { $most } letters, not { $letters }.
name-of-bot = “{ $name }” is, or looks like, the name of a bot here; choose another.
name-invisible = A name cannot have invisible letters; use letters, digits, spaces and signs.

## Tables and seats

table-missing = There is no table “{ $table }” here; check the link.
table-other-rules = Table { $table } was played by other rules than this server’s: { $problem }
tables-per-minute = As many tables have been laid from your address within a minute as may be ({ $most }); wait a moment.
tables-unfinished = You have laid { $most } tables within a day that are not finished; finish one first.
table-full = So much has been done at this table ({ $most } entries) that only moves and its end are written down now.
seats-unfinished = You sit at { $most } tables of others that are not finished; finish one first.
asked-fast = That is a lot to ask for: at most { $most } in a minute. Wait a moment.
seat-beside-unnamed = Whoever sits beside you needs a name; seat { $number } has none.
seat-yours = You sit at this table already.
seat-taken =
    { $name ->
        [none] Somebody sits there already.
       *[other] { $name } sits there already.
    }
seat-removed = The host has asked you to leave this table; you can still watch.
seat-none = You are watching this table; that is for those who sit at it.
seat-curtain = Several of you play at this device: look at one of your hands first.
look-not-yours = You can look at the table from your own seats only.
pace-watching = You are watching this table; only those who sit at it can set its pace.
host-only = Only the host of this table can do that.
time-bounds =
    { $place ->
        [clock] The time for a move
       *[patience] The patience with somebody who is away
    } is from { $least } to { $most } seconds, not { $seconds }.
start-late = The match has begun already.
free-no-bot = No bot has that seat.
remove-nobody = Nobody sits there whom you could ask to leave.
left-already = You have left already; a bot plays for you.
return-nothing = No bot plays for you here.
wishes-fast = That is a lot to want: at most { $most } things in a minute. Wait a moment.
record-early = The match is not over, and its record would give away what is hidden; wait for the end.

## Whoever is away

stand-in-nobody = A bot can play only for somebody else who sits here.
stand-in-already = A bot plays for { $seat } already.
absent-here = { $seat } is here.
absent-early =
    { $seat } has not been away for long enough; wait another { $seconds ->
        [one] second
       *[other] { $seconds } seconds
    }.
absent-days = At a table for days the host decides about somebody who is away; who sits here may once the host has been away for a day.
end-all-here = Everybody is here, so there is nobody to end the match for.
resign-many = A match can be given up only where two play; you can leave instead, and a bot plays on.

## Taking moves back

undo-asked = Somebody has asked already; wait for the answers.
undo-unasked = Nobody wants to take anything back just now.
undo-not-asked = You are not asked: only those who have moved since have to agree.
undo-away = { $seat } is away and cannot agree.

## What people say

chat-closed = The host has switched the chat off at this table.
chat-unnamed = Say first what you are called, so that the others know who speaks.
chat-nothing = A line needs at least one letter, and at most { $most }.
chat-long = A line has at most { $most } letters, not { $letters }.
chat-invisible = A line needs something to see, and can have no control characters; use letters, digits, spaces and signs.
chat-fast = That is a lot at once: at most { $most } in a minute. Wait a moment.
chat-full = { $most } lines have been said at this table; more do not fit.

## The match after the match

again-early = The match is not over; a rematch comes after it.
again-late = The rematch has been laid already.
rematch-unwanted = Say first that you want a rematch.
rematch-wait = { LIST($seats) } may still say yes; wait a moment.
rematch-too-few =
    { $players ->
        [one] One player is
       *[other] { $players } players are
    } not enough for this game.

## Taking a seat elsewhere

code-not-yours = You can take only a seat of your own to another device.
code-wrong = This code does not hold, or not any more; ask for a new one.
code-no-seat = That seat belongs to somebody else by now.
codes-fast = At most { $most } codes can be tried in a minute; wait a moment.

## Inviting

host-unreadable = The request does not say by which address it came here.
# What a messenger shows of a link to a table.
preview-title = { $state ->
    [waiting] { $host ->
        [none] You are invited to { $game }
       *[other] { $host } invites you to { $game }
    }
    [over] { COUNT($names) ->
        [0] A match of { $game }
       *[other] { LIST($names) } played { $game }
    }
   *[other] { COUNT($names) ->
        [0] A match of { $game }
       *[other] { LIST($names) } are playing { $game }
    }
}
preview-line = { $state ->
    [waiting] { $open ->
        [one] One chair is free. No account, nothing to install.
       *[other] { $open } chairs are free. No account, nothing to install.
    }
    [over] See it again, move by move.
   *[other] Come and watch.
}

## Moves

move-watching = You are watching this table; only those who sit at it can move.
move-early = The match has not begun: it begins when no seat is open any more.
move-over = The match is over; lay a new table to play again.
move-not-yours = It is the turn of { $seat }, not yours.
move-meanwhile = Another move was made in the meantime; look again.
move-stand-in = A bot plays for you; come back to your seat first.
command-failed = Something went wrong here; nothing has changed.

## Hints and analyses

hint-watching = You are watching this table; help is for those who play.
hint-people = Help is for playing against bots; at this table people play against each other.
hint-not-yours = It is the turn of { $seat }; a hint is for whoever is to move.
analysis-early = The match is not over; it can be looked through when it is.
analysis-ended = This match was not played to its end, so it cannot be looked through.
analysis-failed = This match cannot be looked through; why is in the server’s log.
analysis-many = Many matches are being looked through just now; try again in a moment.
replay-early = The match is not over, and a replay would give away what is hidden; wait for the end.
replay-never = Nothing was played at this table.
replay-long = A record to replay has at most { $most } kB; send one match alone.
replay-many = A match to replay has at most { $most } moves.
replay-nothing = There is no record in this; one begins with a tag like [Game "…"].
thinking-nobody = Nobody is there to think for this server just now; try again in a moment.
thinking-full = This server has too much to think about just now; try again in a moment.
hung-up = You have hung up before there was an answer.

## Bots

bot-not-here = This server has no bot “{ $bot }”; it has { LIST($bots, type: "or") }.
bot-not-offered = { $bot } is not offered by this server any more
bots-no-room = All seats that this server has for the host’s own bots are taken ({ $most }); choose another bot or wait.

# At most 123 bytes, as what is said when a socket is closed.
banned = Whoever runs this server does not want you here; ask them.

## What is sent

other-site = This was asked for by a page of another site; open the server’s own.
message-long = A message has at most { $most } bytes, not { $bytes }.
path-missing = There is nothing at { $path }; /api/docs lists what there is.
request-unreadable = The request cannot be understood.
server-failed = Something went wrong here; it has been written to the server’s log.
request-late = The request took too long to arrive; send it again.
request-head-long = What comes before the body of a request has at most { $most } bytes.
connections-yours = Your address has as many connections to this server as one can have ({ $most }); close some of them first.
connections-full = This server has no room for more connections just now; try again in a moment.
server-stopping = This server is stopping; come back in a moment.

# At most 123 bytes each: that is what fits when a socket is closed.

socket-other-site = This page comes from another site; open the server’s own.
socket-slow = You read too slowly; connect again with since=.
socket-flood = You send more than anybody needs; connect again and send less.
socket-failed = Something went wrong here; connect again.

## The database

database-unread = The database cannot be read just now ({ $problem }); try again in a moment.
database-unsaved =
    { $what ->
        [name] The name
        [rated] What you want
        [table] The table
        [code] The code
        [sat] The seat
        [passed] The seat
        [left] The seat
        [moved] The move
        [chatted] What you said
        [forgotten] What is to be forgotten
       *[other] What you did
    } could not be saved ({ $problem }), so nothing has changed; try again in a moment.
database-unsure =
    The database was gone before it could say whether it had saved { $what ->
        [name] the name
        [rated] what you want
        [table] the table
        [code] the code
        [sat] the seat
        [passed] the seat
        [left] the seat
        [moved] the move
        [chatted] what you said
        [forgotten] what is to be forgotten
       *[other] what you did
    }; look whether it has, and try again if not.
database-gone = This server’s database has been taken away, so nothing has changed and the server stops; tell whoever runs it.

# What the page says around every game.

page-title = Cheeseboard
page-title-of = { $part } · Cheeseboard
close = Close
unreachable = The server cannot be reached. This page tries again by itself.

## The lobby

lobby-heading = Which game tonight?
lobby-lead = Three cat-and-mouse games, against bots or with friends. No account, nothing to install.
lobby-no-games = No games are on this server’s shelf.
play-now = Play now
play-now-heard = Play now: { $game }
how-to-play = How to play
how-to-play-heard = How to play { $game }
play-now-against = Against { $bot }
starting = Laying the table…
box-players = { $several ->
    [yes] { $least }–{ $most } players
   *[no] { $most ->
        [one] 1 player
       *[other] { $most } players
    }
}
friends = Play with friends
friends-heard = Play { $game } with friends
friends-count-heard = { $count ->
   *[other] Invite for { $count } players
}
set-up = Set up
set-up-company = With whom?
set-up-company-choice = { $whom ->
    [bots] Against bots
    [friends] Friends with a link
   *[device] Around one device
}
set-up-company-line = { $whom ->
    [bots] Starts at once.
    [friends] You get a link to send, and a code to scan.
   *[device] { $hidden ->
        [yes] You pass it around; a cloth covers every hand in between.
       *[no] You pass it around.
    }
}
set-up-beside-unnamed = Player { $number }
set-up-beside-name = Name of player { $number }
beside = Somebody beside you
beside-line = Plays at this device, in turn with you.
set-up-players = How many play?
set-up-role = Who will you be?
set-up-seat = Seat { $number }
set-up-seat-as = Seat { $number }, { $title }
set-up-for-beginners = { $choice } (first game)
set-up-start = Start the game
set-up-invite = Lay the table and invite
open-for-friend = Open for a friend
open-for-friend-line = You get a link to send. The game begins when they sit down.
who-sits = { $who }. { $line }
bot-level-of = { $name }, level { $level } of { $levels }
your-name = Your name
your-name-saved = You are { $name }.
mine-heading = Your tables
mine-all = My games
mine-turn = { $seat_is ->
    [you] Your turn
    [none] Being played
   *[other] { $seat }’s turn
}
mine-left = A bot plays on for you
mine-waiting = { $open ->
    [one] Waits for 1 player
   *[other] Waits for { $open } players
}
mine-ended = Ended early
mine-with = With { LIST($names) }
place-games = My games
place-seat = Bring a seat here
place-replay = Open a saved game
tables-now = Tables right now
tables-join = Join
tables-watch = Watch
tables-come-back = Come back
tables-heard = { $what }: { LIST($names) }
tables-state = { $game }, { $open ->
    [0] being played
    [one] waits for 1 player
   *[other] waits for { $open } players
}

## At a table

table-back = Games
table-back-heard = Back to the games
table-loading = Coming to the table…
table-reconnecting = Reconnecting…
closed-no-table = There is no such table here. The link may have been cut short.
closed-not-ours = This page was not served by this server, so it may not sit down here.
seat-you = You
seat-open = Open seat
seat-away = away
seat-bot = Bot
seat-turn = { $seat_is ->
    [you] your turn
   *[other] to play
}
seats = People at the table
log = What happened
log-empty = Nothing yet.
# While somebody else decides; a game may have a line of its own.
their-turn = { $seat_is ->
    [you] It is your turn.
   *[other] { $seat } is thinking.
}
sending = Your move is on its way…
scores = Scores
scores-player = Player
scores-points = Points
scores-winner = winner

## Inviting, and waiting for people

invite-heading = Invite your friends to { $game }
invite-from = { $name ->
    [none] You are invited to { $game }
   *[other] { $name } invites you to { $game }
}
invite-lead = Scan it, or send the link. The game begins when every chair is taken.
invite-share = Share the link
invite-qr = The link as a picture to scan
invite-unreachable = Only this machine can open the table. To let others in, stop Cheeseboard and start it again with ./play --share; this table will still be here.
what-name = What shall we call you?
come-in = Come in
come-as = { $name ->
    [none] You come as a guest.
   *[other] You come as { $name }.
}
come-as-other = Another name
waiting-copy = Copy link
waiting-copied = Copied
waiting-link = Link to this table
waiting-lead = { $open ->
    [0] All chairs are taken. You can watch.
    [one] One chair is free. Sit down to play, or stay and watch.
   *[other] { $open } chairs are free. Choose one, or stay and watch.
}
waiting-sit = Sit here
waiting-sit-heard = Sit here: seat { $number }
waiting-for = { $open ->
    [0] Everybody is here.
    [one] Waiting for 1 more player.
   *[other] Waiting for { $open } more players.
}
chair-yours = Your seat
chair-host = Invites
chair-fill-heard = Let a bot sit here: seat { $number }
chair-level = Bot on seat { $number }
chair-free-heard = Free this seat: { $name }
free-chair = A chair is free.
free-chair-invite = Invite somebody
host-customs = How it is played

## Bringing a seat to another device

seat-bring = Bring your seat here
seat-bring-how = At the table on your other device, open the menu, choose “Move my seat to another device”, and type its code here.
seat-bring-link = The seat moves to this device; the other one watches from then on.
seat-code = Code
seat-take = Sit down here

## Nothing here

nowhere = There is nothing here
nowhere-why = The cat has looked everywhere. The address may have been mistyped or cut short.

## Help

help-heading = Help
help-sure = The rulebook settles everything.
keycap-enter = Enter
keycap-escape = Esc
help-keys = Keys
key-hint = ask for a hint, in games against bots
fair = Fair luck
fair-why = What chance brings is decided by a secret key. Its fingerprint is shown before anything happens, and the key itself after the end, so anyone can check that nobody helped luck along.
fair-commitment = Fingerprint
fair-key = Key
fair-key-later = The key is shown when the game is over.
fair-record = Save the game as a file

## Bots, hints and chances

bots = The bots
setting-confirm = Ask before playing
setting-confirm-note = A tap shows the move, a second tap on the same place makes it. Without this, one tap is enough.
pace = How fast bots play
pace-choice = { $pace ->
    [calm] Calm
    [brisk] Brisk
   *[usual] Usual
}
percent = { $percent }%
hint = Hint
hint-ask = What would you play?
hint-heading = I would play
hint-thinking = Thinking it over…
hint-close = Close the hint
hint-told = I would play { $move }: { $percent }% chance of winning.
hint-chance-heard = { $percent }% chance of winning
# Where all chances are level, points tell the moves apart.
hint-told-points = I would play { $move }: about { some-points }.
hint-why = It { $reason }.
hint-proven = Worked out to the very end.
hint-try = It is marked on the table. Play it, or something else.
chances = Chances of winning
chances-show = Show everybody’s chances
chances-thinking = Weighing the chances…
chances-unknown = …
chances-of = { $name } { $percent }%
chances-told = Chances of winning: { LIST($sides) }.
chances-only-bots = Hints and chances are for games against bots: among people they would be whispering.

## Looking back

look-back = Look back
look-back-working = Going through the game again…
look-back-progress = { $done } of { $of } moves
look-back-ready = { $turnings ->
    [one] Ready: 1 turning point.
   *[other] Ready: { $turnings } turning points.
}
look-back-turnings = Turning points
look-back-no-turning = No single move decided this game.

## Credits

credits = Credits
credit-authors = Authors
credit-illustrators = Illustrators
credit-publishers = Publishers
credit-age = Age
credit-minutes = Playing time
credit-unnamed = not named in the rulebook we have

## Together: people at a table

seat-guest = Guest
seat-stand-in = A bot plays for { $seat }
seat-thinking = thinking
seat-score = Tonight: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, { some-points }
seat-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
watching-names = Watching: { LIST($names) }
watching-unnamed = Somebody

## Together: the log beside the game

entry-sat = { $seat_is ->
    [you] You sit down.
   *[other] { $seat } sits down.
}
entry-started = The game begins.
entry-left = { $why ->
    [left] { $seat } has left, and the seat is free again.
    [removed] { $seat } was asked to leave, and the seat is free again.
   *[freed] A seat is free again.
}
entry-bot-in = { $why ->
    [absent] { $seat_is ->
        [you] While you are away, a bot plays for you.
       *[other] A bot plays for { $seat } until they are back.
    }
    [left] { $seat_is ->
        [you] You have left. A bot plays on for you.
       *[other] { $seat } has left. A bot plays on.
    }
    [failed] { $seat } is out of order. A bot plays on instead.
   *[none] { $name } takes a seat.
}
entry-bot-out = { $seat_is ->
    [you] You are back and play again.
   *[other] { $seat } is back and plays again.
}
entry-passed = { $seat_is ->
    [you] You play on at this device.
   *[other] { $seat } plays on at another device.
}
entry-moved = { $why ->
    [late] { $seat_is ->
        [you] Your time was up, so a bot moved for you.
       *[other] { $seat } ran out of time, so a bot moved.
    }
   *[other] { $seat_is ->
        [you] A bot moved for you.
       *[other] A bot moved for { $seat }.
    }
}
entry-undo-asked = { $seat_is ->
    [you] You ask to take back a move.
   *[other] { $seat } would like to take back a move.
}
entry-undo-answered = { $yes ->
    [yes] { $seat_is ->
        [you] You allow it.
       *[other] { $seat } allows it.
    }
   *[no] { $seat_is ->
        [you] You would rather not.
       *[other] { $seat } would rather not.
    }
}
entry-undone = { $seat_is ->
    [you] You take a move back.
   *[other] { $seat } takes a move back.
}
entry-ended = { $why ->
    [resigned] { $seat_is ->
        [you] You give up.
       *[other] { $seat } gives up.
    }
    [absent] The game ends because { whom } could not be waited for any longer.
    [agreed] The game ends as everybody agreed.
   *[closed] The table is closed.
}
entry-again = { $yes ->
    [yes] { $seat_is ->
        [you] You want a rematch.
       *[other] { $seat } wants a rematch.
    }
   *[no] { $seat_is ->
        [you] You want no rematch.
       *[other] { $seat } wants no rematch.
    }
}
entry-next = The rematch is laid.
entry-chatted = { $who }: { $text }
entry-reacted = { $who }: { reaction }

## Together: one device

curtain-pass = Pass to { $name }
curtain-lead = { $name }, take the device. Nobody else looks.
curtain-lift = Show my cards
curtain-soon = { $name } is next.
curtain-done = Done

## Together: somebody is away

away = { $seat } has been away for { how-long-away }.
how-long-away = { $unit ->
    [seconds] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}
away-wait = Wait
away-stand-in = Let a bot play
away-end = End the game
away-end-sure = End it for everybody
stand-in-for-you = A bot plays for you.
seat-take-back = Take my seat back

## Together: taking back

undo = Take back
undo-ask = Ask to take back
undo-question = { $seat } would like to take back a move.
undo-allow = Allow
undo-refuse = Rather not
undo-waits = Waiting for { LIST($seats) } to allow it.
undo-withdraw = Never mind

## Together: the end and the rematch

ended = { $why ->
    [resigned] { $seat_is ->
        [you] You have given up. { LIST($winners) } wins!
       *[other] { $seat } has given up. { $winners_is ->
            [you] You win!
           *[other] { LIST($winners) } wins!
        }
    }
    [absent] Ended, because { $seat_is ->
        [you] you were
       *[other] { $seat } was
    } away.
    [agreed] Ended, as everybody agreed.
   *[closed] The host has closed this table.
}
rematch = Rematch
rematch-asked = { $seats_is ->
    [you] You want a rematch.
   *[other] { COUNT($seats) ->
        [one] { LIST($seats) } wants a rematch.
       *[other] { LIST($seats) } want a rematch.
    }
}
rematch-yes = Play again
rematch-no = Not now
rematch-waits = Waiting for { LIST($seats) }.
rematch-said = { $said ->
    [yes] wants to play again
    [no] does not want to
   *[open] has not said yet
}
rematch-missing = Without { LIST($seats) }:
rematch-bots = Bots take their seats
rematch-open = Leave chairs open
rematch-fewer = Play with fewer
rematch-go = To the rematch
match-number = Match { $number } tonight. { $title ->
    [none] { "" }
   *[other] { $seat_is ->
        [none] { "" }
       *[other] Now you are: { $title }.
    }
}

## Together: the menu of a table

table-menu = Menu
table-menu-heard = Menu: log and help, settings, leaving
menu-seat = Your seat
menu-leave = Leave the table
menu-leave-lead = { $state ->
    [waiting] Your seat is free for somebody else then.
   *[playing] A bot plays on for you until you come back.
}
menu-leave-sure = Yes, leave
menu-resign = Give up
menu-resign-sure = Yes, give up
menu-not = No, stay
menu-move-seat = Move my seat to another device
menu-move-seat-of = Move the seat of { $name } to another device
menu-code-lead = Scan this with the other device, or open { $link } there and type:
menu-code-until = Good for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, and only once. { $name ->
    [none] Then this device just watches.
   *[other] Then { $name } plays there.
}
menu-code-qr = A picture to scan with the other device
menu-code-alone = Other devices cannot reach this server yet. Start it with --share.
menu-settings = Settings
menu-settings-open = Open the settings
setting-notification = Tell me when this page is hidden
setting-notification-denied = This browser does not allow it for this page.

## Together: the host

host = The table is yours
host-fill = Let a bot sit here
host-fill-with = Which bot?
host-free = Free this seat
host-remove = Ask to leave
host-remove-sure = Yes, ask { $name } to leave
host-start = Start now, with bots on the free seats
host-seat = Seat { $number }: { $name }
host-listed = Everybody on this server may find it
host-chat = People may write to each other
host-patience = When somebody is away, ask what to do
host-patience-choice = { $seconds ->
    [none] Never: a table for days
   *[other] { $minutes ->
        [none] After { $seconds } seconds
        [one] After 1 minute
       *[other] After { $minutes } minutes
    }
}
host-clock = Time for a move
host-clock-choice = { $seconds ->
    [none] No limit
   *[other] { $minutes ->
        [none] { $seconds } seconds
        [one] 1 minute
       *[other] { $minutes } minutes
    }
}
host-close = Close the table
host-close-sure = Yes, close it for everybody

## Together: company

company = Company
company-heard = { $unread ->
    [0] Company: reactions and chat
    [one] Company: reactions and chat, 1 new line
   *[other] Company: reactions and chat, { $unread } new lines
}
chat = Chat
chat-empty = Nobody has said anything yet.
chat-off = The host has switched the chat off.
chat-say = Say something
chat-send = Send
reactions = Reactions
reaction = { $reaction ->
    [cheese] Here, have some cheese
    [clap] Well played
    [laugh] Ha, lovely
    [gasp] Oh dear
    [hurry] Your turn
   *[sorry] Sorry
}

## Together: you notice your turn

page-title-turn = ● Your turn — { $part }
notice-turn = It is your turn.

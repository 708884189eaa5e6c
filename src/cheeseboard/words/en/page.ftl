# What the page says around every game.

page-title = Cheeseboard
page-title-of = { $part } · Cheeseboard
close = Close
unreachable = The server cannot be reached. This page tries again by itself.

## The lobby

lobby-heading = Which game tonight?
lobby-lead = Pick a box and play. No account, nothing to install.
lobby-no-games = No games are on this server’s shelf.
play-now = Play now
play-now-heard = Play now: { $game }
play-now-against = Against { $bot }
starting = Laying the table…
box-players = { $several ->
    [yes] { $least }–{ $most } players
   *[no] { $most ->
        [one] 1 player
       *[other] { $most } players
    }
}
set-up = Set up
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
your-name-save = Save
your-name-saved = You are { $name }.
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
seat-turn = to play
seats = People at the table
log = What happened
log-empty = Nothing yet.
log-and-help = Log and help
# While somebody else decides; a game may have a line of its own.
their-turn = { $seat_is ->
    [you] It is your turn.
   *[other] { $seat } is thinking.
}
sending = Your move is on its way…
play-again = Play again
scores = Scores
scores-player = Player
scores-points = Points
scores-winner = winner
seat-replaced = { $failed } is out of order. { $seat } plays on instead.

## Waiting for people

waiting = Waiting for players
waiting-share = Send this link to a friend. The game begins when every seat is taken.
waiting-copy = Copy link
waiting-copied = Copied
waiting-link = Link to this table
waiting-lead = A seat is free. Sit down to play, or stay and watch.
waiting-sit = Sit here
waiting-sit-heard = Sit here: seat { $number }
waiting-yours = Your seat
waiting-seat-as = { $name }, { $title }
waiting-for = { $open ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $open } more players.
}

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
look-back-heading = Looking back
look-back-working = Going through the game again…
look-back-progress = { $done } of { $of } moves
look-back-ready = { $turnings ->
    [one] Ready: 1 turning point.
   *[other] Ready: { $turnings } turning points.
}
look-back-chart = A chart of the chances of { LIST($sides) } over { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. The table below has the same in figures.
look-back-move = Move { $number }
look-back-end = End
look-back-turnings = Turning points
look-back-no-turning = No single move decided this game.
look-back-chose = Move { $number }: { $seat_is ->
    [you] you
   *[other] { $seat }
} chose { $move } ({ $percent }%)
look-back-best = { look-back-chose }. Nothing was better, and it turned the game.
look-back-better = { look-back-chose }; { $better } was better ({ $better_percent }%){ COUNT($reasons) ->
    [0] .
   *[other] : it { LIST($reasons) }.
}
look-back-table = All moves as a table
look-back-number = Move
look-back-who = Who
look-back-played = Played
look-back-better-move = Better
look-back-none = –
look-back-none-heard = nothing better
look-back-result = Result

## Credits

credits = Credits
credit-authors = Authors
credit-illustrators = Illustrators
credit-publishers = Publishers
credit-age = Age
credit-minutes = Playing time
credit-unnamed = not named in the rulebook we have

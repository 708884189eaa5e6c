# Matches that are over: gone through once more, and counted.

## Replays

replay-title = { $game }, once more
replay-loading = Finding the match…
replay-slider = Where in the match
replay-controls = Playing it back
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-speed = { $half ->
    [yes] ½×
   *[no] { $speed }×
}
replay-speed-heard = Speed: { replay-speed }
replay-all = Show all hands
replay-hands = Everybody’s cards
replay-eyes = Look through the eyes of { $name }
replay-beginning = The match begins.
replay-move-of = Move { $number } of { $moves }
replay-before = Before move { $next } of { $moves }
replay-heard = { replay-move-of }: { $told }
replay-lost = −{ $percent }
replay-turning-at = Turning point: move { $number }
replay-turning = Move { $number }: { $better ->
    [yes] { $seat } had { $better_percent }% and kept { $percent }%.
   *[no] { $seat } made the best of it, and the match turned.
}
replay-better-show = What was better?
replay-better-away = Put it away
replay-better = Marked on the table: with this { $seat } would have had { $better_percent }% instead of { $percent }%{ COUNT($reasons) ->
    [0] .
   *[other] . It { LIST($reasons) }.
}
replay-best = { $seat } could do nothing better here ({ $percent }%).
replay-stops = The record stops here.
replay-others = { $others ->
    [one] The file has one more record. This is the first.
   *[other] The file has { $others } more records. This is the first.
}
replay-share = Share
replay-link = Link to this moment
replay-keys = Keys: ← → for moves, Home and End, Space to play{ $hidden ->
    [yes] , 1 to 5 for a player’s eyes, 0 for all hands.
   *[no] .
}
replay-fair = { $verdict ->
    [kept] Luck was fair: the key opens the seal that this browser has kept since before the match, and everything chance brought follows from it.
    [told] Luck was fair: the key opens the seal, and everything chance brought follows from it. This browser was not there when the match began, so the seal is as the record tells it.
    [other-key] Something is wrong: the key does not open the seal from before the match.
    [astray] Something is wrong: what chance brought does not follow from the key.
    [no-seal] Everything chance brought follows from the key, but no seal was made before the match.
   *[no-key] This record tells no key, so its luck cannot be checked.
}
replay-fair-how = How this was checked
replay-fair-way = Before the first deal everybody saw the fingerprint of a secret key. Just now this page has worked out the fingerprint of the key that was told at the end and compared the two, and the server has drawn every card and roll from the key once more.
replay-fair-none = none
replay-fair-verify = To check it on a machine of your own, save the match as a file and type:
replay-upload = Open a saved match
replay-upload-lead = A match that was saved as a .cheese file, from here or from anywhere. It is only shown to you, and not kept.
replay-upload-drop = Drop the file here
replay-upload-choose = Choose a file
replay-upload-paste = Or paste what is in it
replay-upload-show = Show the match
replay-another = Open another match

## My games and how I do

games-none = Every game that you finish will be here.
games-choose = Choose a game
games-do = How you do
games-won = { $won } of { $played } won
games-streak = { $won ->
    [one] Won the last one
   *[other] { $won } wins in a row
}
games-without = { $games ->
    [one] The last one went to others
   *[other] { $games } games since the last win
}
games-longest = Longest run: { $longest } wins
games-rating = Rating { NUMBER($value, useGrouping: 0) } ± { $uncertainty }
games-rating-soon = A rating comes with the fifth game
games-against = Against whom
games-against-one = { $name }: { $won } of { $played } won
games-rate = Rate my games
games-rate-how = Tells how strong you are at each game, by those you finish while this is on. Everybody begins at 1500; the bots stay what they are, so that you can compare one evening with another.
games-past = Games played
games-past-won = { $winners_is ->
    [you] You won
   *[other] { LIST($winners) } won
}
games-past-with = with { LIST($names) }
games-past-points = { EACH($points, as: "games-past-points-of") }
games-past-points-of = { $seat } { $value }
games-past-resigned = { $seat_is ->
    [you] You gave up
   *[other] { $seat } gave up
}
games-past-bot = { $seats_is ->
    [you] A bot finished for you
   *[other] A bot finished for { LIST($seats) }
}
games-past-device = At one device; it does not count
games-earlier = Show earlier games
forget = Delete my name and games
forget-lead = Your name, your games and ratings, and what you wrote to others leave this server. At tables where others play with you, a bot plays on.
forget-really = Delete all of it? Nobody can bring it back.
forget-not = No, keep it
forget-sure = Yes, delete all of it

# What is said where somebody plays by text: reading, listening, typing.
# A list of words or wordings has a bar between them. Whatever is typed is compared without case and accents.

text-talk = Playing
text-transcript = What happened, and answers
text-command = Your move, or a command
text-command-how = Type help for the commands, moves for what you can play. Arrow keys bring back what you typed.
text-send = Send
text-position = The position
text-doing = What you can do
text-options = What you can do besides playing. Type its number.
text-arrived = You are at a table of { $game }, by text.
text-connected = Connected again.
text-watching = You are watching.
text-yours = your seat
text-hosting = invites
text-bot = bot
text-stood-in = a bot plays for now
text-seat = Seat { $number }: { $name }{ $signs ->
    [none] { "" }
   *[other] { ", " }{ $signs }
}
text-come = { $open ->
    [0] All chairs are taken. You can watch.
    [one] One chair is free. Type name and your name, then sit.
   *[other] { $open } chairs are free. Type name and your name, then sit, or sit and the number of a chair.
}
text-soon = { $name } is next. Type done when you have heard enough.
text-remove = Ask { $name } to leave (seat { $number })
text-invite = Invite somebody
text-stand-in = Let a bot play for { $seat }
text-away = { $seat } is away. Type options for what you can do, or wait.
text-link = The link to this table, copied if your browser allows it:
text-why = Type why for the rule.
text-why-not = No rule was broken just now.
text-device = On the other device, open { $link } and type this code{ $name ->
    [none] { ":" }
   *[other] { " " }for the seat of { $name }:
}
text-device-not = You have no seat here that could move.
text-customs-not = That is up to whoever laid the table.
text-sure = { $what }? Type yes or no.
text-not-done = Nothing is done.
text-nothing-there = There is nothing of that here.
text-row = { $head }: { $cells ->
    [none] nothing
   *[other] { $cells }
}

## Reading what is typed

# A move of a game that has no words for it.
text-plain-move = { $move }

# Left out of whatever is typed, and of what it is compared with.
text-skipped = a | an | the | at | on | to | of | in | into | as | is | and | i | it | with | please | my | ’s
text-which = { $count ->
    [one] Do you mean this? Type 1.
   *[other] { $count } moves fit. Type the number of one.
}
text-moves = { $count ->
    [one] You have one move.
   *[other] You have { $count } moves.
}
text-no-such-number = That list goes from 1 to { $last }.
text-unknown = “{ $typed }” is nothing that can be done here. Type help for the commands.
text-sent-later = Your move goes out as soon as the server can be reached again.
text-say-what = Write what you want to say after it, for example: say hello.
text-name-which = Write your name after it, for example: name Anna.
text-no-seat = { $open ->
    [0] No chair is free for you.
   *[other] Sit on a chair that is free: { LIST($seats_open, type: "or") }.
}
text-hint = { $move }: { $worth }. { $why }

## Commands: what is typed, and what it does

text-commands = The commands:
text-does = { LIST($words, type: "or") }: { $does }
typed-help = help | commands
does-help = this help
typed-moves = moves | legal
does-moves = all your legal moves, numbered
typed-position = position | board | table | look
does-position = the whole position
typed-hand = hand | cards
does-hand = what you hold
typed-turn = turn | now | status
does-turn = whose turn it is, and what for
typed-who = who | people | score | scores | points
does-who = who sits where, and how they stand
typed-last = last | log | again | repeat
does-last = the last things that happened
typed-hint = hint
does-hint = what the strongest bot would play, and why
typed-chances = chances | odds
does-chances = everybody’s chances of winning, in games against bots
typed-undo = undo | take back
does-undo = take your last move back, or ask for it
typed-say = say | chat | tell
does-say = write to the others, for example: say hello
typed-react = react | reactions | feel
does-react = show the others what you feel
typed-options = options | menu | more
does-options = everything else that you can do now, numbered
typed-yes = yes | y | allow | ok
does-yes = answer yes
typed-no = no | n | refuse
does-no = answer no
typed-rules = rules | rulebook
does-rules = the rules in brief
typed-why = why
does-why = the rule behind the last move that was refused
typed-invite = invite | link
does-invite = the link to this table
typed-name = name
does-name = say what you are called, for example: name Anna
typed-sit = sit
does-sit = sit down on a free chair, for example: sit 2
typed-begin = begin | start
does-begin = begin now, with bots on the free chairs
typed-rematch = rematch | play again
does-rematch = play again, after the end
typed-replay = replay | look back
does-replay = go through the match once more, after the end
typed-leave = leave | quit | exit
does-leave = leave the table
typed-back = back | return
does-back = take your seat back from a bot
typed-resign = resign | give up
does-resign = give the match up
typed-done = done | next
does-done = pass the device on, where several share it
typed-device = device | move seat
does-device = a code that takes your seat to another device
typed-customs = customs | host
does-customs = to the clock, the chat and the seats, where the table is yours
typed-pictures = pictures | show board
does-pictures = show the table in pictures

## Replays

text-replay-arrived = { $game }, once more: { $moves } moves. Type next, previous, first or last, or the number of a move.
text-replay-command = Where to?
text-replay-how = next, previous, first, last, a number, position, turning points, better, link, help; everybody for all hands, or a player’s name.
text-replay-eyes = Whose cards
text-replay-all = Everybody’s
text-replay-seen = { $name ->
    [none] You see what everybody saw.
   *[other] You see what { $name } saw.
}
text-replay-better = Better than that: { $move }, with { $better_percent }% instead of { $percent }%. { $why }
text-replay-unknown = “{ $typed }” leads nowhere. { text-replay-how }
typed-next = next | n | forward | on
typed-previous = previous | p | back | before
typed-first = first | start | beginning
typed-end = last | end
typed-all = everybody | all | everyone
typed-turnings = turning points | turnings
typed-better = better
typed-share = link | share

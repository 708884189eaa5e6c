title = Crumbs
line = Take one, two or three. The last crumb is the best.
rule-1 = On your turn take one, two or three crumbs from the plate.
rule-2 = Whoever takes the last crumb wins.
fact-plates = How many crumbs lie on a plate is our choice.
fact-minutes = How long it takes is a guess.
option-plate = The plate
option-plate-choice =
    { $value ->
        [small] Small
       *[large] Large
    }
unreadable = “{ $move }” is no move: write a number from 1 to { $most }.
refusal-plate =
    { $left ->
        [one] Only 1 crumb is left, so you cannot take { $count }.
       *[other] Only { $left } crumbs are left, so you cannot take { $count }.
    }
move-take =
    { $count ->
        [one] one crumb
       *[other] { $count } crumbs
    }
event-move =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $count ->
        [one] a crumb
       *[other] { $count } crumbs
    }.
event-end =
    { $winners_is ->
        [you] You win!
       *[other] { LIST($winners) } wins!
    }
result-last =
    { $winners_is ->
        [you] You took the last crumb and win!
       *[other] { LIST($winners) } took the last crumb and wins!
    }
reason-wins = takes the last crumb
reason-leaves = leaves { $count }, from which no single move wins
plate-holds =
    { $count ->
        [one] 1 crumb is left.
       *[other] { $count } crumbs are left.
    }

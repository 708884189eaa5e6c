title = Cheese Rescue
line = Dogs scare cats, cats hunt mice, mice eat cheese. Save more of yours.

rule-1 = On your turn lay one card, any kind, beside one that lies there already. Then draw an animal, as long as there are any.
rule-2 = All cards must fit in one square: 5×5 with two players, 6×6 with three, 7×7 with four. { $area ->
    [centred] The start card is its middle.
   *[floating] It is not fixed at first: it settles as cards are laid.
}
rule-3 = When the square is full, cats beside a dog run away. Then mice beside a cat that stayed are caught. Then cheese beside a mouse that is left is eaten.
rule-4 = Beside means sharing a side, never a corner.
rule-5 = Your cheese that still lies scores its numbers; cards left in hand score nothing. Most points win; level, most cheese cards; still level, you share the win.

option-area = The square
option-area-choice = { $value ->
    [centred] Start card in the middle
   *[floating] Settles as cards are laid
}

## Cards and cells

card = { $value ->
    [dog] dog
    [cat] cat
    [mouse] mouse
    [start] start card
   *[other] { $tail }-point cheese
}
a-card = { $value ->
    [dog] a dog
    [cat] a cat
    [mouse] a mouse
   *[other] a { $tail }-point cheese
}
at-cell = column { $cell_1 }, row { $cell_2 }
# Where, by a card that lies beside it.
move-lay = { NAME($card, of: "card") } { $side ->
    [left] left of { landmark }
    [right] right of { landmark }
    [above] above { landmark }
    [below] below { landmark }
   *[none] as the first card
}
landmark = { $near_seat_is ->
    [you] your { NAME($near, of: "card") }
    [none] { $near ->
        [start] the start card
       *[other] { NAME($near, of: "a-card") }
    }
   *[other] { $near_seat }’s { NAME($near, of: "card") }
}

## What happens

event-deal = { $seat_is ->
    [you] You are dealt
   *[other] { $seat } is dealt
} { $cards ->
    [none] { $count ->
        [one] 1 animal
       *[other] { $count } animals
    }
   *[seen] { dealt-cards }
}.
event-move = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
} { NAME($card, of: "a-card") } at { at-cell }.
event-draw = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $card ->
    [none] an animal
   *[seen] { NAME($card, of: "a-card") }
}.
event-end = The square is full. Time to count.

## The count, step by step

count-fled = { COUNT($count_fled) ->
    [0] No cat sits beside a dog, so every cat stays.
    [one] 1 cat sits beside a dog and runs away.
   *[other] { COUNT($count_fled) } cats sit beside a dog and run away.
}
count-caught = { COUNT($count_caught) ->
    [0] No mouse sits beside a cat that stayed. All the mice are safe.
    [one] 1 mouse sits beside a cat that stayed and is caught.
   *[other] { COUNT($count_caught) } mice sit beside a cat that stayed and are caught.
}
count-eaten = { COUNT($count_eaten) ->
    [0] No cheese lies beside a mouse that is left. Nothing is eaten.
    [one] 1 cheese lies beside a mouse that is left and is eaten: { EACH($count_lost, as: "lost-of") }.
   *[other] { COUNT($count_eaten) } cheeses lie beside a mouse that is left and are eaten: { EACH($count_lost, as: "lost-of") }.
}
lost-of = { $seat_is ->
    [you] you lose
   *[other] { $seat } loses
} { $value ->
    [0] nothing
    [one] 1 point
   *[other] { $value } points
}

result-cheeses = { who-wins }: level on { best-points }, but with more cheese cards left!
result-shared = { LIST($winners) } share the win, with { best-points } and as many cheese cards each!

## Why a move may be good: what it does

reason-shares = shares the win
reason-saves = saves { whose-own } { cheeses }
reason-eats = eats { whose } { cheeses }
reason-frees = chases off a cat, so that a mouse eats { whose } { cheeses }
reason-safe = puts { whose-own } { one-cheese } where no mouse can ever eat it
reason-lays = lays { whose-own } { one-cheese } where it scores for now, with { sides } open to mice
reason-gives = costs { the-mover } only a { one-cheese }
reason-seals = makes { whose-own } { cheeses } safe for good
reason-dooms = leaves { whose } { cheeses } past saving
reason-leads = puts { the-mover } in the lead, { $points } to { whose } { $theirs }
reason-covers = leaves { whose-own } { one-cheese } with { sides } open to mice
reason-bares = chases off a cat that guards { whose } { one-cheese }
reason-denies = takes { $left ->
    [0] the last cell
   *[other] a cell
} from which a cat could save { whose } { one-cheese }
reason-clears = makes { some-cells } fit for cheese again
reason-spoils = spoils { some-cells } for cheese, and { $seat_is ->
    [you] you hold
   *[other] { $seat } holds
} more of it than { the-mover }
reason-guards = keeps mice off { some-cells }
reason-chases = chases off { $cats ->
    [one] a cat
   *[other] { $cats } cats
}
reason-harmless = puts the mouse where it harms none of { whose-own } cheese
reason-caught = puts the mouse where a cat catches it and it harms none of { whose-own } cheese
reason-intact = costs { the-mover } no cheese
reason-withholds = leaves { whose } { one-cheese } to its mouse
reason-keeps = keeps { whose-own } { one-cheese } until there is a safe cell for it

one-cheese = { $value }-point cheese
cheeses = { COUNT($values) ->
    [one] { $values_1 }-point cheese
   *[other] cheeses of { LIST($values) } points
}
sides = { $open ->
    [0] no side
    [one] only one side
   *[other] { $open } sides
}
some-cells = { $cells ->
    [one] a cell
   *[other] { $cells } cells
}

## What cannot be done

unreadable = “{ $move }” is no move: write a card ({ LIST($cards, type: "or") }) and a cell, like “cat 1,-2”.
refusal-hand = You hold no { NAME($card, of: "card") }, but { LIST($hand, each: "a-card") }.
refusal-taken = A card lies at { at-cell } already.
refusal-first = The first card goes to column 0, row 0.
refusal-apart = No card lies beside { at-cell }, so none can be laid there.
refusal-outside = The cell at { at-cell } lies outside the { $size }×{ $size } square around the start card (columns and rows -{ $half } to { $half }).
refusal-too-wide = With a card at { at-cell } the cards would not fit in a { $size }×{ $size } square: they lie in columns { $left } to { $right }, rows { $top } to { $bottom }.
line-drawn = expected “{ $start }” and { $number } of { LIST($animals) }, found “{ $found }”
line-none-left = no { NAME($card, of: "card") } is left in the pile to draw

## How we know

fact-minutes = A game takes about { $value } minutes; the rulebook gives no time.
fact-animals = There are { $value_1 } dogs, { $value_2 } cats and { $value_3 } mice: so exactly half of each kind stays in play with two players. The rulebook only says how many animals there are in all.
fact-cheese = The six cheeses of a set are worth { LIST($value) }; the rulebook gives no values.
fact-start = The start card can be built on, but it is no animal and no cheese, and scores nothing. The rulebook does not say what it counts as.
fact-floating = The square may lie wherever the cards fit, unless the table chose to have the start card in its middle. The rulebook only gives its size.
fact-dealing = Animals are dealt seat by seat from the first, whoever begins.
fact-beginning = In the rulebook the oldest player begins; here the table chooses who does.
fact-pile = The pile has no order until a card is drawn: each draw is an even choice among the cards that are left, just as likely as from a shuffled pile.
fact-imagining = Bots take every card that they have not seen to be equally likely in any other hand and in the pile.

# A catalogue of nothing but examples: Python and the page must make the same sentences of it.

person-seat = seat { $number }
person-you = you
plain = Nothing happens.
many = { $count ->
    [0] No cat flees.
    [one] 1 cat flees.
   *[other] { $count } cats flee.
}
lay = { $seat_is ->
    [you] You lay
    [none] Nobody lays
   *[other] { $seat } lays
} { NAME($card, of: "card") }.
card = { $head ->
    [P] Parmesan { $tail }
    [grey] a grey { $tail ->
        [1] mouse
       *[other] mouse of { $tail }
    }
   *[other] { $value }
}
wins = { $winners_is ->
    [you] You win
    [with-you] { LIST($winners) } share the win
   *[other] { COUNT($winners) ->
        [one] { LIST($winners) } wins
       *[other] { LIST($winners) } share the win
    }
}!
choose = Lay { LIST($cards, type: "or", each: "card") }.
all = { LIST($cards) }
points-of = { $seat } { $value }
points = The count: { EACH($points, as: "points-of") }.
cell = column { $cell_1 }, row { $cell_2 }
eaten = { $count_eaten } eaten, { $count_caught } caught
safe = { $safe ->
    [yes] safe
   *[no] in danger
}
from = { $from_seat_is ->
    [none] from the pile
    [you] from your hand
   *[other] from { $from_seat }
}
typed = Type `undo` or [b]help[/b], { $name }.
within = ({ cell })
number = { COUNT($cards) } cards
of-seat = le tour { BEGINS($seat) ->
    [vowel] d’
   *[consonant] de{" "}
}{ $seat }
of-name = { BEGINS($name) ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
}
of-all = { BEGINS(LIST($names)) ->
    [vowel] ed
   *[consonant] e
} { LIST($names) }
of-card = { BEGINS(NAME($card, of: "card")) }

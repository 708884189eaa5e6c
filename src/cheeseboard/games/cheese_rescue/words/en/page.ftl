cover = A dog, a cat and a mouse around a cheese in a sunny kitchen.
board = The square, { $size } by { $size } cards
choose-card = Your turn: choose a card.
choose-card-for-cell = Now choose the card for this cell.
lay-card = Lay the { NAME($card, of: "card") } on a marked cell.
lay-again = Tap it again to lay it.
lay-here = Lay it here
their-turn = { choosing-card }
sending = Laying your card…
card-in-hand = { NAME($card, of: "card") }
lay-at = lay { NAME($card, of: "card") } at { at-cell }{ beside-cards }
free-at = free cell at { at-cell }{ beside-cards }
better = better
better-at = Better: { NAME($card, of: "card") } at { at-cell }{ beside-cards }
beside-cards = { COUNT($beside) ->
    [0] { "" }
   *[other] , beside { LIST($beside, each: "card") }
}
laid-at = { NAME($card, of: "card") }{ $owner_seat_is ->
    [none] { "" }
    [you] {" "}of yours
   *[other] {" "}of { $owner_seat }
} at { at-cell }{ $mark ->
    [none] { "" }
    [last] , just laid
   *[other] , { mark }
}
# What the count does to a card: as it would be, or once it has been counted.
mark = { $mark ->
    [caught] caught
    [eaten] eaten
   *[fled] { $gone ->
        [yes] fled
       *[no] flees
    }
}
pile = { $pile } in the pile
cards-laid = { $laid } of { $lays } laid
hand-known = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
}; { COUNT($values) ->
    [0] no cheese in hand
   *[other] cheese in hand: { LIST($values) }
}
so-far = { some-points } so far
score-now = { who }: { some-points } if it ended now.
ended-now = If it ended now

count = The count
count-step = Step { $step } of { $of }
count-next = Next
count-skip = Skip to the result
count-again = Count again
count-sum = Still on the table: { EACH($count_points, as: "points-of") }.
points-of = { whom } { $value ->
    [one] 1 point
   *[other] { $value } points
}
scores-cheeses = Cheeses left

key-choose = choose the card, then lay it
key-cells = move between the marked cells

# Cheese Rescue by text.

text-help = Type a card and where it goes: “dog 1,-2” lays a dog in column 1, row -2, “cat left of dog” beside a card that lies there. Cheese is “c3”, “cheese 3” or “3-point cheese”. Columns grow to the right, rows grow downward.
text-verbs = lay | play | put | place | card
text-asked = Your turn: lay a card. { $cells ->
    [one] One cell is open to it.
   *[other] { $cells } cells are open to it.
}

text-move = { move-lay }, { at-cell }
# Several wordings, with a bar between them.
text-typed = { NAME($card, of: "typed-card") } { $cell_1 },{ $cell_2 } | { NAME($card, of: "card") } { $cell_1 },{ $cell_2 } | { NAME($card, of: "typed-card") } { at-cell }
text-typed-beside = { move-lay } | { NAME($card, of: "typed-card") } { text-beside }
typed-card = { $value ->
    [dog] dog
    [cat] cat
    [mouse] mouse
   *[other] cheese { $tail }
}
text-beside = { $side ->
    [left] left of { landmark }
    [right] right of { landmark }
    [above] above { landmark }
   *[below] below { landmark }
}

text-corner = Row, column
text-cell-laid = { NAME($card, of: "card") }{ $owner_seat_is ->
    [none] { "" }
    [you] {" "}of yours
   *[other] {" "}of { $owner_seat }
}{ $mark ->
    [none] { "" }
   *[other] , { mark }
}
text-cell-free = free
text-square = The square
text-square-size = { $size } by { $size } cards, of which these columns and rows matter now. “Free” takes any card of yours.
text-marks = Flees, caught and eaten are what the count would do now.
text-seat = { who }: { so-far }; { hand-known }
text-pile-heading = Still to come
text-pile = { pile }; { cards-laid }

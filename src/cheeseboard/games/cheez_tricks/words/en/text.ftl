# Cheez-Tricks by text.

text-help = Type a card by its variety and number: “Brie 7”, “7 of Brie” or “B7” (S Swiss, R Roquefort, P Parmesan, B Brie). To name trump, type “trump” and a variety.
text-verbs = play | lead | card | name | make | follow
typed-card = { variety-of } { $tail } | { $tail } { variety-of }
text-typed-card = { NAME($card, of: "typed-card") }
text-typed-trump = trump { NAME($variety, of: "variety") } | { NAME($variety, of: "variety") } trump

text-trick-empty = { $seat_is ->
    [you] You lead
   *[other] { $seat } leads
} the next card.
text-hand-of = { NAME($variety, of: "variety") }{ $trump ->
    [yes] , trump
   *[no] { "" }
}: { LIST($values) }
text-hand-empty = no cards
text-seat = { who }: { seat-told }
text-score-of = { $each ->
    [none] { $points }
   *[other] { $points } ({ some-tricks }, { $each } each)
}

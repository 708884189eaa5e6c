help =
    Type a card and a cell: [b]cat 1,-2[/b] lays a cat in column 1, row -2.
    Cards are [b]dog[/b], [b]cat[/b], [b]mouse[/b] and your cheese by its value: [b]c1[/b], [b]c2[/b], [b]c3[/b].
    Columns grow to the right, rows grow downward; 0,0 is where the first card lies.
    A dot marks a free cell, an x a card that the count takes away.
glyph = { $card ->
    [dog] DOG
    [cat] CAT
    [mouse] MSE
   *[start] {" + "}
}
picture-seat = { who }: { some-points } now; { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
} in hand, { $cheese ->
    [none] no cheese
   *[other] cheese { $cheese }
}
picture-table = pile: { $pile ->
    [one] 1 animal
   *[other] { $pile } animals
}; { $laid } of { $lays } cards laid; the square is { $size }×{ $size }
picture-hand = your hand: [b]{ $cards }[/b]
box-animals = { $name }: dogs, cats and mice are three numbers from 0 on, 127 in all at most, not { $found }.
box-cheese = CHEESE: a set holds 1 to 127 cheeses, each worth 1 to 9, not { $found }.
box-square = SQUARE: 2 players or more fill a square with sides of 1 to 7 cards; { $players } with sides of { $side } cannot be.
box-removed = REMOVED: with { $players } players more animals of a kind are taken out than there are in ANIMALS.
box-dealt = ANIMALS_DEALT: each of { $players } players is dealt 1 animal at least, and there are { $animals } for all of them, so it cannot be { $dealt }.
box-lays = LAYS: with { $players } players a square with sides of { $side } has room for { $room } cards, but LAYS and START_USED make { $cards }.
box-hand = LAYS: with { $players } players each lays { $lays } cards, but gets only { $held }.

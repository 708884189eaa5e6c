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

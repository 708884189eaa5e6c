# Cheez-Tricks: what only the terminal says.

help =
    Type a card: [b]P7[/b] plays the Parmesan 7. The varieties are S Swiss, R Roquefort,
    P Parmesan and B Brie. To name trump type [b]trump R[/b].

picture-round = { round-of }. { trick-of }. { $trump ->
    [none] Trump is to be named.
   *[other] Trump is { NAME($trump, of: "variety") }.
}
picture-cat = { NAME($cat, of: "cat-catches") }
picture-counts = now { $counts }
picture-seat = { who }: { some-cards }, { some-tricks }, { some-points }
picture-last = last trick: { $cards }
picture-hand = your hand: { $cards }

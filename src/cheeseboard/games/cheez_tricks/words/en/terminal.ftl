# Cheez-Tricks: what only the terminal says.

help =
    Type a card: [b]P7[/b] plays the Parmesan 7. The varieties are S Swiss, R Roquefort,
    P Parmesan and B Brie. To name trump type [b]trump R[/b].

picture-round = Round { $round } of { $rounds }, trick { $number } of { $numbers }; { $trump ->
    [none] trump is to be named
   *[other] trump is { NAME($trump, of: "variety") }
}
picture-counts = now { $counts }
picture-caught = caught { LIST($seats) }
picture-seat = { whom }: { some-cards }, { some-tricks }, { some-points }
picture-last = last trick: { $cards }
picture-hand = your hand: { $cards }

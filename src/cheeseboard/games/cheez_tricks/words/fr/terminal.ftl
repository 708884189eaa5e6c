# Cheez-Tricks: what only the terminal says.

help =
    Tape une carte : [b]P7[/b] joue le Parmesan 7. Les variétés : S Suisse, R Roquefort,
    P Parmesan et B Brie. Pour choisir l’atout, tape [b]trump R[/b].

picture-round = { round-of }. { trick-of }. { $trump ->
    [none] L’atout est à choisir.
   *[other] L’atout est le { NAME($trump, of: "variety") }.
}
picture-cat = { NAME($cat, of: "cat-catches") }
picture-counts = pour l’instant { $counts }
picture-seat = { who } : { some-cards }, { some-tricks }, { some-points }
picture-last = dernier pli : { $cards }
picture-hand = ta main : { $cards }

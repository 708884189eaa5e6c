# Cheez-Tricks: what only the terminal says.

help =
    Scrivi una carta: [b]P7[/b] gioca il 7 di Parmigiano. Le varietà sono S Svizzero, R Roquefort,
    P Parmigiano e B Brie. Per scegliere la briscola scrivi [b]trump R[/b].

picture-round = { round-of }. { trick-of }. { $trump ->
    [none] La briscola è da scegliere.
   *[other] La briscola è { NAME($trump, of: "the-variety") }.
}
picture-cat = { NAME($cat, of: "cat-catches") }
picture-counts = ora { $counts }
picture-seat = { who }: { some-cards }, { some-tricks }, { some-points }
picture-last = ultima presa: { $cards }
picture-hand = le tue carte: { $cards }

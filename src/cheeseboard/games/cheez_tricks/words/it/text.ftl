# Cheez-Tricks by text.

text-help = Scrivi una carta con varietà e numero: «Brie 7», «7 di Brie» o «B7» (S Svizzero, R Roquefort, P Parmigiano, B Brie). Per scegliere la briscola scrivi «briscola» e una varietà.
text-verbs = gioca | giocare | apri | aprire | carta | scegli | nomina | cala | posa
typed-card = { variety-of } { $tail } | { $tail } di { variety-of }
text-typed-card = { NAME($card, of: "typed-card") }
text-typed-trump = briscola { NAME($variety, of: "variety") } | { NAME($variety, of: "variety") } briscola

text-trick-empty = { $seat_is ->
    [you] Apri tu
   *[other] Apre { $seat }
} la prossima presa.
text-hand-of = { NAME($variety, of: "variety") }{ $trump ->
    [yes] , briscola
   *[no] { "" }
}: { LIST($values) }
text-hand-empty = nessuna carta
text-seat = { who }: { seat-told }
text-score-of = { $each ->
    [none] { $points }
   *[other] { $points } ({ some-tricks }, { $each } l’una)
}

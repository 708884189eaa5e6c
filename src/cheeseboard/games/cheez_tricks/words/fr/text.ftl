# Cheez-Tricks par le texte.

text-help = Tape une carte par sa variété et son chiffre : « Brie 7 », « 7 de Brie » ou « B7 » (S Suisse, R Roquefort, P Parmesan, B Brie). Pour nommer l’atout, tape « atout » et une variété.
text-verbs = joue | jouer | entame | entamer | carte | nomme | nommer | choisis | pose | poser
typed-card = { variety-of } { $tail } | { $tail } de { variety-of }
text-typed-card = { NAME($card, of: "typed-card") }
text-typed-trump = atout { NAME($variety, of: "variety") } | { NAME($variety, of: "variety") } atout

text-trick-empty = { $seat_is ->
    [you] Tu entames
   *[other] { $seat } entame
} le prochain pli.
text-hand-of = { NAME($variety, of: "variety") }{ $trump ->
    [yes] , atout
   *[no] { "" }
} : { LIST($values) }
text-hand-empty = aucune carte
text-seat = { who } : { seat-told }
text-score-of = { $each ->
    [none] { $points }
   *[other] { $points } ({ some-tricks }, { $each } chacun)
}

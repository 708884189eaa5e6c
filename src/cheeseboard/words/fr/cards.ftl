# What games with a hand of cards have in common.

hand = Ta main
watching = Pas de cartes à voir : tu regardes.
choosing-card = { $seat_is ->
    [you] À toi de jouer.
   *[other] { $seat } choisit une carte.
}
key-hand = parcourir ta main
key-back = reposer la carte

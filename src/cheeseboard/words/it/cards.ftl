# What games with a hand of cards have in common.

hand = Le tue carte
watching = Nessuna carta da vedere: stai guardando.
choosing-card = { $seat_is ->
    [you] Tocca a te.
   *[other] { $seat } sceglie una carta.
}
key-hand = scorri le tue carte
key-back = riprendi la carta in mano

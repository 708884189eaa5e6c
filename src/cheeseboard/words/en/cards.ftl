# What games with a hand of cards have in common.

hand = Your hand
watching = No cards to see: you are watching.
choosing-card = { $seat_is ->
    [you] Your turn.
   *[other] { $seat } is choosing a card.
}
key-hand = move along your hand
key-back = put the card back

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
box-varieties = VARIETIES: these are some of S, R, P and B, each once, not { $found }.
box-values = VALUES: all varieties together have 1 to 63 cards, so { $values } values cannot be.
box-many-cats = CATS: there are 63 cats at most, not { $cats }.
box-cat = CATS: “{ $cat }” is no cat like black-3, siamese-S7 or grey-tricks that looks at cards of VARIETIES and VALUES.
box-points = POINTS: none to all of { $revealed } cats capture a player, so there is one number more than cats, not { $found }.
box-highest = HIGHEST: with { $players } players it is 1 to { $values }, as VALUES has it, not { $highest }.
box-hand = HAND: 2 players or more share the { $cards } cards in play, so { $players } with { $hand } in each hand cannot be.
box-rounds = ROUNDS: with { $players } players there are 1 to 8 rounds, not { $rounds }.
box-revealed = REVEALED: with { $players } players { $cats } cats have to last for { $rounds } rounds, so { $revealed } in each cannot be.
box-worth = POINTS: a trick is worth 0 points or more, and the { $hand } of a round with { $players } players 127 at most, so they cannot be { $found }.

# A kind word for whoever has lost.
ending-kind = { $side ->
    [cat] The cat yawns, as if it had never been hungry.
   *[mice] The mice will be back. There is new cheese tomorrow night.
}

# Caught mice and cheeses do not add up: of an evening only the wins count.
seat-score = Tonight: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}

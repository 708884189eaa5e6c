# A kind word for whoever has lost.
ending-kind = { $side ->
    [cat] Le chat bâille, comme s’il n’avait jamais eu faim.
   *[mice] Les souris reviendront. Demain soir, il y aura encore du fromage.
}

# Caught mice and cheeses do not add up: of an evening only the wins count.
seat-score = Ce soir : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}

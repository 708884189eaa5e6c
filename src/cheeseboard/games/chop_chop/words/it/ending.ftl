# A kind word for whoever has lost.
ending-kind = { $side ->
    [cat] Il gatto sbadiglia, come se non avesse mai avuto fame.
   *[mice] I topi torneranno. Domani notte ci sarà altro formaggio.
}

# Caught mice and cheeses do not add up: of an evening only the wins count.
seat-score = Stasera: { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}

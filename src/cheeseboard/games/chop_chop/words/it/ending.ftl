# A kind word for whoever has lost.
ending-kind = { $side ->
    [cat] Il gatto sbadiglia, come se non avesse mai avuto fame.
   *[mice] I topi torneranno. Domani notte ci sarà altro formaggio.
}

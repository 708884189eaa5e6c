# A kind word for whoever has lost.
ending-kind = { $side ->
    [cat] Le chat bâille, comme s’il n’avait jamais eu faim.
   *[mice] Les souris reviendront. Demain soir, il y aura encore du fromage.
}

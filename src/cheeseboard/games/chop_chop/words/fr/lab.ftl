# Qui joue pour quoi, dans les tableaux de résultats.
lab-role-cat = chat
lab-role-mice = souris
lab-cat-wins = Le chat gagne
lab-favoured-role = { $role ->
    [cat] Le chat est donc favorisé.
   *[mice] Les souris sont donc favorisées.
}

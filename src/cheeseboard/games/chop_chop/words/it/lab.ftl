# Chi gioca per che cosa, nelle tabelle dei risultati.
lab-role-cat = gatto
lab-role-mice = topi
lab-cat-wins = Il gatto vince
lab-favoured-role = { $role ->
    [cat] Il gatto è dunque favorito.
   *[mice] I topi sono dunque favoriti.
}

# Who plays for what, in tables of results.
lab-role-cat = cat
lab-role-mice = mice
lab-cat-wins = The cat wins
lab-favoured-role = { $role ->
    [cat] So the cat is favoured.
   *[mice] So the mice are favoured.
}

# Chop! Chop!: what only the terminal says.

help =
    Tape un coup : `m2 c5` mène la souris 2 en c5, `m2 N` dans le trou N, `cat d4` déplace le chat, `place d3` le pose sur
    la table au début, `fork b2` prend un fromage, `pass` quand rien d’autre n’est possible. Les pièces avancent d’exactement
    ce que dit le dé et ne repassent jamais par leur case de départ. Les trous : N nord, E est, S sud, W ouest. Les souris
    gagnent avec tous les fromages, tous les trous ouverts et une souris rentrée ; le chat gagne en attrapant les quatre.

# On a square, where there is room for three letters.
picture-cat = CAT
picture-holes = trous : { $holes }
picture-hole = { $hole }{ $lit ->
    [yes] *
   *[no] { "" }
} en { $front } : { $inside ->
    [none] vide
   *[other] { $inside }
} ({ $open ->
    [yes] ouvert
   *[no] fermé
})
picture-pieces = { $cat ->
    [none] le chat attend
   *[other] chat { $cat }
} ; { $mice }
picture-mouse = { $mouse } { $at ->
    [none] attrapée
   *[other] { $at }
}
picture-tiles = fromages : les souris en ont { $stash } sur { $all } ; { $down ->
    [one] { $down } plaque
   *[other] { $down } plaques
} face cachée
picture-turn = { who }, { NAME($side, of: "side") }{ $steps ->
    [none] { "" }
   *[other] , { NAME($steps, of: "steps") }
}{ $twice ->
    [yes] { " " }(deux lancers)
   *[no] { "" }
}

# The game's data, once somebody has corrected it.
kitchen-die = { $name } : un dé a des faces, chacune un nombre de 1 à { $most }, pas { $faces }.
kitchen-tiles = TILES : { $mix } a { $tiles } plaques pour les { $floor } cases du sol.
kitchen-square = { $name } : { $square } n’est pas une case de la cuisine, qui va de a1 à { $last }.
kitchen-same-front = HOLES : deux trous donnent sur { $square } ; donne au trou { $hole } une case à lui.
kitchen-table-front = HOLES : le trou { $hole } donne sur { $square }, où est la table ; donne-lui une case du sol.
kitchen-legs = LEGS : les pieds sont sous la table ; n’indique que des cases de TABLE.
kitchen-counts = COUNTS : ce sont des nombres de joueurs de 2 à 9, pas { $found }.
kitchen-size = COLUMNS et ROWS : des lettres différentes et des rangées font de 1 à { $most } cases, pas « { $columns } » et { $rows }.
kitchen-standard = TILES : un des mélanges doit être « standard » ; ceux-ci sont { LIST($mixes) }.
kitchen-kinds = TILES : { $mix } doit dire combien il y a de { LIST($kinds) }, et le dit de { LIST($found) }.
kitchen-cheese = TILES : chaque mélange a autant de fromages que « standard », au moins 1, mais { $mix } en a { $cheese }.

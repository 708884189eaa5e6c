help =
    Tape une carte et une case : [b]cat 1,-2[/b] pose un chat en colonne 1, ligne -2.
    Les cartes : [b]dog[/b] (chien), [b]cat[/b] (chat), [b]mouse[/b] (souris) et tes fromages par leur valeur : [b]c1[/b], [b]c2[/b], [b]c3[/b].
    Les colonnes augmentent vers la droite, les lignes vers le bas ; 0,0 est la place de la première carte.
    Un point marque une case libre, un x une carte que le décompte enlève.
glyph = { $card ->
    [dog] DOG
    [cat] CAT
    [mouse] MSE
   *[start] {" + "}
}
picture-seat = { who } : { some-points } pour l’instant ; { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
} en main, { $cheese ->
    [none] pas de fromage
   *[other] fromages { $cheese }
}
picture-table = pioche : { $pile ->
    [one] { $pile } animal
   *[other] { $pile } animaux
} ; { $laid } sur { $lays } cartes posées ; le carré fait { $size }×{ $size }
picture-hand = ta main : [b]{ $cards }[/b]

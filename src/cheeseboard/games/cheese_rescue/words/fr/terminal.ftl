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
box-animals = { $name } : chiens, chats et souris sont trois nombres à partir de 0, 127 en tout au plus, pas { $found }.
box-cheese = CHEESE : un jeu de fromages en a de 1 à 127, qui valent chacun de 1 à 9, pas { $found }.
box-square = SQUARE : au moins 2 joueurs remplissent un carré de 1 à 7 cartes de côté ; { $players } avec un côté de { $side }, c’est impossible.
box-removed = REMOVED : à { $players } joueurs on retire plus d’animaux d’une espèce qu’il n’y en a dans ANIMALS.
box-dealt = ANIMALS_DEALT : chacun des { $players } joueurs reçoit au moins 1 animal, et il y en a { $animals } pour tous, donc ce ne peut pas être { $dealt }.
box-lays = LAYS : à { $players } joueurs un carré de { $side } de côté a de la place pour { $room } cartes, mais LAYS et START_USED en font { $cards }.
box-hand = LAYS : à { $players } joueurs chacun pose { $lays } cartes, mais n’en reçoit que { $held }.

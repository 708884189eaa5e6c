# Cheese Rescue par le texte.

text-help = Tape une carte et sa place : « chien 1,-2 » pose un chien colonne 1, ligne -2, « chat à gauche du chien » le pose à côté d’une carte. Un fromage s’écrit « c3 », « fromage 3 » ou « fromage à 3 points ». Les colonnes vont vers la droite, les lignes vers le bas.
text-verbs = pose | poser | joue | jouer | mets | mettre | carte
text-asked = À toi : pose une carte. { $cells ->
    [one] Une seule case est possible.
   *[other] { $cells } cases sont possibles.
}

text-move = { move-lay }, { at-cell }
text-typed = { NAME($card, of: "typed-card") } { $cell_1 },{ $cell_2 } | { NAME($card, of: "card") } { $cell_1 },{ $cell_2 } | { NAME($card, of: "typed-card") } { at-cell }
text-typed-beside = { move-lay } | { NAME($card, of: "typed-card") } { text-beside }
typed-card = { $value ->
    [dog] chien
    [cat] chat
    [mouse] souris
   *[other] fromage { $tail }
}
text-beside = { $side ->
    [left] à gauche { landmark }
    [right] à droite { landmark }
    [above] dessus { landmark }
   *[below] sous { landmark }
}

text-corner = Ligne, colonne
text-cell-laid = { NAME($card, of: "card") }{ $owner_seat_is ->
    [none] { "" }
    [you] {" "}à toi
   *[other] {" "}à { $owner_seat }
}{ $mark ->
    [none] { "" }
   *[other] , { mark }
}
text-cell-free = libre
text-square = Le carré
text-square-size = { $size } cartes sur { $size } ; seules les lignes et les colonnes utiles sont ici. Sur une case « libre », tu peux poser la carte que tu veux.
text-marks = Fuit, prise et mangé : ce que ferait le décompte maintenant.
text-seat = { who } : { so-far } ; { hand-known }
text-pile-heading = À venir
text-pile = { pile } ; { cards-laid }

cover = Un chien, un chat et une souris autour d’un fromage dans une cuisine ensoleillée.
board = Le carré, { $size } cartes sur { $size }
choose-card = À toi : choisis une carte.
choose-card-for-cell = Choisis maintenant la carte pour cette case.
lay-card = Pose { NAME($card, of: "the-card") } sur une case éclairée.
lay-again = Touche encore pour poser.
lay-here = Poser ici
their-turn = { choosing-card }
sending = Ta carte arrive…
card-in-hand = { NAME($card, of: "card") }
lay-at = poser { NAME($card, of: "the-card") } en { at-cell }{ beside-cards }
free-at = case libre en { at-cell }{ beside-cards }
better = mieux
better-at = Mieux : { NAME($card, of: "a-card") } en { at-cell }{ beside-cards }
beside-cards = { COUNT($beside) ->
    [0] { "" }
   *[other] , à côté { LIST($beside, each: "of-a-card") }
}
laid-at = { NAME($card, of: "card") }{ $owner_seat_is ->
    [none] { "" }
    [you] {" "}à toi
   *[other] {" "}{ BEGINS($owner_seat) ->
        [vowel] d’{ $owner_seat }
       *[consonant] de { $owner_seat }
    }
} en { at-cell }{ $mark ->
    [none] { "" }
    [last] , dernière carte posée
   *[other] , { mark }
}
# What the count does to a card: as it would be, or once it has been counted.
mark = { $mark ->
    [caught] prise
    [eaten] mangé
   *[fled] { $gone ->
        [yes] enfui
       *[no] fuit
    }
}
pile = pioche : { $pile }
cards-laid = posées : { $laid }/{ $lays }
hand-known = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
} ; { COUNT($values) ->
    [0] pas de fromage en main
   *[other] fromages en main : { LIST($values) }
}
so-far = { some-points } pour l’instant
score-now = { who } : { some-points } si c’était fini.
ended-now = Si c’était fini

count = Le décompte
count-step = Étape { $step } sur { $of }
count-next = Suivant
count-skip = Aller au résultat
count-again = Recompter
count-sum = Encore sur la table : { EACH($count_points, as: "points-of") }.
points-of = { whom } { $value ->
    [one] { $value } point
   *[other] { $value } points
}
scores-cheeses = Fromages sauvés

key-choose = choisir la carte, puis la poser
key-cells = aller d’une case éclairée à l’autre

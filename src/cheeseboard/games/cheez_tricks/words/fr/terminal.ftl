# Cheez-Tricks: what only the terminal says.

help =
    Tape une carte : [b]P7[/b] joue le Parmesan 7. Les variétés : S Suisse, R Roquefort,
    P Parmesan et B Brie. Pour choisir l’atout, tape [b]trump R[/b].

picture-round = { round-of }. { trick-of }. { $trump ->
    [none] L’atout est à choisir.
   *[other] L’atout est le { NAME($trump, of: "variety") }.
}
picture-cat = { NAME($cat, of: "cat-catches") }
picture-counts = pour l’instant { $counts }
picture-seat = { who } : { some-cards }, { some-tricks }, { some-points }
picture-last = dernier pli : { $cards }
picture-hand = ta main : { $cards }
box-varieties = VARIETIES : ce sont des lettres parmi S, R, P et B, chacune une fois, pas { $found }.
box-values = VALUES : toutes les variétés ensemble ont de 1 à 63 cartes, donc { $values } valeurs, c’est impossible.
box-many-cats = CATS : il y a au plus 63 chats, pas { $cats }.
box-cat = CATS : « { $cat } » n’est pas un chat comme black-3, siamese-S7 ou grey-tricks qui regarde des cartes de VARIETIES et VALUES.
box-points = POINTS : un joueur est capturé par aucun des { $revealed } chats jusqu’à tous, il y a donc un nombre de plus que de chats, pas { $found }.
box-highest = HIGHEST : à { $players } joueurs c’est de 1 à { $values }, comme le dit VALUES, pas { $highest }.
box-hand = HAND : au moins 2 joueurs se partagent les { $cards } cartes en jeu, donc { $players } avec { $hand } en main chacun, c’est impossible.
box-rounds = ROUNDS : à { $players } joueurs il y a de 1 à 8 manches, pas { $rounds }.
box-revealed = REVEALED : à { $players } joueurs { $cats } chats doivent suffire pour { $rounds } manches, donc { $revealed } à chacune, c’est impossible.
box-worth = POINTS : un pli vaut 0 point ou plus, et les { $hand } d’une manche à { $players } joueurs 127 au plus, donc ce ne peut pas être { $found }.

# Cheez-Tricks: what the terminal and the page both say.

title = Cheez-Tricks
line = Remporte des plis, esquive trois chats. Ou laisse-toi attraper par les trois.

rule-1 = Une carte chacun par pli. Suis la variété demandée si tu en as ; sinon, joue ce que tu veux.
rule-2 = L’atout le plus fort remporte le pli ; sans atout, la carte la plus forte de la variété demandée. Qui remporte le pli entame le suivant.
rule-3 = Les chats noir, blanc et siamois attrapent tout de suite ; le gris, le roux et le bicolore à la fin de la manche, tous les ex æquo compris.
rule-4 = { per-trick }
rule-5 = L’atout est tiré au sort à la première manche ; ensuite, qui a le moins de points le choisit. À égalité, c’est la première de ces personnes dans le sens horaire à partir du premier joueur de la manche.
rule-6 = Il y a autant de manches que de joueurs, et quatre à deux joueurs. Le plus de points gagne ; à égalité, la meilleure manche ; encore à égalité, la victoire est partagée.
rule-7 = { $level ->
    [house] Voici les chats domestiques, que la règle conseille pour les premières parties : { house-leaves-out }. Les cartes gagnées qui comptent pour un chat restent visibles.
   *[wild] Voici les chats sauvages : tous peuvent venir, et les cartes gagnées sont face cachée, à retenir de mémoire. Les chats domestiques sont plus doux : { house-leaves-out }.
}
house-leaves-out = aucun chat roux, et pas de chat gris pour les 9 ni les 10
# Said under every score sheet too.
per-trick = Un pli vaut 2 points ; 1 point avec un chat, 0 avec deux, 3 avec les trois.

option-level = Les chats
option-level-choice = { $value ->
    [house] Domestiques
   *[wild] Sauvages
}
option-level-note = { $value ->
    [house] Il n’y a { house-leaves-out } ; les cartes gagnées qui comptent pour un chat restent visibles.
   *[wild] Tous les chats, et les cartes gagnées sont face cachée.
}

fact-age = À partir de { $value } ans ; la règle ne le dit pas.
fact-minutes = Une partie dure de { $value } à 40 minutes ; la règle ne le dit pas.
fact-cats = Notre liste a tous les chats que montre la règle. Des autres, elle dit seulement combien il y en a et de quelles sortes, et que certains sont réservés à certains nombres de joueurs.
fact-wild-only = Les chats domestiques laissent de côté tous les chats roux et les gris pour les 9 et les 10. Le texte français peut aussi se lire autrement.
fact-trump-tie = Quand plusieurs ont le moins de points, l’atout revient à la première de ces personnes dans le sens horaire à partir du premier joueur de la manche.
fact-grey-from = Un chat gris n’attrape personne quand le plus, c’est zéro ; cela n’arrive qu’à deux joueurs.
fact-aside-told = Les cartes mises de côté à deux joueurs ne sont jamais montrées, même après la manche.
fact-bots-remember = Les robots retiennent ce que retiendrait un joueur attentif : chaque carte de la manche, qui l’a prise, et qui n’a pas pu suivre.

## Cards and cats by name

variety = { $value ->
    [S] Suisse
    [R] Roquefort
    [P] Parmesan
   *[B] Brie
}
card = { NAME($head, of: "variety") } { $tail }
breed = { $head ->
    [black] noir
    [white] blanc
    [siamese] siamois
    [grey] gris
    [ginger] roux
   *[tuxedo] bicolore
}
the-cat = { $head ->
    [siamese] le { breed }
   *[other] le chat { breed }
}
# At the beginning of a sentence.
cat-first = { $head ->
    [siamese] Le { breed }
   *[other] Le chat { breed }
}
# Whom a cat catches, as short as it can be said.
cat-catches = { $head ->
    [black] gagner le pli { $tail }
    [white] { wanted-tricks } en premier
    [siamese] prendre le { NAME($tail, of: "card") }
    [grey] le plus de { NAME($tail, of: "counted") }
    [ginger] le moins de { NAME($tail, of: "counted") }
   *[tuxedo] pile { wanted-tricks }
}
caught-for = { $head ->
    [black] c’était le pli { $tail }
    [white] { wanted-tricks } avant tout le monde
    [siamese] c’était pour le { NAME($tail, of: "card") }
    [grey] le plus de { NAME($tail, of: "counted") }
    [ginger] le moins de { NAME($tail, of: "counted") }
   *[tuxedo] exactement { wanted-tricks }
}
counted = { $value ->
    [tricks] plis
    [S] Suisse
    [R] Roquefort
    [P] Parmesan
    [B] Brie
   *[other] { $value }
}
cat-and-why = { the-cat } ({ cat-catches })
cat-explained = { NAME($cat, of: "cat-in-full") }
cat-in-full = { $head ->
    [black] Le chat noir attrape tout de suite qui remporte le pli { $tail }.
    [white] Le chat blanc attrape tout de suite qui arrive en premier à { wanted-tricks }.
    [siamese] Le siamois attrape tout de suite qui prend le { NAME($tail, of: "card") }.
    [grey] À la fin de la manche, le chat gris attrape qui a pris le plus de { NAME($tail, of: "counted") }.
    [ginger] À la fin de la manche, le chat roux attrape qui a pris le moins de { NAME($tail, of: "counted") }. Zéro, c’est le moins.
   *[tuxedo] À la fin de la manche, le chat bicolore attrape qui a exactement { wanted-tricks }.
}
cat-caught = { $seats_is ->
    [you] t’attrape
   *[other] attrape { LIST($seats) }
}
cat-counts = { EACH($counts, as: "number-of") }
round-of = Manche { $round } sur { $rounds }
trick-of = Pli { $number } sur { $numbers }
some-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
some-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}

## Moves, and why one is refused

move-card = le { NAME($card, of: "card") }
move-trump = le { NAME($variety, of: "variety") } comme atout

unreadable = « { $move } » n’est pas un coup : écris une carte comme P7 ou S10, ou bien { LIST($namings, type: "or") }.
refusal-not-in-play = À { $players } joueurs, les cartes vont de 1 à { $highest }.
refusal-trump-first = Choisis d’abord l’atout : { LIST($namings, type: "or") }.
refusal-trump-named = L’atout se choisit une seule fois, avant le premier pli de la manche ; à la première manche, il est tiré au sort.
refusal-not-held = Tu n’as pas le { NAME($card, of: "card") } ; tu as { LIST($hand) }.
refusal-follow = { must-follow } Joue { LIST($cards, type: "or") }.
must-follow = Tu as du { NAME($variety, of: "variety") } : tu dois suivre.

line-cats = il faut { $count } chats, trouvé { $found }
line-cat = « { $cat } » n’est pas parmi les { $left } chats qui restent dans le paquet
line-cards = il faut { $count } cartes, trouvé { $found }
line-card = « { $card } » n’est pas parmi les cartes à distribuer : elle n’est pas en jeu ou l’a déjà été

## What happens

event-round = Manche { $round }. { $seat_is ->
    [you] Tu entames
   *[other] { $seat } entame
} le premier pli.
event-deal = { $seat_is ->
    [you] Tu reçois
   *[other] { $seat } reçoit
} { $cards ->
    [none] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[other] { LIST($cards, each: "card") }
}.
event-aside = { $count ->
    [one] { $count } carte est mise
   *[other] { $count } cartes sont mises
} de côté, face cachée.
event-cats = Les chats de cette manche : { LIST($cats, each: "cat-and-why") }.
event-trump = { $seat_is ->
    [none] Le { NAME($trump, of: "variety") } est tiré comme atout.
    [you] Tu choisis le { NAME($trump, of: "variety") } comme atout, { why-named }.
   *[other] { $seat } choisit le { NAME($trump, of: "variety") } comme atout, { why-named }.
}
why-named = { COUNT($tied_seats) ->
    [0] avec le moins de points
   *[other] à égalité avec { LIST($tied_seats) } pour le moins de points, mais en premier dans le sens horaire à partir du premier joueur de la manche
}
# None: it is over and to be remembered.
event-move = { $seat_is ->
    [you] Tu joues
   *[other] { $seat } joue
} { $card ->
    [none] une carte
   *[other] le { NAME($card, of: "card") }
}.
event-trick = { $seat_is ->
    [you] Tu remportes
   *[other] { $seat } remporte
} le pli { $number }.
event-caught = { NAME($cat, of: "cat-first") } { $seat_is ->
    [you] t’attrape
   *[other] attrape { $seat }
} : { NAME($cat, of: "caught-for") }{ $counts ->
    [none] { "" }
   *[counted] { " " }({ cat-counts })
}.
event-score = Points de la manche { $round } : { EACH($points, as: "number-of") }.
event-end = La partie est finie : { EACH($points, as: "number-of") }.
number-of = { whom } { $value }

# Trump is to be named.
naming-why = { $seat_is ->
    [you] Tu choisis l’atout
   *[other] { $seat } choisit l’atout
}, { why-named }.

result-round = { who-wins } : à égalité avec { best-points }, mais avec la meilleure manche !
result-shared = { LIST($winners) } { $winners_is ->
    [with-you] partagez
   *[other] partagent
} la victoire, à égalité : { best-points }, et d’aussi bonnes manches !

## Why a move may be good: what it does

reason-wins = remporte le pli à coup sûr ({ some-points } pour l’instant)
reason-trumps = coupe et remporte le pli à coup sûr ({ some-points } pour l’instant)
reason-denies = prend un pli qui ne vaut rien pour { the-mover }, mais quelque chose pour les autres
reason-holds = bat tout ce qui est posé, avec { $left ->
    [one] encore { $left } carte
   *[other] encore { $left } cartes
} à venir
reason-cheapest = gagne au plus juste
reason-ducks = laisse le pli à quelqu’un d’autre
reason-yields = { $seat_is ->
    [you] te laisse le pli
   *[other] laisse le pli à { $seat }
}
reason-escapes = { $mover_seat_is ->
    [you] t’évite
   *[other] évite à { $mover_seat }
} { NAME($cat, of: "cat-and-why") }
reason-hands = { $seat_is ->
    [you] t’envoie
   *[other] envoie à { $seat }
} { NAME($cat, of: "cat-and-why") }
reason-offers = peut { $seat_is ->
    [you] t’envoyer
   *[other] envoyer à { $seat }
} { NAME($cat, of: "cat-and-why") }
reason-passes = { $seat_is ->
    [you] te donne
   *[other] donne à { $seat }
} le { NAME($cat, of: "wanted-card") }, et { NAME($cat, of: "the-cat") } avec
reason-drops = donne le { NAME($cat, of: "wanted-card") }, et { NAME($cat, of: "the-cat") } avec
reason-third = { $mover_seat_is ->
    [you] t’attire
   *[other] attire à { $mover_seat }
} aussi { NAME($cat, of: "the-cat") } : { three-cats }
reason-hopes = peut { $mover_seat_is ->
    [you] t’attirer
   *[other] attirer à { $mover_seat }
} aussi { NAME($cat, of: "the-cat") } : { three-cats }
reason-courts = courtise { NAME($cat, of: "the-cat") }, { $mover_seat_is ->
    [you] ton troisième
   *[other] le troisième { of-mover }
} : { three-cats }
reason-sheds = se défait d’une carte qui compte pour { NAME($cat, of: "cat-and-why") }
reason-leaves = laisse aux autres ce qui compte pour { NAME($cat, of: "cat-and-why") }
reason-collects = augmente { $mover_seat_is ->
    [you] ton compte
   *[other] le compte { of-mover }
} pour { NAME($cat, of: "cat-and-why") }
reason-past = { $mover_seat_is ->
    [you] te fait dépasser
   *[other] fait dépasser à { $mover_seat }
} { NAME($cat, of: "the-wanted-tricks") } que cherche { NAME($cat, of: "the-cat") }
reason-short = { $mover_seat_is ->
    [you] te garde
   *[other] garde { $mover_seat }
} en dessous { NAME($cat, of: "of-the-wanted-tricks") } que cherche { NAME($cat, of: "the-cat") }
reason-unloads = se débarrasse du { NAME($card, of: "card") }, { $mover_seat_is ->
    [you] ton plus fort { NAME($card, of: "variety-of") }
   *[other] le plus fort { NAME($card, of: "variety-of") } { of-mover }
}, sans prendre le pli
reason-spares = garde le { NAME($card, of: "card") } pour plus tard
reason-hoards = garde { $mover_seat_is ->
    [you] tes atouts
   *[other] les atouts { of-mover }
}, du { NAME($variety, of: "variety") }, pour plus tard
reason-voids = { $mover_seat_is ->
    [you] te laisse
   *[other] laisse { $mover_seat }
} sans { NAME($variety, of: "variety") }, donc libre de tout jouer quand on en demande
reason-last = garde le { NAME($card, of: "card") } pour le dernier pli
reason-master = ne craint plus aucun { NAME($variety, of: "variety") } : seul un atout pourrait le battre
reason-high = n’a contre lui que { $higher } { NAME($variety, of: "variety") } plus { $higher ->
    [one] fort
   *[other] forts
}
reason-draws = fait tomber les atouts : encore { $left } à voir
reason-low = joue bas : { $higher } { NAME($variety, of: "variety") } { $higher ->
    [one] plus fort reste
   *[other] plus forts restent
} à voir, et le pli ira sans doute ailleurs
reason-lures = peut faire sortir le { NAME($cat, of: "wanted-card") }, que guette { NAME($cat, of: "the-cat") }
reason-longest = prend pour atout { $mover_seat_is ->
    [you] ta variété la plus longue
   *[other] la variété la plus longue { of-mover }
} : { $count } { NAME($variety, of: "variety") }
reason-top = fait { $mover_seat_is ->
    [you] de ton { NAME($card, of: "card") }
   *[other] du { NAME($card, of: "card") } { of-mover }
} la carte la plus forte de toutes
reason-few = devrait { $mover_seat_is ->
    [you] t’apporter
   *[other] apporter à { $mover_seat }
} peu de plis, avec { $count } { NAME($variety, of: "variety") } en main
reason-ruffs = { $mover_seat_is ->
    [you] te permet
   *[other] permet à { $mover_seat }
} de couper le { NAME($variety, of: "variety") } dès le début
reason-collected = prend pour atout ce qui compte pour { NAME($cat, of: "cat-and-why") }

three-cats = trois chats font 3 points par pli
wanted-card = { NAME($tail, of: "card") }
wanted-tricks = { $tail ->
    [one] { $tail } pli
   *[other] { $tail } plis
}
the-wanted-tricks = { $tail ->
    [one] le seul pli
   *[other] les { $tail } plis
}
of-the-wanted-tricks = { $tail ->
    [one] du seul pli
   *[other] des { $tail } plis
}
variety-of = { NAME($head, of: "variety") }

title = Cheese Rescue
line = Chiens contre chats, chats contre souris, souris contre fromage : sauve le tien.

rule-1 = À ton tour, pose une carte de ton choix à côté d’une carte déjà posée. Puis pioche un animal, tant qu’il y en a.
rule-2 = Toutes les cartes tiennent dans un carré : 5×5 à deux joueurs, 6×6 à trois, 7×7 à quatre. { $area ->
    [centred] La carte départ en est le centre.
   *[floating] Sa place n’est pas fixée d’avance : elle se précise au fil des cartes.
}
rule-3 = Quand le carré est plein, les chats à côté d’un chien s’enfuient. Puis les souris à côté d’un chat resté là se font attraper. Puis les fromages à côté d’une souris restée là sont mangés.
rule-4 = À côté veut dire avec un côté en commun, jamais par un coin.
rule-5 = Tes fromages encore là rapportent leurs points ; les cartes gardées en main ne rapportent rien. Le plus de points gagne ; à égalité, le plus de fromages ; encore à égalité, la victoire est partagée.

option-area = Le carré
option-area-choice = { $value ->
    [centred] Carte départ au centre
   *[floating] Se précise au fil des cartes
}

## Cards and cells

card = { $value ->
    [dog] chien
    [cat] chat
    [mouse] souris
    [start] carte départ
   *[other] fromage à { $tail ->
        [one] { $tail } point
       *[other] { $tail } points
    }
}
a-card = { $value ->
    [dog] un chien
    [cat] un chat
    [mouse] une souris
   *[other] un fromage à { $tail ->
        [one] { $tail } point
       *[other] { $tail } points
    }
}
the-card = { $value ->
    [dog] le chien
    [cat] le chat
    [mouse] la souris
   *[other] le fromage à { $tail ->
        [one] { $tail } point
       *[other] { $tail } points
    }
}
# After "à côté".
of-a-card = { $value ->
    [start] de la carte départ
    [dog] d’un chien
    [cat] d’un chat
    [mouse] d’une souris
   *[other] d’un fromage à { $tail ->
        [one] { $tail } point
       *[other] { $tail } points
    }
}
at-cell = colonne { $cell_1 }, ligne { $cell_2 }
# Where, by a card that lies beside it.
move-lay = { NAME($card, of: "a-card") } { $side ->
    [left] à gauche { landmark }
    [right] à droite { landmark }
    [above] au-dessus { landmark }
    [below] au-dessous { landmark }
   *[none] comme première carte
}
landmark = { $near_seat_is ->
    [you] de ton { NAME($near, of: "card") }
    [none] { NAME($near, of: "of-a-card") }
   *[other] du { NAME($near, of: "card") } { BEGINS($near_seat) ->
        [vowel] d’{ $near_seat }
       *[consonant] de { $near_seat }
    }
}

## What happens

event-deal = { $seat_is ->
    [you] Tu reçois
   *[other] { $seat } reçoit
} { $cards ->
    [none] { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }
   *[seen] { dealt-cards }
}.
event-move = { $seat_is ->
    [you] Tu poses
   *[other] { $seat } pose
} { NAME($card, of: "a-card") } en { at-cell }.
event-draw = { $seat_is ->
    [you] Tu pioches
   *[other] { $seat } pioche
} { $card ->
    [none] un animal
   *[seen] { NAME($card, of: "a-card") }
}.
event-end = Le carré est plein. On compte.

## The count, step by step

count-fled = { COUNT($count_fled) ->
    [0] Aucun chat n’est à côté d’un chien : tous les chats restent.
    [one] { COUNT($count_fled) } chat est à côté d’un chien et s’enfuit.
   *[other] { COUNT($count_fled) } chats sont à côté d’un chien et s’enfuient.
}
count-caught = { COUNT($count_caught) ->
    [0] Aucune souris n’est à côté d’un chat resté là. Toutes sont sauves.
    [one] { COUNT($count_caught) } souris est à côté d’un chat resté là et se fait attraper.
   *[other] { COUNT($count_caught) } souris sont à côté d’un chat resté là et se font attraper.
}
count-eaten = { COUNT($count_eaten) ->
    [0] Aucun fromage n’est à côté d’une souris restée là. Rien n’est mangé.
    [one] { COUNT($count_eaten) } fromage est à côté d’une souris restée là et se fait manger : { EACH($count_lost, as: "lost-of") }.
   *[other] { COUNT($count_eaten) } fromages sont à côté d’une souris restée là et se font manger : { EACH($count_lost, as: "lost-of") }.
}
lost-of = { $seat_is ->
    [you] { $value ->
        [0] tu ne perds rien
        [one] tu perds { $value } point
       *[other] tu perds { $value } points
    }
   *[other] { $value ->
        [0] { $seat } ne perd rien
        [one] { $seat } perd { $value } point
       *[other] { $seat } perd { $value } points
    }
}

result-cheeses = { who-wins } : à égalité avec { best-points }, mais avec plus de fromages sauvés !
result-shared = { LIST($winners) } { $winners_is ->
    [with-you] partagez
   *[other] partagent
} la victoire, à égalité : { best-points } et autant de fromages !

## Why a move may be good: what it does

reason-shares = partage la victoire
reason-saves = sauve { own-cheeses }
reason-eats = fait manger { their-cheeses }
reason-frees = fait fuir un chat, et une souris mange { their-cheeses }
reason-safe = met { own-cheese } là où aucune souris ne pourra jamais le manger
reason-lays = pose { own-cheese } là où il compte pour l’instant, avec { sides } à la merci des souris
reason-gives = ne { $mover_seat_is ->
    [you] te coûte
   *[other] coûte à { $mover_seat }
} qu’un { one-cheese }
reason-seals = met { own-cheeses } à l’abri pour de bon
reason-dooms = condamne { their-cheeses }
reason-leads = { $mover_seat_is ->
    [you] te fait
   *[other] fait { $mover_seat }
} passer en tête, { $points } contre { $theirs } pour { whom }
reason-covers = laisse { own-cheese } avec { sides } à la merci des souris
reason-bares = fait fuir un chat qui garde { their-cheese }
reason-denies = prend { $left ->
    [0] la dernière case
   *[other] une case
} d’où un chat pourrait sauver { their-cheese }
reason-clears = rouvre { some-cells } au fromage
reason-spoils = ferme { some-cells } au fromage, et { $seat_is ->
    [you] tu en as
   *[other] { $seat } en a
} plus en main que { the-mover }
reason-guards = tient les souris loin { $cells ->
    [one] d’une case
   *[other] de { $cells } cases
}
reason-chases = fait fuir { $cats ->
    [one] un chat
   *[other] { $cats } chats
}
reason-harmless = met la souris là où elle ne menace aucun { $mover_seat_is ->
    [you] de tes fromages
   *[other] fromage { of-mover }
}
reason-caught = met la souris là où un chat l’attrape, sans danger pour { $mover_seat_is ->
    [you] tes fromages
   *[other] les fromages { of-mover }
}
reason-intact = ne { $mover_seat_is ->
    [you] te coûte
   *[other] coûte à { $mover_seat }
} aucun fromage
reason-withholds = laisse { their-cheese } à sa souris
reason-keeps = garde { own-cheese } pour une case plus sûre

one-cheese = fromage à { $value ->
    [one] { $value } point
   *[other] { $value } points
}
cheeses = { COUNT($values) ->
    [one] fromage à { $values_1 ->
        [one] { $values_1 } point
       *[other] { $values_1 } points
    }
   *[other] fromages à { LIST($values) } points
}
# The mover's, and those of the seat.
own-cheese = { $mover_seat_is ->
    [you] ton { one-cheese }
   *[other] le { one-cheese } { of-mover }
}
their-cheese = { $seat_is ->
    [you] ton { one-cheese }
   *[other] le { one-cheese } { of-seat }
}
own-cheeses = { $mover_seat_is ->
    [you] { COUNT($values) ->
        [one] ton { cheeses }
       *[other] tes { cheeses }
    }
   *[other] { COUNT($values) ->
        [one] le { cheeses } { of-mover }
       *[other] les { cheeses } { of-mover }
    }
}
their-cheeses = { $seat_is ->
    [you] { COUNT($values) ->
        [one] ton { cheeses }
       *[other] tes { cheeses }
    }
   *[other] { COUNT($values) ->
        [one] le { cheeses } { of-seat }
       *[other] les { cheeses } { of-seat }
    }
}
sides = { $open ->
    [0] aucun côté
    [one] un seul côté
   *[other] { $open } côtés
}
some-cells = { $cells ->
    [one] une case
   *[other] { $cells } cases
}

## What cannot be done

unreadable = « { $move } » n’est pas un coup : écris une carte ({ LIST($cards, type: "or") }) et une case, par exemple « cat 1,-2 ».
refusal-hand = Tu n’as pas de { NAME($card, of: "card") } en main, mais { LIST($hand, each: "a-card") }.
refusal-taken = Il y a déjà une carte en { at-cell }.
refusal-first = La première carte va en colonne 0, ligne 0.
refusal-apart = Aucune carte ne touche la case { at-cell } : on ne peut rien y poser.
refusal-outside = La case { at-cell } est hors du carré de { $size }×{ $size } autour de la carte départ (colonnes et lignes de -{ $half } à { $half }).
refusal-too-wide = Avec une carte en { at-cell }, les cartes ne tiendraient plus dans un carré de { $size }×{ $size } : elles occupent les colonnes { $left } à { $right } et les lignes { $top } à { $bottom }.
line-drawn = il faut « { $start } » et { $number } de ces cartes : { LIST($animals) } ; trouvé « { $found } »
line-none-left = il n’y a plus de { NAME($card, of: "card") } dans la pioche

## How we know

fact-minutes = Une partie dure environ { $value } minutes ; la règle ne le dit pas.
fact-animals = Il y a { $value_1 } chiens, { $value_2 } chats et { $value_3 } souris : à deux joueurs, il en reste donc exactement la moitié de chaque. La règle ne donne que le total des animaux.
fact-cheese = Les six fromages d’un lot valent { LIST($value) } ; la règle ne donne pas leurs valeurs.
fact-start = On peut poser à côté de la carte départ, mais elle n’est ni animal ni fromage et ne rapporte rien. La règle ne dit pas ce qu’elle est.
fact-floating = Le carré peut être n’importe où, pourvu que les cartes y tiennent, à moins que la table n’ait choisi la carte départ pour centre. La règle n’en donne que la taille.
fact-dealing = Les animaux sont distribués place par place à partir de la première, quelle que soit celle qui commence.
fact-beginning = Dans la règle, le plus âgé commence ; ici, c’est la table qui choisit.
fact-pile = La pioche n’a pas d’ordre avant qu’on y pioche : chaque carte restante a la même chance de venir, exactement comme dans une pioche mélangée.
fact-imagining = Pour les robots, chaque carte qu’ils n’ont pas vue peut être aussi bien dans n’importe quelle autre main que dans la pioche.

# Chop! Chop!: what the terminal and the page both say.

title = Chop! Chop!
line = Quatre souris, dix fromages, un chat. File sous la table et rentre avant le coup de patte.

rule-1 = Un camp joue le chat, l’autre les quatre souris ; à plusieurs, on se partage les souris à tour de rôle. Souris et chat alternent.
rule-2 = Lance le dé, puis déplace une seule pièce d’exactement ce nombre de pas, jamais en diagonale et jamais de retour sur sa case de départ. Aucune pièce n’en traverse une autre.
rule-3 = Seules les souris vont sous la table et dans les trous ; seul le chat va sur la table. Le chat ne marche pas sur un fromage face visible.
rule-4 = Là où un déplacement finit, la plaque est retournée : fromage, vaisselle cassée, un ou deux pas de plus, une flèche pour s’envoler, une fourchette pour piquer un fromage, ou un couteau, qui donne deux tours aux autres.
rule-5 = Le chat attrape une souris en finissant exactement sur elle, et gagne avec la quatrième.
rule-6 = Les souris gagnent quand elles ont tous les fromages, que chaque trou a été quitté une fois et qu’une souris finit ensuite dans un trou, n’importe lequel.
rule-7 = La dernière souris ne peut pas être enfermée : tant qu’elle est dans un trou, le chat ne s’arrête pas devant, et s’il y est déjà, il doit partir, au besoin par-dessus un fromage.

option-cat = Le chat
option-cat-choice = { which-seat }
option-first = Quel joueur souris commence
option-tiles = Plaques
option-tiles-choice = { $value ->
    [lively] Vives : moins de casse
   *[standard] Comme dans la boîte
}

fact-publishers = Le jeu est édité par { LIST($value) } ; le texte de la règle ne nomme pas l’éditeur.
fact-columns = La cuisine a sept colonnes, de a à g. Avec six lignes, cela fait 42 cases : 38 avec une plaque, et quatre pour les pieds de la table.
fact-rows = La cuisine a { $value } lignes, par le même calcul.
fact-table = La table est au milieu, sur { LIST($value) }. La règle dit qu’elle a six cases, mais pas lesquelles.
fact-legs = Les pieds de la table sont sur { LIST($value) }, avec deux cases entre eux : 42 cases moins quatre pieds font les 38 plaques de la boîte.
fact-holes = Les trous donnent sur { $value_N }, { $value_E }, { $value_S } et { $value_W }. Il y en a un de chaque côté ; la case découle de la symétrie.
fact-tiles = Dix des 38 plaques sont des fromages, et la règle nomme les autres sortes, mais pas leur nombre. Ici, { $value_standard_broken } sont de la vaisselle cassée, et il y en a { $value_standard_knife } de chaque autre sorte. Le mélange vif est de nous.
fact-mouse-die = Le dé des souris porte { LIST($value) }. La règle dit seulement que les deux dés diffèrent.
fact-cat-die = Le dé du chat porte { LIST($value) }.
fact-no-move = Qui peut bouger doit bouger ; sans aucun coup possible, on passe son tour.
fact-unturned = Ce qu’est une plaque se décide quand on la retourne, d’après les plaques qui restent. Les chances sont celles de plaques mélangées.
fact-no-extra-move = Une pièce qui trouve des pas de plus sans pouvoir les faire reste où elle est.
fact-second-roll = Après un couteau, les deux lancers des souris déplacent la même souris ; si elle ne peut plus bouger, le second est perdu, et si le premier n’en a déplacé aucune, le second peut déplacer n’importe laquelle. Un couteau trouvé au premier lancer coûte le second.
fact-second-turn = Deux tours de suite reviennent au même joueur, et comptent pour un seul dans l’ordre des joueurs souris.
fact-going-home = Tout déplacement dans n’importe quel trou ramène le fromage, même par des pas de plus, et même si le dernier trou vient de s’ouvrir pendant ce tour. Une souris déjà dans un trou quand le dernier fromage est pris doit ressortir et rentrer.
fact-letting-out = Un chat qui doit laisser sortir la dernière souris peut marcher et s’arrêter sur un fromage face visible : sinon, les deux camps pourraient rester bloqués pour toujours.

## Pieces and places by name

piece = { $head ->
    [m] la souris { $tail }
   *[cat] le chat
}
the-piece = { $head ->
    [m] La souris { $tail }
   *[cat] Le chat
}
mouse = la souris { $value }
side = { $value ->
    [cat] le chat
   *[mice] les souris
}
place = { $value ->
    [N] le trou du nord
    [E] le trou de l’est
    [S] le trou du sud
    [W] le trou de l’ouest
   *[other] { $value }
}
the-place = { $value ->
    [N] Le trou du nord
    [E] Le trou de l’est
    [S] Le trou du sud
    [W] Le trou de l’ouest
   *[other] { $value }
}
there = { $value ->
    [N] dans le trou du nord
    [E] dans le trou de l’est
    [S] dans le trou du sud
    [W] dans le trou de l’ouest
   *[other] en { $value }
}
# After "de", and after "jusque".
of-place = { $value ->
    [N] du trou du nord
    [E] du trou de l’est
    [S] du trou du sud
    [W] du trou de l’ouest
   *[other] de { $value }
}
up-to = { $value ->
    [N] jusqu’au trou du nord
    [E] jusqu’au trou de l’est
    [S] jusqu’au trou du sud
    [W] jusqu’au trou de l’ouest
   *[other] en { $value }
}
tile = { $value ->
    [cheese] du fromage
    [broken] de la vaisselle cassée
    [arrow] une flèche
    [fork] une fourchette
    [knife] un couteau
   *[other] un { $value }
}
steps = { $value ->
    [1] un pas
    [2] deux pas
    [3] trois pas
    [4] quatre pas
    [5] cinq pas
    [6] six pas
   *[other] { $value } pas
}
# After "de".
of-steps = { $value ->
    [1] d’un pas
   *[other] de { steps }
}

## Moves, and why one is refused

move-walk = { NAME($piece, of: "piece") } { $spot ->
    [hole] { NAME($hole, of: "up-to") }
    [doorstep] jusqu’au seuil { NAME($hole, of: "of-place") }
    [under] jusque sous la table, { from-hole }
    [top] jusque sur la table, { from-hole }
    [cheese] jusqu’au fromage { from-hole }
    [tile] jusqu’à la plaque { from-hole }
   *[floor] jusqu’à la case nue { from-hole }
}{ which }
move-place = le chat sur { spot }{ which }
move-fork = { spot }{ which }
# A place, by what lies there.
spot = { $spot ->
    [hole] { NAME($hole, of: "place") }
    [doorstep] le seuil { NAME($hole, of: "of-place") }
    [under] le sol sous la table, { from-hole }
    [top] la table, { from-hole }
    [cheese] le fromage { from-hole }
    [tile] la plaque { from-hole }
   *[floor] la case nue { from-hole }
}
from-hole = à { NAME($steps, of: "steps") } { NAME($hole, of: "of-place") }
# Where two places would be called the same.
which = { $alike ->
    [yes] {" "}({ $to })
   *[no] {""}
}
move-pass = passer

unreadable = « { $move } » n’est pas un coup : écris « m2 c5 », « m2 N », « cat d4 », « place d3 », « fork b2 » ou « pass ».
refusal-must-move = Tu peux bouger, donc tu dois bouger.
refusal-placed = Le chat est déjà dans la cuisine.
refusal-place-first = D’abord, on pose le chat sur la table : « place d3 ».
refusal-table-first = Le chat part de la table : { LIST($table, type: "or") }.
refusal-fork-first = Choisis d’abord un fromage pour la fourchette.
refusal-no-fork = Il n’y a pas de fourchette à utiliser.
refusal-not-forkable = La fourchette ne trouve pas de fromage { NAME($at, of: "there") } : aucun n’y est visible, ou le chat est dessus.
refusal-other-side = C’est { $side ->
    [cat] au chat
   *[mice] aux souris
} de jouer.
refusal-caught = { NAME($piece, of: "the-piece") } s’est fait attraper.
refusal-other-mover = { NAME($piece, of: "the-piece") } a trouvé la plaque : c’est { NAME($piece, of: "piece") } qui repart.
refusal-bound = Le second lancer déplace la même souris : { NAME($piece, of: "piece") }.
refusal-cat-hole = Le chat n’entre pas dans un trou.
refusal-cat-watches = Le chat ne peut pas s’arrêter en { $at } : la dernière souris est dans ce trou.
refusal-cat-cheese = Un fromage est visible en { $at } : le chat ne peut pas y marcher.
refusal-leg = Un pied de la table est en { $at } : aucune souris n’y passe.
refusal-other-mouse = Une autre souris est { NAME($at, of: "there") }.
refusal-cat-there = Le chat est en { $at }.
refusal-arrow-hole = Une flèche ne mène jamais dans un trou.
refusal-arrow-cheese = Une flèche ne mène jamais sur un fromage face visible.
refusal-arrow-mouse = Une flèche ne mène jamais le chat sur une souris.
refusal-back = Un déplacement ne peut pas finir là où il a commencé, { NAME($at, of: "there") }.
refusal-distance = { NAME($at, of: "the-place") } est à { NAME($away, of: "steps") } ; { $by ->
    [tile] la plaque donne
   *[die] tu as fait
} { $steps }.
refusal-blocked = Tous les chemins { NAME($steps, of: "of-steps") } vers { NAME($at, of: "place") } sont barrés ou repassent par { NAME($start, of: "place") }.

line-tile-gone = toutes les plaques « { $tile } » sont déjà retournées

## What happens

event-roll = { $seat_is ->
    [you] Tu fais
   *[other] { $seat } fait
} { $steps } pour { NAME($side, of: "side") }{ $more ->
    [yes] , et un second lancer suit
   *[no] { "" }
}.
event-move = { $piece ->
    [none] { $seat_is ->
        [you] Tu ne peux pas bouger : tu passes.
       *[other] { $seat } ne peut pas bouger et passe.
    }
    [fork] { $seat_is ->
        [you] Tu piques
       *[other] { $seat } pique
    } le fromage en { $to } avec la fourchette.
   *[other] { $from ->
        [none] { $seat_is ->
            [you] Tu poses
           *[other] { $seat } pose
        } le chat sur la table, en { $to }.
       *[other] { $seat_is ->
            [you] Tu mènes
           *[other] { $seat } mène
        } { NAME($piece, of: "piece") } { NAME($to, of: "up-to") }{ $took ->
            [yes] { " " }et { $seat_is ->
                [you] prends
               *[other] prend
            } le fromage qui s’y trouve.
           *[no] .
        }
    }
}
event-tile = { NAME($piece, of: "the-piece") } trouve { NAME($tile, of: "tile") } en { $at }. { in-brief }
event-caught = Le chat attrape la souris { $mouse }.
event-end = { $reason ->
    [caught] Le chat a attrapé toutes les souris.
   *[home] Tous les fromages sont gagnés, et une souris est rentrée dans un trou.
}

# What a tile has done.
in-brief = { $effect ->
    [taken] Un de plus pour les souris.
    [uncovered] Il reste là, face visible.
    [moves] { NAME($piece, of: "the-piece") } { $tile ->
        [arrow] s’envole.
       *[other] continue.
    }
    [stuck] { NAME($piece, of: "the-piece") } ne peut pas continuer.
    [chooses] Les souris prennent un fromage face visible.
    [handed] { $side ->
        [cat] Deux tours de suite pour les souris.
       *[mice] Deux tours de suite pour le chat.
    }{ roll-lost }
   *[nothing] Rien ne se passe.
}
roll-lost = { $lost_roll ->
    [yes] { " " }Le second lancer est perdu.
   *[no] { "" }
}

result-caught = { won-caught } { why-caught }
result-home = { won-home } { why-home }
won-caught = { who-wins } avec le chat !
won-home = { who-wins } avec les souris !
why-caught = Le chat a attrapé les { $best ->
    [4] quatre
   *[other] { $best }
} souris, qui { $others_1 ->
    [0] n’avaient aucun fromage
    [one] avaient { $others_1 } fromage
   *[other] avaient { $others_1 } fromages
}.
why-home = Les { $best } fromages sont rentrés, tous les trous sont ouverts et une souris est revenue. Le chat { $others_1 ->
    [0] n’a attrapé aucune souris
    [one] a attrapé { $others_1 } souris
   *[other] a attrapé { $others_1 } souris
}.

## Why a move may be good

reason-takes = prend le fromage qui s’y trouve, numéro { $stash } sur { $all }
reason-distant = choisit le fromage le plus loin des souris, à { NAME($steps, of: "steps") }
reason-watched = choisit le fromage le plus près du chat, à { NAME($steps, of: "steps") }
reason-opens = ouvre { NAME($hole, of: "place") }, { $closed ->
    [0] le dernier
    [one] avec encore { $closed } fermé
   *[other] avec encore { $closed } fermés
}
reason-escapes = met la souris { $mouse } hors de portée du chat : il y avait jusqu’ici { some-rolls } qu’il l’attrape
reason-safer = ne laisse au chat { only-rolls } d’attraper la souris { $mouse }
reason-safe = reste hors de portée du chat
reason-risks = ne laisse au chat { only-rolls }
reason-shields = barre au chat la route de la souris { $mouse }
reason-hides = cache la souris { $mouse } dans { NAME($hole, of: "place") }
reason-under = met la souris { $mouse } sous la table, où aucun chat ne va
reason-turns = retourne une plaque : parmi les { $of } qui restent, { $cheese ->
    [one] { $cheese } est du fromage
   *[other] { $cheese } sont du fromage
}
reason-homeward = amène la souris { $mouse } à { NAME($steps, of: "steps") } { NAME($hole, of: "of-place") }
reason-fetches = amène la souris { $mouse } à { NAME($steps, of: "steps") } d’un fromage face visible
reason-seeks = amène la souris { $mouse } à { NAME($steps, of: "steps") } d’une plaque
reason-farther = met { NAME($steps, of: "steps") } entre la souris { $mouse } et le chat
reason-central = ne laisse aucun seuil à plus { NAME($steps, of: "of-steps") }
reason-near = s’installe à { NAME($steps, of: "steps") } du seuil { NAME($hole, of: "of-place") }
reason-catches = attrape la souris { $mouse } : il en reste { $left }
reason-forks = menace { LIST($mice, each: "mouse") } à la fois, et une seule peut bouger
reason-threatens = menace la souris { $mouse }, avec { some-rolls }
reason-bars = barre { NAME($hole, of: "place") } avec la souris { $mouse } dedans
reason-guards = empêche les souris de rentrer par { NAME($hole, of: "place") }
reason-patrols = surveille un fromage, à { NAME($steps, of: "steps") }
reason-nears = s’approche à { NAME($steps, of: "steps") } de la souris { $mouse }
reason-waits = s’approche à { NAME($steps, of: "steps") } du seuil { NAME($hole, of: "of-place") }, une souris dedans
reason-hopes = retourne une plaque : parmi les { $of } qui restent, { $moves ->
    [one] { $moves } laisse le chat continuer
   *[other] { $moves } laissent le chat continuer
}
reason-quiet = ne retourne aucune plaque : aucun couteau ne peut donner deux tours aux souris
some-rolls = { $faces ->
    [one] { $faces } chance
   *[other] { $faces } chances
} sur { $of }
# After "ne laisse".
only-rolls = { $faces ->
    [one] qu’une chance
   *[other] que { $faces } chances
} sur { $of }

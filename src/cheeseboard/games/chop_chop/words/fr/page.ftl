# Chop! Chop!: what only the page says.

cover = Une cuisine la nuit : la patte d’un chat tombe de la table pendant que des souris filent vers leur trou avec du fromage.

role-mice = Jouer les souris
role-mice-line = Les quatre sont à toi. Rapporte tous les fromages au trou.
role-cat = Jouer le chat
role-cat-line = Contre toutes les souris. Attrape les quatre.
role-share = Partager les souris
role-share-line = Avec d’autres, tu joues les souris à tour de rôle.
seat-side = { $side ->
    [cat] Chat
   *[mice] Souris
}
seat-has = { $side ->
    [cat] { $count } { $count ->
        [one] souris attrapée
       *[other] souris attrapées
    } sur { $all }
   *[mice] { $count } { $count ->
        [one] fromage
       *[other] fromages
    } sur { $all }
}
seat-next = ensuite
seat-next-heard = joue les souris ensuite

key-number = choisir une souris
key-mice = passer d’une souris à l’autre
key-squares = aller d’une case éclairée à l’autre
key-choose = choisir, puis déplacer
key-back = choisir une autre souris

## The kitchen

kitchen = La cuisine
roster = Les souris
feature = { $mouse ->
    [1] son écharpe
    [2] son nœud
    [3] son chapeau
   *[other] ses rayures
}
mouse-at = Souris { $mouse }, avec { feature }{ $at ->
    [none] { "\u202F" }: attrapée
   *[other] , { $under ->
        [yes] sous la table en { $at }
       *[no] { NAME($at, of: "there") }
    }
}
mouse-at-can = { mouse-at }, { $can ->
    [yes] peut bouger
   *[no] ne peut pas bouger maintenant
}
# Where a mouse is, in a letter or a square.
place-short = { $value ->
    [W] O
   *[other] { $value }
}
caught = attrapée
cat-at = Le chat, { $on_table ->
    [yes] sur la table en { $at }
   *[no] en { $at }
}
hole-at = { NAME($hole, of: "the-place") }, { $open ->
    [yes] ouvert
   *[no] fermé
}
cheese-at = Fromage en { $at }
die = { $side ->
    [cat] Dé du chat
   *[mice] Dé des souris
}{ $face ->
    [none] { "" }
   *[other] { "\u202F" }: { $face }
}

stash = { $stash } { $stash ->
    [one] fromage
   *[other] fromages
} sur { $all }
stash-short = { $stash }/{ $all }
mice-left = { $left ->
    [0] plus aucune souris
    [one] encore { $left } souris
   *[other] encore { $left } souris
}
holes-open = trous ouverts : { $open }/{ $all }
danger = Danger
danger-why = Le risque que le prochain lancer du chat prenne une souris : là où elle est, et là où irait celle que tu as choisie.

## What a tap does

lit-place = poser le chat en { $to }
lit-fork = prendre le fromage en { $to }
lit-fly = faire voler { NAME($piece, of: "piece") } { NAME($to, of: "up-to") }{ lit-risk }
lit-move = mener { NAME($piece, of: "piece") } { NAME($to, of: "up-to") }{ $steps ->
    [none] { "" }
   *[other] , { NAME($steps, of: "steps") }
}{ COUNT($mice) ->
    [0] { "" }
   *[other] , en attrapant { LIST($mice, each: "mouse") }
}{ lit-risk }
lit-risk = { $percent ->
    [none] { "" }
   *[other] , danger { percent }
}
confirm-place = Poser en { $to }
confirm-fork = Prendre le fromage en { $to }
confirm-move = Mener { NAME($piece, of: "piece") } { NAME($to, of: "up-to") }
confirm-other = Autre
pass-turn = Passer mon tour

better = mieux
better-move = Mieux : { $piece ->
    [place] poser le chat en { $to }
    [fork] prendre le fromage en { $to }
   *[other] { NAME($piece, of: "piece") } { NAME($to, of: "up-to") }
}

## What is asked now

ask-place = Pose le chat sur une case de la table.
ask-mouse = Tu as fait { $steps }. Choisis une souris.
ask-square = { NAME($piece, of: "the-piece") }, { NAME($steps, of: "steps") } : choisis une case.
ask-extra = { NAME($piece, of: "the-piece") } continue, { NAME($steps, of: "steps") } : choisis une case.
ask-arrow = { NAME($piece, of: "the-piece") } s’envole : choisis une case.
ask-fork = Choisis le fromage que pique la fourchette.
ask-again = Touche encore, ou utilise le bouton.
ask-bound = Second lancer, { $steps } : c’est encore la souris { $mouse }.
ask-pass = { $side ->
    [cat] Le chat ne peut pas faire { NAME($steps, of: "steps") }.
   *[mice] Aucune souris ne peut faire { NAME($steps, of: "steps") }.
}
ask-pass-bound = La souris { $mouse } ne peut pas faire { NAME($steps, of: "steps") } : le second lancer est perdu.

watch = { $seat_is ->
    [you] Tu joues
   *[other] { $seat } joue
} { NAME($side, of: "side") }.
watch-place = { $seat } cherche une place pour le chat.
watch-move = { $seat } joue { NAME($side, of: "side") }, { NAME($steps, of: "steps") }.
watch-extra = { $seat } continue avec { NAME($piece, of: "piece") }.
watch-arrow = { $seat } fait voler { NAME($piece, of: "piece") }.
watch-fork = { $seat } choisit un fromage.

## What to make of what just happened

note-tile = { $tile ->
    [cheese] Fromage
    [broken] Vaisselle cassée
    [arrow] Flèche
    [fork] Fourchette
    [knife] Couteau
   *[other] { $tile }
}
# What a tile has done, for whoever meets it for the first time.
at-length = { $effect ->
    [taken] Les souris le prennent tout de suite. Il leur faut tous les fromages de la cuisine.
    [uncovered] Un chat ne mange pas de fromage. Celui-ci reste là, face visible, pour les souris ; le chat n’y marche plus.
    [moves] { NAME($piece, of: "the-piece") } { $tile ->
        [arrow] doit s’envoler vers une case libre de la cuisine, quoi qu’il y ait entre les deux.
       *[other] doit continuer d’exactement autant, sans revenir ici. La nouvelle case compte aussi.
    }
    [stuck] { NAME($piece, of: "the-piece") } devrait continuer mais ne peut aller nulle part, et reste.
    [chooses] Les souris prennent un fromage face visible, où qu’il soit, sauf si le chat est dessus.
    [handed] { $side ->
        [cat] Le tour s’arrête net, et les souris jouent deux tours de suite.
       *[mice] Le tour s’arrête net, et le chat joue deux tours de suite.
    }{ roll-lost }
   *[nothing] { $tile ->
        [fork] { $side ->
            [cat] Un chat n’a que faire d’une fourchette.
           *[mice] Pas de fromage pour elle : aucun n’est visible, ou le chat est dessus.
        }
       *[other] Rien ne se passe. Attention aux éclats.
    }
}
note-caught = Le chat attrape la souris { $mouse }
note-caught-text = { $left ->
    [0] Il ne reste plus de souris.
    [one] Il reste { $left } souris.
   *[other] Il reste { $left } souris.
}
note-roll = { $seat_is ->
    [you] Tu fais
   *[other] { $seat } fait
} { $steps }
note-roll-text = { $side ->
    [cat] Le chat avance d’exactement autant.
   *[mice] Une souris avance d’exactement autant.
}
note-pass = Aucun chemin
note-pass-text = { $seat_is ->
    [you] Tu passes
   *[other] { $seat } passe
} ce tour.
note-double = Deux tours de suite
note-double-text = { $seat_is ->
    [you] Tu lances
   *[other] { $seat } lance
} le dé deux fois{ $side ->
    [cat] { " " }pour le chat.
   *[mice] . Les deux lancers déplacent la même souris.
}
note-second = Le second tour
note-second-text = { $mouse ->
    [none] { $seat_is ->
        [you] Tu relances
       *[other] { $seat } relance
    } le dé.
   *[other] La souris { $mouse } doit encore bouger.
}
note-start = La cuisine est sombre
note-start-text = { $side ->
    [none] Les souris cherchent les { $cheese } fromages, et le chat cherche les quatre souris.
    [cat] Attrape les quatre souris. Par terre, elles sont à toi ; sous la table et dans les trous, non.
   *[mice] Trouve les { $cheese } fromages, sors une fois de chaque trou, puis ramène une souris.
}

ending = La fin

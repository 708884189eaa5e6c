# Chop! Chop! par le texte.

text-help = Tape une pièce et sa destination : « souris 2 c5 » ou « m2 c5 », « souris 2 trou nord » ou « m2 N », « chat d4 ». Au début, « place d3 » pose le chat sur la table, « fork b2 » ou « fourchette b2 » prend un fromage, « passer » passe. Les colonnes vont de a à g, les lignes de 1 à 6.
text-verbs = va | vont | aller | bouge | bouger | déplace | déplacer | pose | poser | mets | mettre | prends | prendre | joue | jouer | vole

text-asked = { $wants ->
    [place] À toi : pose le chat sur une case de la table.
    [fork] À toi : quel fromage prend la fourchette ?
    [extra] { NAME($piece, of: "the-piece") } continue, { NAME($steps, of: "steps") }. Vers où ?
    [arrow] { NAME($piece, of: "the-piece") } vole vers n’importe quelle case libre. Laquelle ?
   *[move] { $side ->
        [cat] Tu as fait { $steps }. Où va le chat ?
       *[mice] { $mouse ->
            [none] Tu as fait { $steps }. Quelle souris va où ?
           *[other] Deuxième lancer, { $steps } : où va la souris { $mouse } ?
        }
    }
}
text-move = { NAME($piece, of: "piece") } vers { NAME($to, of: "place") }{ $found ->
    [cheese] , sur un fromage
    [tile] , sur une plaque face cachée
    [table] { $side ->
        [cat] , sur la table
       *[mice] , sous la table
    }
   *[nothing] { "" }
}{ COUNT($mice) ->
    [0] { "" }
   *[other] , et attrape { LIST($mice, each: "mouse") }
}{ $percent ->
    [none] { "" }
   *[other]  ; danger { percent }
}
text-place = le chat en { $to }
text-fork = le fromage en { $to }, avec la fourchette
text-typed = { NAME($piece, of: "piece") } { NAME($to, of: "place") } | { NAME($piece, of: "piece") } { $to } | { $piece } { NAME($to, of: "place") } | { NAME($piece, of: "typed-feature") } { NAME($to, of: "place") }
text-typed-place = poser chat { $to } | chat sur table { $to }
text-typed-fork = fourchette { $to } | fromage { $to }
text-typed-pass = passer tour | passe
typed-feature = { $value ->
    [m1] écharpe
    [m2] nœud
    [m3] chapeau
    [m4] rayures
   *[cat] chat
}

text-corner = Ligne, colonne
text-cell = { LIST($found) }
text-on = { $what ->
    [tile] plaque
    [cheese] fromage
    [leg] pied de table
    [table] table
   *[doorstep] seuil { NAME($hole, of: "of-place") }
}
text-pieces = Le chat et les souris
text-cat-waits = Le chat n’est pas encore dans la cuisine.
text-danger = { mouse-at } ; le prochain lancer du chat l’attrape dans { percent } des cas
text-holes = Les trous
text-hole = { hole-at }{ $mouse ->
    [none] { "" }
   *[other] , avec { NAME($mouse, of: "mouse") } dedans
}
text-tiles = Fromages et plaques
text-left = Encore face cachée : { LIST($kinds) }.
text-left-of = { $count } × { $tile ->
    [cheese] fromage
    [broken] vaisselle cassée
    [arrow] flèche
    [fork] fourchette
    [knife] couteau
   *[other] { $tile }
}
text-side = { who } : { seat-side }{ $next ->
    [yes] , { seat-next-heard }
   *[no] { "" }
}

# Chop! Chop! by text.

text-help = Scrivi una pedina e dove va: «topo 2 c5» o «m2 c5», «topo 2 tana nord» o «m2 N», «gatto d4». All’inizio «metti gatto d3» lo mette sul tavolo, «forchetta b2» prende un formaggio, «passo» passa il turno. Le colonne vanno da a a g, le righe da 1 a 6.
text-verbs = va | vai | vanno | muovi | muovere | metti | mettere | prendi | prendere | gioca | giocare | vola

text-asked = { $wants ->
    [place] Tocca a te: metti il gatto su una casella del tavolo.
    [fork] Tocca a te: quale formaggio prende la forchetta?
    [extra] { NAME($piece, of: "the-piece") } prosegue, { NAME($steps, of: "steps") }. Dove va?
    [arrow] { NAME($piece, of: "the-piece") } vola su una casella libera qualsiasi. Quale?
   *[move] { $side ->
        [cat] Hai tirato { $steps }. Dove va il gatto?
       *[mice] { $mouse ->
            [none] Hai tirato { $steps }. Quale topo va, e dove?
           *[other] Secondo tiro, { $steps }: dove va il topo { $mouse }?
        }
    }
}
text-move = { NAME($piece, of: "piece") } { NAME($to, of: "there") }{ $found ->
    [cheese] , su un formaggio
    [tile] , su una piastrella coperta
    [table] { $side ->
        [cat] , sul tavolo
       *[mice] , sotto il tavolo
    }
   *[nothing] { "" }
}{ COUNT($mice) ->
    [0] { "" }
   *[other] , e acchiappa { LIST($mice, each: "mouse") }
}{ $percent ->
    [none] { "" }
   *[other] ; pericolo { percent }
}
text-place = il gatto in { $to }
text-fork = il formaggio in { $to }, con la forchetta
text-typed = { NAME($piece, of: "piece") } { NAME($to, of: "place") } | { NAME($piece, of: "piece") } { $to } | { $piece } { NAME($to, of: "place") } | { NAME($piece, of: "typed-feature") } { NAME($to, of: "place") }
text-typed-place = metti gatto { $to } | gatto sul tavolo { $to }
text-typed-fork = forchetta { $to } | formaggio { $to }
text-typed-pass = passo | passa | passo il turno
typed-feature = { $value ->
    [m1] sciarpa
    [m2] fiocco
    [m3] cappello
    [m4] righe
   *[cat] gatto
}

text-corner = Riga, colonna
text-cell = { LIST($found) }
text-on = { $what ->
    [tile] piastrella
    [cheese] formaggio
    [leg] gamba del tavolo
    [table] tavolo
   *[doorstep] soglia della { NAME($hole, of: "hole-called") }
}
text-pieces = Il gatto e i topi
text-cat-waits = Il gatto non è ancora in cucina.
text-danger = { mouse-at }; pericolo al prossimo tiro del gatto: { percent }
text-holes = Le tane
text-hole = { hole-at }{ $mouse ->
    [none] { "" }
   *[other] , con { NAME($mouse, of: "mouse") } dentro
}
text-tiles = Formaggio e piastrelle
text-left = Ancora coperte: { LIST($kinds) }.
text-left-of = { $count } × { $tile ->
    [cheese] formaggio
    [broken] cocci
    [arrow] freccia
    [fork] forchetta
    [knife] coltello
   *[other] { $tile }
}
text-side = { who }: { seat-side }{ $next ->
    [yes] , { seat-next-heard }
   *[no] { "" }
}

# Chop! Chop!: what only the page says.

cover = Una cucina di notte: la zampa di un gatto cala dal tavolo mentre i topi corrono alla tana con il formaggio.

role-mice = Fai i topi
role-mice-line = Sono tutti e quattro tuoi. Raccogli il formaggio e riporta un topo a casa.
role-cat = Fai il gatto
role-cat-line = Contro tutti i topi. Acchiappali, tutti e quattro.
role-share = Dividi i topi
role-share-line = Tu e gli altri muovete i topi a turno.
seat-side = { $side ->
    [cat] Gatto
   *[mice] Topi
}
seat-has = { $side ->
    [cat] topi presi: { $count } su { $all }
   *[mice] formaggi: { $count } su { $all }
}
seat-next = poi
seat-next-heard = poi muove i topi

key-number = scegli un topo
key-mice = passa da un topo all’altro
key-squares = passa da una casella illuminata all’altra
key-choose = scegli, poi muovi
key-back = scegli un altro topo

## The kitchen

kitchen = La cucina
roster = I topi
feature = { $mouse ->
    [1] la sciarpa
    [2] il fiocco
    [3] il cappello
   *[other] le righe
}
mouse-at = Topo { $mouse }, con { feature }{ $at ->
    [none] : acchiappato
   *[other] , { $under ->
        [yes] sotto il tavolo in { $at }
       *[no] { NAME($at, of: "there") }
    }
}
mouse-at-can = { mouse-at }, { $can ->
    [yes] può muoversi
   *[no] ora non può muoversi
}
# Where a mouse is, in a letter or a square.
place-short = { $value ->
    [W] O
   *[other] { $value }
}
caught = preso
cat-at = Il gatto, { $on_table ->
    [yes] sul tavolo in { $at }
   *[no] in { $at }
}
hole-at = { NAME($hole, of: "the-place") }, { $open ->
    [yes] aperta
   *[no] chiusa
}
cheese-at = Formaggio in { $at }
die = { $side ->
    [cat] Dado del gatto
   *[mice] Dado dei topi
}{ $face ->
    [none] { "" }
   *[other] : { $face }
}

stash = Formaggi: { $stash } su { $all }
stash-short = { $stash }/{ $all }
mice-left = { $left ->
    [0] nessun topo rimasto
    [one] 1 topo rimasto
   *[other] { $left } topi rimasti
}
holes-open = { $open }/{ $all } tane aperte
danger = Pericolo
danger-why = Quanto è probabile che il prossimo tiro del gatto prenda un topo: dov’è ora, e dove sarebbe quello scelto.

## What a tap does

lit-place = metti il gatto in { $to }
lit-fork = prendi il formaggio in { $to }
lit-fly = fai volare { NAME($piece, of: "piece") } { NAME($to, of: "there") }{ lit-risk }
lit-move = muovi { NAME($piece, of: "piece") } { NAME($to, of: "there") }{ $steps ->
    [none] { "" }
   *[other] , { NAME($steps, of: "steps") }
}{ COUNT($mice) ->
    [0] { "" }
   *[other] , e acchiappi { LIST($mice, each: "mouse") }
}{ lit-risk }
lit-risk = { $percent ->
    [none] { "" }
   *[other] , pericolo { percent }
}
confirm-place = Mettilo in { $to }
confirm-fork = Prendi il formaggio in { $to }
confirm-move = Muovi { NAME($piece, of: "piece") } { NAME($to, of: "there") }
confirm-other = Cambia
pass-turn = Passa il turno

better = meglio
better-move = Meglio: { $piece ->
    [place] il gatto in { $to }
    [fork] prendere il formaggio in { $to }
   *[other] { NAME($piece, of: "piece") } { NAME($to, of: "there") }
}

## What is asked now

ask-place = Metti il gatto su una casella del tavolo.
ask-mouse = Il dado dice { $steps }. Scegli un topo.
ask-square = { NAME($piece, of: "the-piece") }, { NAME($steps, of: "steps") }: scegli una casella illuminata.
ask-extra = { NAME($piece, of: "the-piece") } prosegue, { NAME($steps, of: "steps") }: scegli una casella illuminata.
ask-arrow = { NAME($piece, of: "the-piece") } vola: scegli una casella illuminata qualsiasi.
ask-fork = Scegli il formaggio da prendere con la forchetta.
ask-again = Toccala di nuovo, o usa il pulsante.
ask-bound = Secondo tiro, { $steps }: muove ancora il topo { $mouse }.
ask-pass = { $side ->
    [cat] Il gatto non può fare { NAME($steps, of: "steps") }.
   *[mice] Nessun topo può fare { NAME($steps, of: "steps") }.
}
ask-pass-bound = Il topo { $mouse } non può fare { NAME($steps, of: "steps") }, quindi il secondo tiro è perso.

watch = { $seat_is ->
    [you] Muovi
   *[other] { $seat } muove
} { NAME($side, of: "side") }.
watch-place = { $seat } cerca un posto per il gatto.
watch-move = { $seat } muove { NAME($side, of: "side") }, { NAME($steps, of: "steps") }.
watch-extra = { $seat } prosegue con { NAME($piece, of: "piece") }.
watch-arrow = { $seat } fa volare { NAME($piece, of: "piece") }.
watch-fork = { $seat } sceglie un formaggio.

## What to make of what just happened

note-tile = { $tile ->
    [cheese] Formaggio
    [broken] Cocci
    [arrow] Una freccia
    [fork] Una forchetta
    [knife] Un coltello
   *[other] { $tile }
}
# What a tile has done, for whoever meets it for the first time.
at-length = { $effect ->
    [taken] I topi lo prendono subito. Hanno bisogno di tutto il formaggio della cucina.
    [uncovered] I gatti non mangiano formaggio. Resta lì, scoperto, per i topi; il gatto non può più metterci la zampa.
    [moves] { NAME($piece, of: "the-piece") } { $tile ->
        [arrow] deve volare su una casella libera della cucina, qualunque cosa ci sia in mezzo.
       *[other] deve proseguire esattamente di altrettanto, senza tornare qui. Conta anche la nuova casella.
    }
    [stuck] { NAME($piece, of: "the-piece") } dovrebbe proseguire ma non ha dove andare, e resta.
    [chooses] I topi prendono un formaggio scoperto, ovunque sia, a meno che non ci stia sopra il gatto.
    [handed] { $side ->
        [cat] Il turno finisce subito, e i topi giocano due turni di fila.
       *[mice] Il turno finisce subito, e il gatto gioca due turni di fila.
    }{ roll-lost }
   *[nothing] { $tile ->
        [fork] { $side ->
            [cat] Un gatto non sa che farsene di una forchetta.
           *[mice] Non c’è formaggio da prendere: nessuno è scoperto, o ci sta sopra il gatto.
        }
       *[other] Non succede niente. Occhio ai cocci.
    }
}
note-caught = Topo { $mouse } acchiappato
note-caught-text = { $left ->
    [0] Non resta nessun topo.
    [one] Resta 1 topo.
   *[other] Restano { $left } topi.
}
note-roll = { $seat_is ->
    [you] Tiri il dado: { $steps }
   *[other] { $seat } tira il dado: { $steps }
}
note-roll-text = { $side ->
    [cat] Il gatto fa esattamente quei passi.
   *[mice] Un topo fa esattamente quei passi.
}
note-pass = Nessuna strada
note-pass-text = { $seat_is ->
    [you] Passi
   *[other] { $seat } passa
} il turno.
note-double = Due turni di fila
note-double-text = { $seat_is ->
    [you] Tiri il dado
   *[other] { $seat } tira il dado
} due volte{ $side ->
    [cat] { " " }per il gatto.
   *[mice] . I due tiri muovono lo stesso topo.
}
note-second = Il secondo turno
note-second-text = { $mouse ->
    [none] { $seat_is ->
        [you] Tiri ancora il dado.
       *[other] { $seat } tira ancora il dado.
    }
   *[other] Il topo { $mouse } deve muoversi di nuovo.
}
note-start = La cucina è buia
note-start-text = { $side ->
    [none] I topi cercano tutti i { $cheese } formaggi, e il gatto cerca tutti e quattro i topi.
    [cat] Acchiappa tutti e quattro i topi. Sul pavimento sono tuoi; sotto il tavolo e nelle tane no.
   *[mice] Trova tutti i { $cheese } formaggi, esci una volta da ognuna delle quattro tane, poi riporta un topo a casa.
}

ending = La fine

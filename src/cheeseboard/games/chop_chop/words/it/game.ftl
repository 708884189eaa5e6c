# Chop! Chop!: what the terminal and the page both say.

title = Chop! Chop!
line = Quattro topi, dieci formaggi, un gatto. Tira il dado, sgattaiola sotto il tavolo e torna in tana prima della zampata.

rule-1 = Da una parte il gatto, dall’altra i quattro topi; chi gioca con i topi li muove a turno. Topi e gatto si alternano.
rule-2 = Tira il dado, poi muovi una pedina esattamente di quel numero di passi, mai in diagonale e mai di nuovo sulla casella di partenza. Nessuna pedina ne scavalca un’altra.
rule-3 = Solo i topi vanno sotto il tavolo e nelle tane; solo il gatto sale sul tavolo. Il gatto non passa su un formaggio scoperto.
rule-4 = Dove finisce una mossa si gira la piastrella: formaggio, cocci, uno o due passi in più, una freccia per volare, una forchetta per prendere un formaggio, o un coltello, che dà due turni agli altri.
rule-5 = Il gatto acchiappa un topo fermandosi esattamente su di lui, e vince con il quarto.
rule-6 = I topi vincono quando hanno tutti i formaggi, da ogni tana è uscito il suo topo, e poi un topo finisce una mossa in una tana qualsiasi.
rule-7 = L’ultimo topo non si può chiudere dentro: finché sta in una tana, il gatto non può fermarsi lì davanti, e se c’è già deve andarsene, anche sopra il formaggio.

option-cat = Il gatto
option-cat-choice = { which-seat }
option-first = Quale giocatore dei topi comincia
option-tiles = Piastrelle
option-tiles-choice = { $value ->
    [lively] Vivaci: meno cocci
   *[standard] Normali, secondo noi
}

fact-publishers = È pubblicato da { LIST($value) }; il testo del regolamento non nomina l’editore.
fact-columns = La cucina ha sette colonne, da a a g. Con sei righe fanno 42 caselle: 38 con le piastrelle, e quattro per le gambe del tavolo.
fact-rows = La cucina ha { $value } righe, per lo stesso calcolo.
fact-table = Il tavolo sta al centro, su { LIST($value) }. Che abbia sei caselle è stampato, ma non quali.
fact-legs = Le gambe del tavolo stanno su { LIST($value) }, con due caselle in mezzo: 42 caselle meno quattro gambe fanno le 38 piastrelle della scatola.
fact-holes = Le tane si aprono su { $value_N }, { $value_E }, { $value_S } e { $value_W }. Ce n’è una per lato; la casella segue dalla simmetria.
fact-tiles = Dieci delle 38 piastrelle sono formaggio, e i tipi delle altre sono stampati, ma non quante ce ne siano di ognuno. Qui { $value_standard_broken } sono cocci, e { $value_standard_knife } per ogni altro tipo. L’assortimento vivace è nostro.
fact-mouse-die = Il dado dei topi mostra { LIST($value) }. È stampato solo che i due dadi sono diversi.
fact-cat-die = Il dado del gatto mostra { LIST($value) }.
fact-no-move = Chi può muovere deve farlo; se non c’è nessuna mossa, il turno passa.
fact-unturned = Che cosa sia una piastrella si decide quando la si gira, tra quelle rimaste. Le probabilità sono quelle di piastrelle mescolate.
fact-no-extra-move = Una pedina che trova passi in più ma non può farli resta dov’è.
fact-second-roll = Dopo un coltello, i due tiri dei topi muovono lo stesso topo; se non può più muoversi, il secondo tiro è perso, e se il primo non ha mosso nessuno, il secondo può muovere chiunque. Un coltello trovato con il primo tiro costa il secondo.
fact-second-turn = Due turni di fila sono dello stesso giocatore, e nell’ordine dei giocatori dei topi contano per uno.
fact-going-home = Qualsiasi mossa in qualsiasi tana porta a casa il formaggio, anche con i passi in più, e anche se l’ultima tana si è aperta nello stesso turno. Un topo che è già in una tana quando si prende l’ultimo formaggio deve uscire e rientrare.
fact-letting-out = Un gatto che deve lasciar uscire l’ultimo topo può passare e fermarsi sul formaggio scoperto: altrimenti le due parti potrebbero restare bloccate per sempre.

## Pieces and places by name

piece = { $head ->
    [m] il topo { $tail }
   *[cat] il gatto
}
the-piece = { $head ->
    [m] Il topo { $tail }
   *[cat] Il gatto
}
mouse = il topo { $value }
side = { $value ->
    [cat] il gatto
   *[mice] i topi
}
to-side = { $value ->
    [cat] al gatto
   *[mice] ai topi
}
hole-called = { $value ->
    [N] tana nord
    [E] tana est
    [S] tana sud
    [W] tana ovest
   *[other] { $value }
}
place = { $value ->
    [N] la tana nord
    [E] la tana est
    [S] la tana sud
    [W] la tana ovest
   *[other] { $value }
}
the-place = { $value ->
    [N] La tana nord
    [E] La tana est
    [S] La tana sud
    [W] La tana ovest
   *[other] { $value }
}
there = { $value ->
    [N] nella tana nord
    [E] nella tana est
    [S] nella tana sud
    [W] nella tana ovest
   *[other] in { $value }
}
tile = { $value ->
    [cheese] un formaggio
    [broken] dei cocci
    [arrow] una freccia
    [fork] una forchetta
    [knife] un coltello
   *[other] un { $value }
}
steps = { $value ->
    [1] un passo
    [2] due passi
    [3] tre passi
    [4] quattro passi
    [5] cinque passi
    [6] sei passi
   *[other] { $value } passi
}

## Moves, and why one is refused

move-walk = { NAME($piece, of: "piece") } { on-spot }{ which }
move-place = il gatto { on-spot }{ which }
move-fork = { spot }{ which }
# A place, by what lies there.
spot = { $spot ->
    [hole] { NAME($hole, of: "place") }
    [doorstep] la soglia della { NAME($hole, of: "hole-called") }
    [under] sotto il tavolo, { from-hole }
    [top] sul tavolo, { from-hole }
    [cheese] il formaggio { from-hole }
    [tile] la piastrella { from-hole }
   *[floor] la casella vuota { from-hole }
}
on-spot = { $spot ->
    [hole] { NAME($hole, of: "there") }
    [doorstep] sulla soglia della { NAME($hole, of: "hole-called") }
    [under] sotto il tavolo, { from-hole }
    [top] sul tavolo, { from-hole }
    [cheese] sul formaggio { from-hole }
    [tile] sulla piastrella { from-hole }
   *[floor] sulla casella vuota { from-hole }
}
from-hole = a { NAME($steps, of: "steps") } dalla { NAME($hole, of: "hole-called") }
# Where two places would be called the same.
which = { $alike ->
    [yes] {" "}({ $to })
   *[no] {""}
}
move-pass = passa

unreadable = «{ $move }» non è una mossa: scrivi «m2 c5», «m2 N», «cat d4», «place d3», «fork b2» o «pass».
refusal-must-move = Puoi muovere, quindi devi farlo.
refusal-placed = Il gatto è già in cucina.
refusal-place-first = Prima si mette il gatto sul tavolo: «place d3».
refusal-table-first = Il gatto parte dal tavolo: { LIST($table, type: "or") }.
refusal-fork-first = Prima scegli un formaggio per la forchetta.
refusal-no-fork = Non c’è nessuna forchetta da usare.
refusal-not-forkable = La forchetta non trova formaggio { NAME($at, of: "there") }: non ce n’è di scoperto, o ci sta sopra il gatto.
refusal-other-side = Tocca { NAME($side, of: "to-side") }.
refusal-caught = { NAME($piece, of: "the-piece") } è già stato acchiappato.
refusal-other-mover = { NAME($piece, of: "the-piece") } ha trovato la piastrella, quindi si muove ancora { NAME($piece, of: "piece") }.
refusal-bound = Il secondo tiro muove lo stesso topo: { NAME($piece, of: "piece") }.
refusal-cat-hole = Il gatto non entra in una tana.
refusal-cat-watches = Il gatto non può fermarsi in { $at }: nella tana lì davanti c’è l’ultimo topo.
refusal-cat-cheese = In { $at } c’è un formaggio scoperto, e il gatto non può metterci la zampa.
refusal-leg = In { $at } c’è una gamba del tavolo, quindi nessun topo può starci.
refusal-other-mouse = C’è già un altro topo { NAME($at, of: "there") }.
refusal-cat-there = In { $at } c’è il gatto.
refusal-arrow-hole = Una freccia non porta mai in una tana.
refusal-arrow-cheese = Una freccia non porta mai su un formaggio scoperto.
refusal-arrow-mouse = Una freccia non porta mai il gatto su un topo.
refusal-back = Una mossa non può finire dove è cominciata, { NAME($at, of: "there") }.
refusal-distance = { NAME($at, of: "the-place") } è a { NAME($away, of: "steps") }; { $by ->
    [tile] la piastrella dà
   *[die] il dado dice
} { $steps }.
refusal-blocked = Ogni strada di { NAME($steps, of: "steps") } per arrivare { NAME($at, of: "there") } è sbarrata o ripassa da dove è partita, { NAME($start, of: "there") }.

line-tile-gone = le piastrelle { $tile } sono già tutte girate

## What happens

event-roll = { $seat_is ->
    [you] Tiri
   *[other] { $seat } tira
} il dado per { NAME($side, of: "side") }: { $steps }{ $more ->
    [yes] , e segue un secondo tiro
   *[no] { "" }
}.
event-move = { $piece ->
    [none] { $seat_is ->
        [you] Non puoi muovere, quindi passi.
       *[other] { $seat } non può muovere e passa.
    }
    [fork] { $seat_is ->
        [you] Prendi
       *[other] { $seat } prende
    } con la forchetta il formaggio in { $to }.
   *[other] { $from ->
        [none] { $seat_is ->
            [you] Metti
           *[other] { $seat } mette
        } il gatto sul tavolo in { $to }.
       *[other] { $seat_is ->
            [you] Muovi
           *[other] { $seat } muove
        } { NAME($piece, of: "piece") } { NAME($to, of: "there") }{ $took ->
            [yes] { " " }e { $seat_is ->
                [you] prendi
               *[other] prende
            } il formaggio.
           *[no] .
        }
    }
}
event-tile = { NAME($piece, of: "the-piece") } trova { NAME($tile, of: "tile") } in { $at }. { in-brief }
event-caught = Il gatto acchiappa il topo { $mouse }.
event-end = { $reason ->
    [caught] Il gatto ha acchiappato tutti i topi.
   *[home] Tutto il formaggio è preso, e un topo è tornato in tana.
}

# What a tile has done.
in-brief = { $effect ->
    [taken] Uno in più per i topi.
    [uncovered] Resta scoperto.
    [moves] { NAME($piece, of: "the-piece") } { $tile ->
        [arrow] vola via.
       *[other] prosegue.
    }
    [stuck] { NAME($piece, of: "the-piece") } non può proseguire.
    [chooses] I topi prendono un formaggio scoperto.
    [handed] { $side ->
        [cat] Due turni di fila per i topi.
       *[mice] Due turni di fila per il gatto.
    }{ roll-lost }
   *[nothing] Non succede niente.
}
roll-lost = { $lost_roll ->
    [yes] { " " }Il secondo tiro è perso.
   *[no] { "" }
}

result-caught = { won-caught } { why-caught }
result-home = { won-home } { why-home }
won-caught = { who-wins } nei panni del gatto!
won-home = { who-wins } nei panni dei topi!
why-caught = Il gatto ha acchiappato { $best ->
    [4] tutti e quattro i topi
   *[other] { $best } topi
}. Avevano { $others_1 ->
    [0] ancora zero formaggi
    [one] 1 formaggio
   *[other] { $others_1 } formaggi
}.
why-home = I { $best } formaggi sono tutti a casa, ogni tana è aperta e un topo è rientrato. Il gatto { $others_1 ->
    [0] non ha acchiappato nessun topo
    [one] ha acchiappato 1 topo
   *[other] ha acchiappato { $others_1 } topi
}.

## Why a move may be good

reason-takes = prende il formaggio, il numero { $stash } su { $all }
reason-distant = sceglie il formaggio più lontano dai topi, a { NAME($steps, of: "steps") }
reason-watched = sceglie il formaggio più vicino al gatto, a { NAME($steps, of: "steps") }
reason-opens = apre { NAME($hole, of: "place") }, { $closed ->
    [0] l’ultima
    [one] con un’altra ancora chiusa
   *[other] con altre { $closed } ancora chiuse
}
reason-escapes = porta il topo { $mouse } fuori dalla portata del gatto: finora { $faces ->
    [one] lo prendeva { some-rolls }
   *[other] lo prendevano { some-rolls }
}
reason-safer = lascia al gatto solo { some-rolls } per prendere il topo { $mouse }
reason-safe = resta fuori dalla portata del gatto
reason-risks = rischia solo { some-rolls } del gatto
reason-shields = sbarra al gatto la strada verso il topo { $mouse }
reason-hides = nasconde il topo { $mouse } { NAME($hole, of: "there") }
reason-under = mette il topo { $mouse } sotto il tavolo, dove nessun gatto arriva
reason-turns = gira una piastrella, e { $cheese ->
    [one] 1 delle { $of } rimaste è
   *[other] { $cheese } delle { $of } rimaste sono
} formaggio
reason-homeward = porta il topo { $mouse } { from-hole }
reason-fetches = porta il topo { $mouse } a { NAME($steps, of: "steps") } da un formaggio scoperto
reason-seeks = porta il topo { $mouse } a { NAME($steps, of: "steps") } da una piastrella
reason-farther = mette { NAME($steps, of: "steps") } tra il topo { $mouse } e il gatto
reason-central = non lascia nessuna soglia a più di { NAME($steps, of: "steps") }
reason-near = si ferma a { NAME($steps, of: "steps") } dalla soglia della { NAME($hole, of: "hole-called") }
reason-catches = acchiappa il topo { $mouse }, e { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
reason-forks = minaccia insieme { LIST($mice, each: "mouse") }, e se ne può muovere uno solo
reason-threatens = minaccia il topo { $mouse }, con { some-rolls }
reason-bars = sbarra { NAME($hole, of: "place") } con dentro il topo { $mouse }
reason-guards = impedisce ai topi di tornare a casa dalla { NAME($hole, of: "hole-called") }
reason-patrols = sorveglia un formaggio, a { NAME($steps, of: "steps") }
reason-nears = arriva a { NAME($steps, of: "steps") } dal topo { $mouse }
reason-waits = arriva a { NAME($steps, of: "steps") } dalla soglia della { NAME($hole, of: "hole-called") }, con un topo dentro
reason-hopes = gira una piastrella, e { $moves ->
    [one] 1 delle { $of } rimaste fa
   *[other] { $moves } delle { $of } rimaste fanno
} proseguire il gatto
reason-quiet = non gira piastrelle, così nessun coltello può dare due turni ai topi
some-rolls = { $faces ->
    [one] 1 tiro
   *[other] { $faces } tiri
} su { $of }

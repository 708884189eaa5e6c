title = Cheese Rescue
line = I cani spaventano i gatti, i gatti cacciano i topi, i topi mangiano il formaggio. Salva il tuo.

rule-1 = Al tuo turno posa una carta qualsiasi accanto a una già in tavola. Poi pesca un animale, finché ce ne sono.
rule-2 = Tutte le carte devono stare in un quadrato: 5×5 in due, 6×6 in tre, 7×7 in quattro. { $area ->
    [centred] La carta iniziale ne è il centro.
   *[floating] All’inizio non è fissato: prende posto a mano a mano che si posano le carte.
}
rule-3 = Quando il quadrato è pieno, i gatti accanto a un cane scappano. Poi i topi accanto a un gatto rimasto vengono presi. Poi il formaggio accanto a un topo rimasto viene mangiato.
rule-4 = Accanto vuol dire con un lato in comune, mai un angolo.
rule-5 = Il tuo formaggio ancora in tavola vale i suoi numeri; le carte rimaste in mano non valgono niente. Vince chi ha più punti; in parità, chi ha più carte formaggio; se è ancora parità, si vince alla pari.

option-area = Il quadrato
option-area-choice = { $value ->
    [centred] Carta iniziale al centro
   *[floating] Si forma giocando
}

## Cards and cells

card = { $value ->
    [dog] cane
    [cat] gatto
    [mouse] topo
    [start] carta iniziale
   *[other] formaggio da { $tail }
}
a-card = { $value ->
    [dog] un cane
    [cat] un gatto
    [mouse] un topo
   *[other] un formaggio da { $tail }
}
the-card = { $value ->
    [start] la carta iniziale
   *[other] il { card }
}
at-cell = colonna { $cell_1 }, riga { $cell_2 }
# Where, by a card that lies beside it.
move-lay = { NAME($card, of: "the-card") } { $side ->
    [left] a sinistra { landmark }
    [right] a destra { landmark }
    [above] sopra { over-landmark }
    [below] sotto { over-landmark }
   *[none] come prima carta
}
landmark = { $near_seat_is ->
    [you] del tuo { NAME($near, of: "card") }
    [none] { $near ->
        [start] della carta iniziale
       *[other] di { NAME($near, of: "a-card") }
    }
   *[other] del { NAME($near, of: "card") } di { $near_seat }
}
over-landmark = { $near_seat_is ->
    [you] il tuo { NAME($near, of: "card") }
    [none] { $near ->
        [start] la carta iniziale
       *[other] { NAME($near, of: "a-card") }
    }
   *[other] il { NAME($near, of: "card") } di { $near_seat }
}

## What happens

event-deal = { $seat_is ->
    [you] Ricevi
   *[other] { $seat } riceve
} { $cards ->
    [none] { $count ->
        [one] 1 animale
       *[other] { $count } animali
    }
   *[seen] { dealt-cards }
}.
event-move = { $seat_is ->
    [you] Posi
   *[other] { $seat } posa
} { NAME($card, of: "a-card") } in { at-cell }.
event-draw = { $seat_is ->
    [you] Peschi
   *[other] { $seat } pesca
} { $card ->
    [none] un animale
   *[seen] { NAME($card, of: "a-card") }
}.
event-end = Il quadrato è pieno. Si contano i punti.

## The count, step by step

count-fled = { COUNT($count_fled) ->
    [0] Nessun gatto è accanto a un cane: restano tutti.
    [one] 1 gatto è accanto a un cane e scappa.
   *[other] { COUNT($count_fled) } gatti sono accanto a un cane e scappano.
}
count-caught = { COUNT($count_caught) ->
    [0] Nessun topo è accanto a un gatto rimasto. I topi sono tutti salvi.
    [one] 1 topo è accanto a un gatto rimasto e viene preso.
   *[other] { COUNT($count_caught) } topi sono accanto a un gatto rimasto e vengono presi.
}
count-eaten = { COUNT($count_eaten) ->
    [0] Nessun formaggio è accanto a un topo rimasto. Non si mangia niente.
    [one] 1 formaggio è accanto a un topo rimasto e viene mangiato: { EACH($count_lost, as: "lost-of") }.
   *[other] { COUNT($count_eaten) } formaggi sono accanto a un topo rimasto e vengono mangiati: { EACH($count_lost, as: "lost-of") }.
}
lost-of = { $value ->
    [0] { $seat_is ->
        [you] non perdi niente
       *[other] { $seat } non perde niente
    }
   *[other] { $seat_is ->
        [you] perdi
       *[other] { $seat } perde
    } { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }
}

result-cheeses = { who-wins }: { best-points } a testa, ma con più carte formaggio rimaste!
result-shared = { $winners_is ->
    [with-you] { LIST($winners) } vincete alla pari
   *[other] { LIST($winners) } vincono alla pari
}, con { best-points } e altrettante carte formaggio a testa!

## Why a move may be good: what it does

reason-shares = vince alla pari
reason-saves = salva { own-cheeses }
reason-eats = mangia { their-cheeses }
reason-frees = scaccia un gatto, così un topo mangia { their-cheeses }
reason-safe = mette { own-cheese } dove nessun topo potrà mai mangiarlo
reason-lays = posa { own-cheese } dove per ora dà punti, con { sides } ai topi
reason-gives = { $mover_seat_is ->
    [you] ti costa
   *[other] costa { to-mover }
} solo un { one-cheese }
reason-seals = mette al sicuro per sempre { own-cheeses }
reason-dooms = condanna senza rimedio { their-cheeses }
reason-leads = { $mover_seat_is ->
    [you] ti porta in testa
   *[other] porta in testa { $mover_seat }
}, { $points } a { $theirs } su { $seat_is ->
    [you] di te
   *[other] { $seat }
}
reason-covers = lascia { own-cheese } con { sides } ai topi
reason-bares = scaccia un gatto che fa la guardia { $seat_is ->
    [you] al tuo { one-cheese }
   *[other] al { one-cheese } di { $seat }
}
reason-denies = prende { $left ->
    [0] l’ultima casella
   *[other] una casella
} da cui un gatto potrebbe salvare { their-cheese }
reason-clears = rende { some-cells } di nuovo { $cells ->
    [one] buona
   *[other] buone
} per il formaggio
reason-spoils = rovina { some-cells } per il formaggio: { $seat_is ->
    [you] tu ne hai
   *[other] { $seat } ne ha
} più di { $mover_seat_is ->
    [you] te
   *[other] { $mover_seat }
}
reason-guards = tiene i topi lontani da { some-cells }
reason-chases = scaccia { $cats ->
    [one] un gatto
   *[other] { $cats } gatti
}
reason-harmless = mette il topo dove non fa danni { to-cheese }
reason-caught = mette il topo dove un gatto lo prende e non fa danni { to-cheese }
reason-intact = { $mover_seat_is ->
    [you] non ti costa
   *[other] non costa { to-mover }
} nessun formaggio
reason-withholds = lascia { their-cheese } al suo topo
reason-keeps = tiene { own-cheese } finché non c’è una casella sicura
to-cheese = { $mover_seat_is ->
    [you] al tuo formaggio
   *[other] al formaggio di { $mover_seat }
}
own-cheese = { $mover_seat_is ->
    [you] il tuo { one-cheese }
   *[other] il { one-cheese } di { $mover_seat }
}
their-cheese = { $seat_is ->
    [you] il tuo { one-cheese }
   *[other] il { one-cheese } di { $seat }
}
own-cheeses = { COUNT($values) ->
    [one] { $mover_seat_is ->
        [you] il tuo { cheeses }
       *[other] il { cheeses } di { $mover_seat }
    }
   *[other] { $mover_seat_is ->
        [you] i tuoi { cheeses }
       *[other] i { cheeses } di { $mover_seat }
    }
}
their-cheeses = { COUNT($values) ->
    [one] { $seat_is ->
        [you] il tuo { cheeses }
       *[other] il { cheeses } di { $seat }
    }
   *[other] { $seat_is ->
        [you] i tuoi { cheeses }
       *[other] i { cheeses } di { $seat }
    }
}

one-cheese = formaggio da { $value }
cheeses = { COUNT($values) ->
    [one] formaggio da { $values_1 }
   *[other] formaggi da { LIST($values) }
}
sides = { $open ->
    [0] nessun lato aperto
    [one] un solo lato aperto
   *[other] { $open } lati aperti
}
some-cells = { $cells ->
    [one] una casella
   *[other] { $cells } caselle
}

## What cannot be done

unreadable = «{ $move }» non è una mossa: scrivi una carta ({ LIST($cards, type: "or") }) e una casella, come «cat 1,-2».
refusal-hand = Non hai nessun { NAME($card, of: "card") }, ma { LIST($hand, each: "a-card") }.
refusal-taken = In { at-cell } c’è già una carta.
refusal-first = La prima carta va in colonna 0, riga 0.
refusal-apart = Accanto a { at-cell } non c’è nessuna carta, quindi lì non se ne può posare.
refusal-outside = La casella in { at-cell } è fuori dal quadrato { $size }×{ $size } intorno alla carta iniziale (colonne e righe da -{ $half } a { $half }).
refusal-too-wide = Con una carta in { at-cell } le carte non starebbero in un quadrato { $size }×{ $size }: occupano le colonne da { $left } a { $right } e le righe da { $top } a { $bottom }.
line-drawn = ci vuole «{ $start }» e { $number } tra { LIST($animals) }, trovato «{ $found }»
line-none-left = nel mazzo non c’è più nessun { NAME($card, of: "card") } da pescare

## How we know

fact-minutes = Una partita dura circa { $value } minuti; il regolamento non dà tempi.
fact-animals = Ci sono { $value_1 } cani, { $value_2 } gatti e { $value_3 } topi: così in due resta in gioco esattamente metà di ogni specie. Il regolamento dice solo quanti animali ci sono in tutto.
fact-cheese = I sei formaggi di una forma valgono { LIST($value) }; il regolamento non ne dà i valori.
fact-start = Sulla carta iniziale ci si può appoggiare, ma non è né animale né formaggio e non dà punti. Il regolamento non dice come conta.
fact-floating = Il quadrato può stare ovunque le carte ci stiano, a meno che il tavolo non abbia scelto di metterne al centro la carta iniziale. Il regolamento ne dà solo la misura.
fact-dealing = Gli animali si danno posto per posto a partire dal primo, chiunque cominci.
fact-beginning = Nel regolamento comincia il più anziano; qui lo sceglie il tavolo.
fact-pile = Il mazzo non ha un ordine finché non si pesca: ogni volta è una scelta alla pari tra le carte rimaste, con le stesse probabilità di un mazzo mescolato.
fact-imagining = I bot considerano ogni carta che non hanno visto ugualmente probabile in qualsiasi altra mano e nel mazzo.

# Cheez-Tricks: what the terminal and the page both say.

title = Cheez-Tricks
line = Fai le prese e schiva tre gatti. Oppure fatti acchiappare da tutti e tre.

rule-1 = Una carta a testa per ogni presa. Rispondi alla varietà di apertura se ce l’hai; se no, gioca quello che vuoi.
rule-2 = Vince la presa la briscola più alta; senza briscole, la carta più alta della varietà di apertura. Chi vince apre la presa dopo.
rule-3 = Il gatto nero, il bianco e il siamese acchiappano subito; il grigio, il rosso e quello in smoking a fine mano, anche in parità.
rule-4 = { per-trick }
rule-5 = Nella mano 1 la briscola si sorteggia; poi la sceglie chi ha meno punti. In parità, chi viene prima in senso orario a partire da chi apre la mano.
rule-6 = Le mani sono tante quanti i giocatori, quattro se si gioca in due. Vince chi ha più punti; in parità, chi ha la mano migliore; se è ancora parità, si vince alla pari.
rule-7 = { $level ->
    [house] Questi sono i gatti di casa, che il regolamento consiglia per le prime partite: { house-leaves-out }. Le carte vinte che contano per un gatto restano scoperte.
   *[wild] Questi sono i gatti selvatici: possono arrivare tutti, e le carte vinte stanno coperte, da ricordare. I gatti di casa sono più mansueti: { house-leaves-out }.
}
house-leaves-out = niente gatti rossi, né grigi per i 9 e i 10
# Said under every score sheet too.
per-trick = Una presa vale 2 punti; con un gatto addosso 1, con due 0, con tutti e tre 3.

option-level = I gatti
option-level-choice = { $value ->
    [house] Di casa
   *[wild] Selvatici
}
option-level-note = { $value ->
    [house] Qui { house-leaves-out }; le carte vinte che contano per un gatto restano scoperte.
   *[wild] Tutti i gatti, e le carte vinte stanno coperte.
}

fact-age = Si gioca { $value ->
    [8] dagli 8 anni
    [11] dagli 11 anni
   *[other] dai { $value } anni
} in su; il regolamento non dice l’età.
fact-minutes = Una partita dura da { $value } a 40 minuti; il regolamento non dà tempi.
fact-cats = La nostra lista ha tutti i gatti che il regolamento mostra. Degli altri dice solo quanti sono e di quali tipi, e che alcuni valgono per certi numeri di giocatori.
fact-wild-only = I gatti di casa escludono tutti i rossi e i grigi per i 9 e i 10. Il testo francese si può leggere anche in un altro modo.
fact-trump-tie = Quando in più persone hanno meno punti di tutti, sceglie la briscola chi viene prima in senso orario a partire da chi apre la mano.
fact-grey-from = Un gatto grigio non acchiappa nessuno quando il massimo è zero: può succedere solo in due.
fact-aside-told = Le carte che in due si mettono da parte non si mostrano mai, nemmeno a mano finita.
fact-bots-remember = I bot ricordano quello che ricorderebbe chi sta attento: ogni carta della mano, chi l’ha presa e chi non ha potuto rispondere.

## Cards and cats by name

variety = { $value ->
    [S] Svizzero
    [R] Roquefort
    [P] Parmigiano
   *[B] Brie
}
the-variety = { $value ->
    [S] lo Svizzero
   *[other] il { variety }
}
card = { $tail } di { NAME($head, of: "variety") }
the-card = { $tail ->
    [1] l’{ card }
    [8] l’{ card }
   *[other] il { card }
}
breed = { $head ->
    [black] nero
    [white] bianco
    [siamese] siamese
    [grey] grigio
    [ginger] rosso
   *[tuxedo] in smoking
}
cat-called = { $head ->
    [siamese] { breed }
   *[other] gatto { breed }
}
the-cat = il { cat-called }
cat-first = Il { cat-called }
# Whom a cat catches, as short as it can be said.
cat-catches = { $head ->
    [black] vince la presa { $tail }
    [white] fa prima { $tail } prese
    [siamese] prende { NAME($tail, of: "the-card") }
    [grey] più { NAME($tail, of: "counted") }
    [ginger] meno { NAME($tail, of: "counted") }
   *[tuxedo] { wanted-tricks } { $tail ->
        [1] esatta
       *[other] esatte
    }
}
caught-for = { $head ->
    [black] per aver vinto la presa { $tail }
    [white] per aver fatto { $tail } prese prima degli altri
    [siamese] per aver preso { NAME($tail, of: "the-card") }
    [grey] per aver { got } più { NAME($tail, of: "counted") } di tutti
    [ginger] per aver { got } meno { NAME($tail, of: "counted") } di tutti
   *[tuxedo] per aver fatto esattamente { wanted-tricks }
}
got = { $tail ->
    [tricks] fatto
   *[other] preso
}
counted = { $value ->
    [tricks] prese
    [S] Svizzero
    [R] Roquefort
    [P] Parmigiano
    [B] Brie
   *[other] carte da { $value }
}
cat-and-why = il { cat-why }
cat-why = { cat-called } ({ cat-catches })
cat-explained = { NAME($cat, of: "cat-in-full") }
cat-in-full = { $head ->
    [black] Il gatto nero acchiappa subito chi vince la presa { $tail }.
    [white] Il gatto bianco acchiappa subito chi fa { $tail } prese prima degli altri.
    [siamese] Il siamese acchiappa subito chi prende { NAME($tail, of: "the-card") }.
    [grey] A fine mano il gatto grigio acchiappa chi ha { got } più { NAME($tail, of: "counted") }.
    [ginger] A fine mano il gatto rosso acchiappa chi ha { got } meno { NAME($tail, of: "counted") }. Anche zero conta.
   *[tuxedo] A fine mano il gatto in smoking acchiappa chi ha fatto esattamente { wanted-tricks }.
}
cat-caught = { $seats_is ->
    [you] ti ha preso
    [with-you] ha preso: { LIST($seats) }
   *[other] ha preso { LIST($seats) }
}
cat-counts = { EACH($counts, as: "number-of") }
round-of = Mano { $round } di { $rounds }
trick-of = Presa { $number } di { $numbers }
some-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
some-tricks = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}

## Moves, and why one is refused

move-card = { NAME($card, of: "the-card") }
move-trump = { NAME($variety, of: "the-variety") } come briscola

unreadable = «{ $move }» non è una mossa: scrivi una carta come P7 o S10, oppure { LIST($namings, type: "or") }.
refusal-not-in-play = In { $players } giocatori le carte vanno da 1 a { $highest }.
refusal-trump-first = Prima scegli la briscola: { LIST($namings, type: "or") }.
refusal-trump-named = La briscola si sceglie una volta sola, prima della prima presa di una mano; nella prima mano si sorteggia.
refusal-not-held = Non hai { NAME($card, of: "the-card") }; hai { LIST($hand) }.
refusal-follow = { must-follow } Gioca { LIST($cards, type: "or") }.
must-follow = Hai { NAME($variety, of: "variety") }, quindi devi rispondere.

line-cats = ci vogliono { $count } gatti, trovati { $found }
line-cat = «{ $cat }» non è tra i { $left } gatti rimasti nel mazzo
line-cards = ci vogliono { $count } carte, trovate { $found }
line-card = «{ $card }» non è tra le carte ancora da dare: non è in gioco o è già uscita

## What happens

event-round = Mano { $round }. { $seat_is ->
    [you] Apri tu
   *[other] { $seat } apre
} la prima presa.
event-deal = { $seat_is ->
    [you] Ricevi
   *[other] { $seat } riceve
}{ $cards ->
    [none] { $count ->
        [one] {" "}1 carta
       *[other] {" "}{ $count } carte
    }
   *[other] : { LIST($cards, each: "card") }
}.
event-aside = { $count ->
    [one] 1 carta va da parte senza che nessuno la veda.
   *[other] { $count } carte vanno da parte senza che nessuno le veda.
}
event-cats = I gatti di questa mano: { LIST($cats, each: "cat-and-why") }.
event-trump = { $seat_is ->
    [none] La briscola sorteggiata è { NAME($trump, of: "the-variety") }.
    [you] Scegli { NAME($trump, of: "the-variety") } come briscola: { why-named }.
   *[other] { $seat } sceglie { NAME($trump, of: "the-variety") } come briscola: { why-named }.
}
why-named = { COUNT($tied_seats) ->
    [0] tocca a chi ha meno punti
   *[other] { as-few }, ma tocca a chi viene prima in senso orario a partire da chi apre la mano
}
as-few = { $tied_seats_is ->
    [you] tu hai gli stessi punti
    [with-you] { LIST($tied_seats) } avete gli stessi punti
   *[other] { COUNT($tied_seats) ->
        [one] { LIST($tied_seats) } ha gli stessi punti
       *[other] { LIST($tied_seats) } hanno gli stessi punti
    }
}
# None: it is over and to be remembered.
event-move = { $seat_is ->
    [you] Giochi
   *[other] { $seat } gioca
} { $card ->
    [none] una carta
   *[other] { NAME($card, of: "the-card") }
}.
event-trick = { $seat_is ->
    [you] Fai
   *[other] { $seat } fa
} la presa { $number }.
event-caught = { NAME($cat, of: "cat-first") } { $seat_is ->
    [you] ti acchiappa
   *[other] acchiappa { $seat }
} { NAME($cat, of: "caught-for") }{ $counts ->
    [none] { "" }
   *[counted] : { cat-counts }
}.
event-score = Punti della mano { $round }: { EACH($points, as: "number-of") }.
event-end = La partita è finita: { EACH($points, as: "number-of") }.
number-of = { whom } { $value }

# Trump is to be named.
naming-why = { $seat_is ->
    [you] Scegli tu la briscola
   *[other] { $seat } sceglie la briscola
}: { why-named }.

result-round = { who-wins }: { best-points } a testa, ma con la mano migliore!
result-shared = { $winners_is ->
    [with-you] { LIST($winners) } vincete alla pari
   *[other] { LIST($winners) } vincono alla pari
}: { best-points } a testa, e pari anche le mani migliori!

## Why a move may be good: what it does

reason-wins = vince di sicuro la presa, per ora { some-points }
reason-trumps = taglia e vince di sicuro la presa, per ora { some-points }
reason-denies = fa una presa che per { mover-self } non vale niente, ma per altri sì
reason-holds = batte tutto quello che c’è in tavola, e { $left ->
    [one] manca ancora 1 carta
   *[other] mancano ancora { $left } carte
}
reason-cheapest = vince senza spendere più del necessario
reason-ducks = lascia la presa a qualcun altro
reason-yields = { $seat_is ->
    [you] ti lascia la presa
   *[other] lascia la presa { to-seat }
}
reason-escapes = { $mover_seat_is ->
    [you] ti salva
   *[other] salva { $mover_seat }
} dal { NAME($cat, of: "cat-why") }
reason-hands = { palms-off } { NAME($cat, of: "cat-and-why") }
reason-offers = { $seat_is ->
    [you] può rifilarti
   *[other] può rifilare { to-seat }
} { NAME($cat, of: "cat-and-why") }
reason-passes = { palms-off } { NAME($cat, of: "wanted-card") }, e insieme { NAME($cat, of: "the-cat") }
reason-drops = dà via { NAME($cat, of: "wanted-card") }, e insieme { NAME($cat, of: "the-cat") }
reason-third = { $mover_seat_is ->
    [you] ti procura
   *[other] procura { to-mover }
} anche { NAME($cat, of: "the-cat") }: { three-cats }
reason-hopes = { $mover_seat_is ->
    [you] può procurarti
   *[other] può procurare { to-mover }
} anche { NAME($cat, of: "the-cat") }: { three-cats }
reason-courts = corteggia { NAME($cat, of: "the-cat") } come { $mover_seat_is ->
    [you] tuo terzo gatto
   *[other] terzo gatto di { $mover_seat }
}: { three-cats }
reason-sheds = dà via una carta che conta per { NAME($cat, of: "cat-and-why") }
reason-leaves = lascia agli altri quello che conta per { NAME($cat, of: "cat-and-why") }
reason-collects = aumenta { $mover_seat_is ->
    [you] il tuo conto
   *[other] il conto di { $mover_seat }
} per { NAME($cat, of: "cat-and-why") }
reason-past = { $mover_seat_is ->
    [you] ti porta
   *[other] porta { $mover_seat }
} oltre { NAME($cat, of: "wanted-tricks") }, il numero che cerca { NAME($cat, of: "the-cat") }
reason-short = { $mover_seat_is ->
    [you] ti tiene
   *[other] tiene { $mover_seat }
} sotto { NAME($cat, of: "wanted-tricks") }, il numero che cerca { NAME($cat, of: "the-cat") }
reason-unloads = butta { NAME($card, of: "the-card") }, { $mover_seat_is ->
    [you] il tuo { NAME($card, of: "variety-of") } più alto
   *[other] { NAME($card, of: "the-variety-of") } più alto di { $mover_seat }
}, senza vincere
reason-spares = tiene { NAME($card, of: "the-card") } per dopo
reason-hoards = tiene per dopo { $mover_seat_is ->
    [you] le tue briscole
   *[other] le briscole di { $mover_seat }
}, { NAME($variety, of: "the-variety") }
reason-voids = { $mover_seat_is ->
    [you] ti lascia
   *[other] lascia { $mover_seat }
} senza { NAME($variety, of: "variety") }: poi { $mover_seat_is ->
    [you] potrai giocarci sopra quello che vuoi
   *[other] potrà giocarci sopra quello che vuole
}
reason-last = tiene { NAME($card, of: "the-card") } per l’ultima presa
reason-master = nessun’altra carta di { NAME($variety, of: "variety") } può vincere: ci vorrebbe una briscola
reason-high = { $higher ->
    [0] in giro non c’è nessuna carta di { NAME($variety, of: "variety") } più alta
    [one] in giro c’è solo 1 carta di { NAME($variety, of: "variety") } più alta
   *[other] in giro ci sono solo { $higher } carte di { NAME($variety, of: "variety") } più alte
}
reason-draws = fa uscire le briscole: { $left ->
    [one] ne resta da vedere 1
   *[other] ne restano da vedere { $left }
}
reason-low = è una carta bassa: { $higher ->
    [one] c’è in giro 1 carta di { NAME($variety, of: "variety") } più alta
   *[other] ci sono in giro { $higher } carte di { NAME($variety, of: "variety") } più alte
}, e la presa può andare ad altri
reason-lures = può far uscire { NAME($cat, of: "wanted-card") }, che { NAME($cat, of: "the-cat") } aspetta
reason-longest = fa briscola { $mover_seat_is ->
    [you] della tua varietà più lunga
   *[other] della varietà più lunga di { $mover_seat }
}: { cards-of }
reason-top = fa { $mover_seat_is ->
    [you] del tuo { NAME($card, of: "card") }
   *[other] { NAME($card, of: "of-card") } di { $mover_seat }
} la carta più alta di tutte
reason-few = { $mover_seat_is ->
    [you] dovrebbe portarti poche prese
   *[other] dovrebbe portare poche prese { to-mover }
}, con { cards-of } in mano
reason-ruffs = { $mover_seat_is ->
    [you] ti fa tagliare
   *[other] fa tagliare { to-mover }
} { NAME($variety, of: "the-variety") } fin da subito
reason-collected = fa briscola di quello che conta per { NAME($cat, of: "cat-and-why") }
palms-off = { $seat_is ->
    [you] ti rifila
   *[other] rifila { to-seat }
}
mover-self = { $mover_seat_is ->
    [you] te
   *[other] { $mover_seat }
}
cards-of = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
} di { NAME($variety, of: "variety") }
of-card = { $tail ->
    [1] dell’{ card }
    [8] dell’{ card }
   *[other] del { card }
}

three-cats = tre gatti fanno 3 punti a presa
wanted-card = { NAME($tail, of: "the-card") }
wanted-tricks = { $tail ->
    [one] 1 presa
   *[other] { $tail } prese
}
variety-of = { NAME($head, of: "variety") }
the-variety-of = { NAME($head, of: "the-variety") }

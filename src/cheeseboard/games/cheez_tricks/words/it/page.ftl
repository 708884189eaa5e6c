# Cheez-Tricks: what only the page says.

cover = Sei gatti di notte intorno a un tavolo, tutti a guardare quattro carte di formaggio.

## What is expected of you

card-in-hand = { NAME($card, of: "card") }{ $trump ->
    [yes] , briscola
   *[no] { "" }
}{ $variety ->
    [none] { "" }
   *[other] . { must-follow }
}
lead-any = Tocca a te: apri come vuoi.
follow = Tocca a te: rispondi con { NAME($variety, of: "variety") }.
cannot-follow = Tocca a te: non hai { NAME($variety, of: "variety") }, gioca una carta qualsiasi.
not-your-turn = Non ancora: tocca { to-seat }.
play-chosen = Tocca di nuovo per giocare { NAME($card, of: "the-card") }.
their-turn = { choosing-card }
sending = Gioco la tua carta…

## The trick

trick = La presa
trick-led = apre { NAME($variety, of: "variety") }
trick-takes = prende
trick-card = { NAME($card, of: "card") }, { $led ->
    [yes] { $seat_is ->
        [you] apri tu
       *[other] apre { $seat }
    }
   *[no] { $seat_is ->
        [you] giochi tu
       *[other] gioca { $seat }
    }
}
trick-place = { $leads ->
    [yes] { $seat_is ->
        [you] Apri tu
       *[other] Apre { $seat }
    }
   *[no] { $seat_is ->
        [you] Tu
       *[other] { $seat }
    }
}
trick-play = Gioca { NAME($card, of: "the-card") }
# A replay draws the better move.
better = meglio
trick-better = Meglio: { NAME($card, of: "card") }
naming-better = Meglio: { NAME($variety, of: "variety") } come briscola
trick-last = { $seat_is ->
    [you] L’ultima presa è tua
   *[other] L’ultima presa è di { $seat }
}

trump = Briscola
trump-is = La briscola è { NAME($trump, of: "the-variety") }, { $trump }
trump-open = da scegliere

naming = Scegli la briscola
naming-lead = { naming-why } In questa mano le sue carte battono tutte le altre varietà.
naming-heard = Scegli { NAME($variety, of: "the-variety") } come briscola; in mano ne hai { $count }
naming-held = { $count } in mano
name-chosen = Tocca di nuovo per scegliere { NAME($variety, of: "the-variety") } come briscola.
naming-status = { $seat_is ->
    [you] Tocca a te: scegli la briscola.{ COUNT($tied_seats) ->
        [0] { "" }
        [one] { " " }{ LIST($tied_seats) } ha gli stessi punti, ma in senso orario vieni prima tu.
       *[other] { " " }{ LIST($tied_seats) } hanno gli stessi punti, ma in senso orario vieni prima tu.
    }
   *[other] { $seat } sceglie la briscola.
}

## The cats and the seats

cats = I gatti di questa mano
cat-short = { NAME($cat, of: "cat-catches") }
# The whole cat for those who hear the page: whom it catches, then whom it caught or how near it is.
cat-heard = { cat-explained } { COUNT($seats) ->
    [0] { $kind ->
        [track] Ora si gioca la presa { $now }.
        [seats] Ora { EACH($counts, as: "number-of") }.
        [card] { $taken ->
            [yes] La carta è stata presa.
           *[no] { $aside ->
                [yes] Non l’ha presa nessuno; forse è da parte.
               *[no] Non l’ha ancora presa nessuno.
            }
        }
       *[hidden] Le carte vinte stanno coperte: ricordatele.
    }
   *[other] Nelle sue grinfie: { LIST($seats) }.
}
now-trick = ora presa { $now }
siamese-card = { $taken ->
    [yes] presa
   *[no] { $aside ->
        [yes] non presa, o da parte
       *[no] non ancora presa
    }
}
hidden = coperte: ricorda
seat-told = { some-cards }; { some-tricks }; { some-points }{ COUNT($cats) ->
    [0] { "" }
   *[other] ; con addosso { LIST($cats, each: "the-cat") }
}{ COUNT($lacks) ->
    [0] { "" }
   *[other] ; senza { LIST($lacks, each: "variety") }
}{ COUNT($open) ->
    [0] { "" }
   *[other] ; vinte: { LIST($open, each: "card") }
}
seat-lacks = senza

## The score sheet

sheet = Segnapunti
sheet-tabs = Mano
sheet-tab = Mano { $round }
sheet-tricks = Prese
sheet-cats = Gatti
sheet-each = L’una
sheet-each-heard = Punti per ogni presa
sheet-total = Totale
sheet-nobody = nessuno
# The breed says which cat it was, unless two of a breed were about.
sheet-cat = { $twice ->
    [yes] { NAME($cat, of: "breed-and-goal") }
   *[no] { NAME($cat, of: "breed") }
}
breed-and-goal = { breed }: { cat-catches }
sheet-caught-nobody = non ha preso nessuno
# To those who sat at the table and did not win.
ending-kind = Bella partita. I gatti si sono goduti la tua compagnia.
sheet-next = Alla mano { $round }
sheet-result = Vedi chi ha vinto
sheet-close = Torna al tavolo

## The keys

key-play = gioca la carta
key-variety = va a quella varietà, tra le tue carte o quando scegli la briscola

cover = Un cane, un gatto e un topo intorno a un formaggio in una cucina soleggiata.
board = Il quadrato, { $size } per { $size } carte
choose-card = Tocca a te: scegli una carta.
choose-card-for-cell = Ora scegli la carta per questa casella.
lay-card = Posa il { NAME($card, of: "card") } su una casella illuminata.
lay-again = Tocca di nuovo per posarla.
lay-here = Posala qui
their-turn = { choosing-card }
sending = Poso la tua carta…
card-in-hand = { NAME($card, of: "card") }
lay-at = posa { NAME($card, of: "the-card") } in { at-cell }{ beside-cards }
free-at = casella libera in { at-cell }{ beside-cards }
better = meglio
better-at = Meglio: { NAME($card, of: "card") } in { at-cell }{ beside-cards }
beside-cards = { COUNT($beside) ->
    [0] { "" }
   *[other] , accanto a { LIST($beside, each: "card") }
}
laid-at = { NAME($card, of: "card") }{ $owner_seat_is ->
    [none] { "" }
    [you] {" "}tuo
   *[other] {" "}di { $owner_seat }
} in { at-cell }{ $mark ->
    [none] { "" }
    [last] , appena posato
    [caught] , preso
    [eaten] , mangiato
   *[fled] , { $gone ->
        [yes] scappato
       *[no] scappa
    }
}
# What the count does to a card, in as few letters as fit on it.
mark = { $mark ->
    [caught] preso
    [eaten] gnam
   *[fled] via
}
pile = { $pile } nel mazzo
cards-laid = { $laid ->
    [one] 1 posata su { $lays }
   *[other] { $laid } posate su { $lays }
}
hand-known = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $animals ->
    [one] 1 animale
   *[other] { $animals } animali
}; { COUNT($values) ->
    [0] nessun formaggio in mano
   *[other] formaggi in mano: { LIST($values) }
}
so-far = { some-points } finora
score-now = { who }: { some-points } se finisse ora.
ended-now = Se finisse ora

count = Il conteggio
count-step = Passo { $step } di { $of }
count-next = Avanti
count-skip = Vai al risultato
count-again = Conta di nuovo
count-sum = Ancora in tavola: { EACH($count_points, as: "points-of") }.
points-of = { whom } { $value ->
    [one] 1 punto
   *[other] { $value } punti
}
scores-cheeses = Formaggi rimasti

key-choose = scegli la carta, poi posala
key-cells = passa da una casella illuminata all’altra

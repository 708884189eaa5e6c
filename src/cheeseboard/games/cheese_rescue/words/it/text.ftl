# Cheese Rescue by text.

text-help = Scrivi una carta e dove va: «cane 1,-2» posa un cane nella colonna 1, riga -2, «gatto a sinistra del cane» accanto a una carta. Un formaggio si scrive «c3», «formaggio 3» o «formaggio da 3». Le colonne crescono verso destra, le righe verso il basso.
text-verbs = posa | posare | gioca | giocare | metti | mettere | carta
text-asked = Tocca a te: posa una carta. { $cells ->
    [one] Può andare in una sola casella.
   *[other] Può andare in { $cells } caselle.
}

text-move = { move-lay }, { at-cell }
# Several wordings, with a bar between them.
text-typed = { NAME($card, of: "typed-card") } { $cell_1 },{ $cell_2 } | { NAME($card, of: "card") } { $cell_1 },{ $cell_2 } | { NAME($card, of: "typed-card") } { at-cell }
text-typed-beside = { move-lay } | { NAME($card, of: "typed-card") } { text-beside }
typed-card = { $value ->
    [dog] cane
    [cat] gatto
    [mouse] topo
   *[other] formaggio { $tail }
}
text-beside = { $side ->
    [left] a sinistra { landmark }
    [right] a destra { landmark }
    [above] sopra { over-landmark }
   *[below] sotto { over-landmark }
}

text-corner = Riga, colonna
text-cell-laid = { NAME($card, of: "card") }{ $owner_seat_is ->
    [none] { "" }
    [you] {" "}tuo
   *[other] {" "}di { $owner_seat }
}{ $mark ->
    [none] { "" }
    [caught] , preso
    [eaten] , mangiato
   *[fled] , { $gone ->
        [yes] scappato
       *[no] scappa
    }
}
text-cell-free = libera
text-square = Il quadrato
text-square-size = { $size } carte per { $size }; per ora contano queste colonne e righe. Su una casella libera va qualsiasi tua carta.
text-marks = Scappa, preso e mangiato sono quello che farebbe ora il conteggio.
text-seat = { who }: { so-far }; { hand-known }
text-pile-heading = Ancora da giocare
text-pile = { pile }; { cards-laid }

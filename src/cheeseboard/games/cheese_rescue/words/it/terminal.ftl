help =
    Scrivi una carta e una casella: [b]cat 1,-2[/b] posa un gatto in colonna 1, riga -2.
    Le carte sono [b]dog[/b] (cane), [b]cat[/b] (gatto), [b]mouse[/b] (topo) e il tuo formaggio secondo il valore: [b]c1[/b], [b]c2[/b], [b]c3[/b].
    Le colonne crescono verso destra, le righe verso il basso; 0,0 è dove sta la prima carta.
    Un punto segna una casella libera, una x una carta che il conteggio toglie.
glyph = { $card ->
    [dog] CAN
    [cat] GAT
    [mouse] TOP
   *[start] {" + "}
}
picture-seat = { who }: { some-points } ora; { $animals ->
    [one] 1 animale
   *[other] { $animals } animali
} in mano, { $cheese ->
    [none] nessun formaggio
   *[other] formaggi { $cheese }
}
picture-table = mazzo: { $pile ->
    [one] 1 animale
   *[other] { $pile } animali
}; carte posate: { $laid } su { $lays }; il quadrato è { $size }×{ $size }
picture-hand = le tue carte: [b]{ $cards }[/b]
box-animals = { $name }: cani, gatti e topi sono tre numeri da 0 in su, al massimo 127 in tutto, non { $found }.
box-cheese = CHEESE: una serie ha da 1 a 127 formaggi, ognuno da 1 a 9 punti, non { $found }.
box-square = SQUARE: almeno 2 giocatori riempiono un quadrato con lati da 1 a 7 carte; { $players } con lati di { $side } non può essere.
box-removed = REMOVED: in { $players } si tolgono più animali di una specie di quanti ce ne sono in ANIMALS.
box-dealt = ANIMALS_DEALT: ognuno dei { $players } giocatori riceve almeno 1 animale, e per tutti ce ne sono { $animals }, quindi non può essere { $dealt }.
box-lays = LAYS: in { $players } un quadrato con lati di { $side } ha posto per { $room } carte, ma LAYS e START_USED ne fanno { $cards }.
box-hand = LAYS: in { $players } ognuno posa { $lays } carte, ma ne riceve solo { $held }.

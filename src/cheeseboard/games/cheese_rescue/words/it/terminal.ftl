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

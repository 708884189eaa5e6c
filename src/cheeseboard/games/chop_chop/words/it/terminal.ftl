# Chop! Chop!: what only the terminal says.

help =
    Scrivi una mossa: `m2 c5` muove il topo 2 in c5, `m2 N` nella tana N, `cat d4` muove il gatto, `place d3` all’inizio
    lo mette sul tavolo, `fork b2` prende un formaggio, `pass` quando non si può fare altro. Le pedine si muovono
    esattamente di quanto dice il dado e non ripassano mai da dove sono partite. I topi vincono con tutti i formaggi,
    tutte le tane aperte e un topo tornato in tana; il gatto vince acchiappandoli tutti e quattro.

# On a square, where there is room for three letters.
picture-cat = GAT
picture-holes = tane: { $holes }
picture-hole = { $hole }{ $lit ->
    [yes] *
   *[no] { "" }
} in { $front }: { $inside ->
    [none] vuota
   *[other] { $inside }
} ({ $open ->
    [yes] aperta
   *[no] chiusa
})
picture-pieces = { $cat ->
    [none] il gatto aspetta
   *[other] gatto { $cat }
}; { $mice }
picture-mouse = { $mouse } { $at ->
    [none] preso
   *[other] { $at }
}
picture-tiles = formaggio: i topi ne hanno { $stash } su { $all }; { $down ->
    [one] 1 piastrella coperta
   *[other] { $down } piastrelle coperte
}
picture-turn = { who }, { NAME($side, of: "side") }{ $steps ->
    [none] { "" }
   *[other] , { NAME($steps, of: "steps") }
}{ $twice ->
    [yes] { " " }(due tiri)
   *[no] { "" }
}

# The game's data, once somebody has corrected it.
kitchen-die = { $name }: un dado ha facce, ognuna un numero da 1 a { $most }, non { $faces }.
kitchen-tiles = TILES: { $mix } ha { $tiles } piastrelle per le { $floor } caselle del pavimento.
kitchen-square = { $name }: { $square } non è una casella della cucina, che va da a1 a { $last }.
kitchen-same-front = HOLES: due tane si aprono su { $square }; dai alla tana { $hole } una casella tutta sua.
kitchen-table-front = HOLES: la tana { $hole } si apre su { $square }, dove sta il tavolo; dalle una casella del pavimento.
kitchen-legs = LEGS: le gambe stanno sotto il tavolo; elenca solo caselle di TABLE.
kitchen-counts = COUNTS: sono numeri di giocatori da 2 a 9, non { $found }.
kitchen-size = COLUMNS e ROWS: lettere diverse e righe fanno da 1 a { $most } caselle, non «{ $columns }» e { $rows }.
kitchen-standard = TILES: una delle miscele deve essere «standard»; queste sono { LIST($mixes) }.
kitchen-kinds = TILES: { $mix } deve dire quanti ce ne sono di { LIST($kinds) }, e lo dice di { LIST($found) }.
kitchen-cheese = TILES: ogni miscela ha tanti formaggi quanti «standard», almeno 1, ma { $mix } ne ha { $cheese }.

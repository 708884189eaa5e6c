# Chop! Chop!: what only the terminal says.

help =
    Type a move: `m2 c5` moves mouse 2 to c5, `m2 N` into the hole N, `cat d4` moves the cat, `place d3` puts it on the
    table at the start, `fork b2` takes a cheese, `pass` when nothing else can be done. Pieces move exactly as far as
    the die says and never back over where they started. The mice win with all cheeses, all holes open and a mouse
    back in a hole; the cat wins by catching all four.

# On a square, where there is room for three letters.
picture-cat = CAT
picture-holes = holes: { $holes }
picture-hole = { $hole }{ $lit ->
    [yes] *
   *[no] { "" }
} at { $front }: { $inside ->
    [none] empty
   *[other] { $inside }
} ({ $open ->
    [yes] open
   *[no] closed
})
picture-pieces = { $cat ->
    [none] the cat waits
   *[other] cat { $cat }
}; { $mice }
picture-mouse = { $mouse } { $at ->
    [none] caught
   *[other] { $at }
}
picture-tiles = cheese: { $stash } of { $all } with the mice; { $down ->
    [one] 1 tile
   *[other] { $down } tiles
} face down
picture-turn = { who }, { NAME($side, of: "side") }{ $steps ->
    [none] { "" }
   *[other] , { NAME($steps, of: "steps") }
}{ $twice ->
    [yes] { " " }(two rolls)
   *[no] { "" }
}

# The game's data, once somebody has corrected it.
kitchen-die = { $name }: a die has faces, each a number from 1 to { $most }, not { $faces }.
kitchen-tiles = TILES: { $mix } has { $tiles } tiles for the { $floor } squares of the floor.
kitchen-square = { $name }: { $square } is no square of the kitchen, which goes from a1 to { $last }.
kitchen-same-front = HOLES: two holes open on { $square }; give hole { $hole } a square of its own.
kitchen-table-front = HOLES: hole { $hole } opens on { $square }, where the table stands; give it a floor square.
kitchen-legs = LEGS: the legs stand under the table; list squares of TABLE only.
kitchen-counts = COUNTS: these are numbers of players from 2 to 9, not { $found }.
kitchen-size = COLUMNS and ROWS: letters that differ, and rows, make 1 to { $most } squares, not “{ $columns }” and { $rows }.
kitchen-standard = TILES: one mix must be “standard”; these are { LIST($mixes) }.
kitchen-kinds = TILES: { $mix } must say how many there are of { LIST($kinds) }, and says it of { LIST($found) }.
kitchen-cheese = TILES: every mix has as many cheeses as “standard”, 1 at least, but { $mix } has { $cheese }.

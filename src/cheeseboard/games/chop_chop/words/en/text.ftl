# Chop! Chop! by text.

text-help = Type a piece and where it goes: “mouse 2 c5” or “m2 c5”, “mouse 2 north hole” or “m2 N”, “cat d4”. At the start “place d3” puts the cat on the table, “fork b2” takes a cheese, “pass” passes. Columns are a to g, rows 1 to 6.
text-verbs = move | moves | go | goes | put | take | takes | play | fly

text-asked = { $wants ->
    [place] Your turn: put the cat on a square of the table.
    [fork] Your turn: which cheese does the fork take?
    [extra] { NAME($piece, of: "the-piece") } goes on, { NAME($steps, of: "steps") }. Where to?
    [arrow] { NAME($piece, of: "the-piece") } flies to any free square. Where to?
   *[move] { $side ->
        [cat] You rolled { $steps }. Where does the cat go?
       *[mice] { $mouse ->
            [none] You rolled { $steps }. Which mouse goes where?
           *[other] Second roll, { $steps }: where does mouse { $mouse } go?
        }
    }
}
text-move = { NAME($piece, of: "piece") } to { NAME($to, of: "place") }{ $found ->
    [cheese] , onto cheese
    [tile] , onto a tile that lies face down
    [table] { $side ->
        [cat] , onto the table
       *[mice] , under the table
    }
   *[nothing] { "" }
}{ COUNT($mice) ->
    [0] { "" }
   *[other] , catching { LIST($mice, each: "mouse") }
}{ $percent ->
    [none] { "" }
   *[other] ; danger { percent }
}
text-place = the cat on { $to }
text-fork = the cheese at { $to }, with the fork
text-typed = { NAME($piece, of: "piece") } { NAME($to, of: "place") } | { NAME($piece, of: "piece") } { $to } | { $piece } { NAME($to, of: "place") } | { NAME($piece, of: "typed-feature") } { NAME($to, of: "place") }
text-typed-place = put cat { $to } | cat on table { $to }
text-typed-fork = fork { $to } | cheese { $to }
text-typed-pass = pass turn
typed-feature = { $value ->
    [m1] scarf
    [m2] bow
    [m3] hat
    [m4] stripes
   *[cat] cat
}

text-corner = Row, column
text-cell = { LIST($found) }
text-on = { $what ->
    [tile] tile
    [cheese] cheese
    [leg] table leg
    [table] table
   *[doorstep] doorstep of { NAME($hole, of: "place") }
}
text-pieces = The cat and the mice
text-cat-waits = The cat is not in the kitchen yet.
text-danger = { mouse-at }; the cat’s next roll catches it in { percent } of cases
text-holes = The holes
text-hole = { hole-at }{ $mouse ->
    [none] { "" }
   *[other] , with { NAME($mouse, of: "mouse") } inside
}
text-tiles = Cheese and tiles
text-left = Still face down: { LIST($kinds) }.
text-left-of = { $count } × { note-tile }
text-side = { who }: { seat-side }{ $next ->
    [yes] , { seat-next-heard }
   *[no] { "" }
}

# Chop! Chop!: what only the page says.

cover = A kitchen at night: a cat’s paw comes down from the table while mice dash for their hole with cheese.

role-mice = Be the mice
role-mice-line = All four are yours. Gather the cheese and get one home.
role-cat = Be the cat
role-cat-line = Alone against all mice. Catch the four of them.
role-share = Share the mice
role-share-line = You and others take turns with the mice.
seat-side = { $side ->
    [cat] Cat
   *[mice] Mice
}
seat-has = { $side ->
    [cat] { $count } of { $all } mice caught
   *[mice] { $count } of { $all } cheeses
}
seat-next = next
seat-next-heard = moves the mice next

key-number = choose a mouse
key-mice = move along the mice
key-squares = move between the lit squares
key-choose = choose, then move
key-back = choose another mouse

## The kitchen

kitchen = The kitchen
roster = The mice
feature = { $mouse ->
    [1] scarf
    [2] bow
    [3] hat
   *[other] stripes
}
mouse-at = Mouse { $mouse }, with { feature }{ $at ->
    [none] : caught
   *[other] , { $under ->
        [yes] under the table at { $at }
       *[no] at { NAME($at, of: "place") }
    }
}
mouse-at-can = { mouse-at }, { $can ->
    [yes] can move
   *[no] cannot move now
}
# Where a mouse is, in a letter or a square.
place-short = { $value ->
    [W] W
   *[other] { $value }
}
caught = caught
cat-at = The cat, { $on_table ->
    [yes] on the table at { $at }
   *[no] at { $at }
}
hole-at = { NAME($hole, of: "the-place") }, { $open ->
    [yes] open
   *[no] closed
}
cheese-at = Cheese at { $at }
die = { $side ->
    [cat] Die of the cat
   *[mice] Die of the mice
}{ $face ->
    [none] { "" }
   *[other] : { $face }
}

stash = { $stash } of { $all } cheeses
stash-short = { $stash }/{ $all }
mice-left = { $left ->
    [0] no mice left
    [one] 1 mouse left
   *[other] { $left } mice left
}
holes-open = { $open }/{ $all } holes open
danger = Danger
danger-why = How likely the cat’s next roll takes a mouse: where it is, and where the chosen one would be.

## What a tap does

lit-place = put the cat on { $to }
lit-fork = take the cheese at { $to }
lit-fly = fly { NAME($piece, of: "piece") } to { NAME($to, of: "place") }{ lit-risk }
lit-move = move { NAME($piece, of: "piece") } to { NAME($to, of: "place") }{ $steps ->
    [none] { "" }
   *[other] , { NAME($steps, of: "steps") }
}{ COUNT($mice) ->
    [0] { "" }
   *[other] , catching { LIST($mice, each: "mouse") }
}{ lit-risk }
lit-risk = { $percent ->
    [none] { "" }
   *[other] , danger { percent }
}
confirm-place = Put it on { $to }
confirm-fork = Take the cheese at { $to }
confirm-move = Move { NAME($piece, of: "piece") } to { NAME($to, of: "place") }
confirm-other = Another
pass-turn = Pass the turn

better = better
better-move = Better: { $piece ->
    [place] put the cat on { $to }
    [fork] take the cheese at { $to }
   *[other] { NAME($piece, of: "piece") } to { NAME($to, of: "place") }
}

## What is asked now

ask-place = Put the cat on a square of the table.
ask-mouse = You rolled { $steps }. Choose a mouse.
ask-square = { NAME($piece, of: "the-piece") }, { NAME($steps, of: "steps") }: choose a lit square.
ask-extra = { NAME($piece, of: "the-piece") } goes on, { NAME($steps, of: "steps") }: choose a lit square.
ask-arrow = { NAME($piece, of: "the-piece") } flies: choose any lit square.
ask-fork = Choose the cheese that the fork takes.
ask-again = Tap it again, or use the button.
ask-bound = Second roll, { $steps }: it is mouse { $mouse } again.
ask-pass = { $side ->
    [cat] The cat cannot move { NAME($steps, of: "steps") }.
   *[mice] No mouse can move { NAME($steps, of: "steps") }.
}
ask-pass-bound = Mouse { $mouse } cannot move { NAME($steps, of: "steps") }, so the second roll is lost.

watch = { $seat_is ->
    [you] You move
   *[other] { $seat } moves
} { NAME($side, of: "side") }.
watch-place = { $seat } looks for a place for the cat.
watch-move = { $seat } moves { NAME($side, of: "side") }, { NAME($steps, of: "steps") }.
watch-extra = { $seat } moves { NAME($piece, of: "piece") } on.
watch-arrow = { $seat } lets { NAME($piece, of: "piece") } fly.
watch-fork = { $seat } chooses a cheese.

## What to make of what just happened

note-tile = { $tile ->
    [cheese] Cheese
    [broken] Broken crockery
    [arrow] An arrow
    [fork] A fork
    [knife] A knife
   *[other] { $tile }
}
# What a tile has done, for whoever meets it for the first time.
at-length = { $effect ->
    [taken] The mice take it at once. They need every cheese in the kitchen.
    [uncovered] Cats eat no cheese. It stays here, face up, for the mice; the cat may not step on it again.
    [moves] { NAME($piece, of: "the-piece") } { $tile ->
        [arrow] must fly to a free square of the kitchen, whatever lies between.
       *[other] must go on, exactly that far, not back to this square. The new square counts in full.
    }
    [stuck] { NAME($piece, of: "the-piece") } should go on but has nowhere to go, and stays.
    [chooses] The mice take one cheese that lies face up, wherever it is, unless the cat sits on it.
    [handed] { $side ->
        [cat] The turn is over at once, and the mice play two turns in a row.
       *[mice] The turn is over at once, and the cat plays two turns in a row.
    }{ roll-lost }
   *[nothing] { $tile ->
        [fork] { $side ->
            [cat] A cat has no use for a fork.
           *[mice] There is no cheese for it: none lies face up, or the cat sits on it.
        }
       *[other] Nothing happens. Mind the shards.
    }
}
note-caught = Mouse { $mouse } is caught
note-caught-text = { $left ->
    [0] No mouse is left.
    [one] 1 mouse is left.
   *[other] { $left } mice are left.
}
note-roll = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} { $steps }
note-roll-text = { $side ->
    [cat] The cat moves exactly that far.
   *[mice] One mouse moves exactly that far.
}
note-pass = No way to go
note-pass-text = { $seat_is ->
    [you] You pass
   *[other] { $seat } passes
} this turn.
note-double = Two turns in a row
note-double-text = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} twice{ $side ->
    [cat] { " " }for the cat.
   *[mice] . Both rolls move the same mouse.
}
note-second = The second turn
note-second-text = { $mouse ->
    [none] { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } again.
   *[other] Mouse { $mouse } has to move again.
}
note-start = The kitchen is dark
note-start-text = { $side ->
    [none] The mice look for all { $cheese } cheeses, and the cat for all four mice.
    [cat] Catch all four mice. On the floor they are yours; under the table and in the holes they are not.
   *[mice] Find all { $cheese } cheeses, leave all four holes once, then bring one mouse home.
}

ending = The end

# Chop! Chop!: what the terminal and the page both say.

title = Chop! Chop!
line = Four mice, ten cheeses, one cat. Roll, dash under the table and be home before the paw comes down.

rule-1 = One side is the cat, the other the four mice; several players share the mice and take turns. Mice and cat alternate.
rule-2 = Roll, then move one piece exactly that many steps, never diagonally and never back onto the square it started from. No piece passes another.
rule-3 = Only mice go under the table and into holes; only the cat goes on top. The cat does not walk over a cheese that lies face up.
rule-4 = Where a move ends, the tile there is turned: cheese, broken crockery, one or two more steps, an arrow to fly, a fork to fetch a cheese, or a knife, which gives the others two turns.
rule-5 = The cat catches a mouse by ending exactly on it, and wins with the fourth.
rule-6 = The mice win when they hold every cheese, every hole has been left once, and a mouse then ends a move in a hole, whichever it is.
rule-7 = The last mouse may not be shut in: while it sits in a hole, the cat may not stop in front of it, and a cat that is there already must go, over cheese if need be.

option-cat = The cat
option-cat-choice = { which-seat }
option-first = Which mouse player begins
option-tiles = Tiles
option-tiles-choice = { $value ->
    [lively] Lively: fewer shards
   *[standard] As we reckon the box
}

fact-publishers = It is published by { LIST($value) }; the rulebook’s text names no publisher.
fact-columns = The kitchen has seven columns, a to g. With six rows they make 42 squares: 38 with tiles, and four for the legs of the table.
fact-rows = The kitchen has { $value } rows, by the same sum.
fact-table = The table stands in the middle, on { LIST($value) }. That it has six squares is printed, but not which.
fact-legs = The legs of the table stand on { LIST($value) }, with two squares between them: 42 squares less four legs are the 38 tiles of the box.
fact-holes = The holes open on { $value_N }, { $value_E }, { $value_S } and { $value_W }. There is one on each side; which square follows from symmetry.
fact-tiles = Ten of the 38 tiles are cheese, and the kinds of the others are printed, but not how many there are of each. Here { $value_standard_broken } are broken crockery, and { $value_standard_knife } of each other kind. The lively mix is our own.
fact-mouse-die = The mice’s die shows { LIST($value) }. Printed is only that the two dice differ.
fact-cat-die = The cat’s die shows { LIST($value) }.
fact-no-move = Whoever can move must; with no move at all the turn passes.
fact-unturned = What a tile is gets decided when it is turned, by the tiles that are left. The chances are those of shuffled tiles.
fact-no-extra-move = A piece that finds extra steps but cannot make them stays where it is.
fact-second-roll = After a knife, both rolls of the mice move the same mouse; if it cannot move again, the second roll is lost, and if the first moved none, the second may move any. A knife found with the first roll costs the second one.
fact-second-turn = Two turns in a row are one player’s, and count as one in the order of the mouse players.
fact-going-home = Any move into any hole takes the cheese home, one by extra steps too, even if the last hole was opened earlier in the same turn. A mouse that sits in a hole already when the last cheese is won has to go out and in again.
fact-letting-out = A cat that must let the last mouse out may walk and stop on cheese that lies face up: else both sides could be shut in for ever.

## Pieces and places by name

piece = { $head ->
    [m] mouse { $tail }
   *[cat] the cat
}
the-piece = { $head ->
    [m] Mouse { $tail }
   *[cat] The cat
}
mouse = mouse { $value }
side = { $value ->
    [cat] the cat
   *[mice] the mice
}
place = { $value ->
    [N] the north hole
    [E] the east hole
    [S] the south hole
    [W] the west hole
   *[other] { $value }
}
the-place = { $value ->
    [N] The north hole
    [E] The east hole
    [S] The south hole
    [W] The west hole
   *[other] { $value }
}
there = { $value ->
    [N] in the north hole
    [E] in the east hole
    [S] in the south hole
    [W] in the west hole
   *[other] on { $value }
}
tile = { $value ->
    [cheese] cheese
    [broken] broken crockery
    [arrow] an arrow
    [fork] a fork
    [knife] a knife
   *[other] a { $value }
}
steps = { $value ->
    [1] one step
    [2] two steps
    [3] three steps
    [4] four steps
    [5] five steps
    [6] six steps
   *[other] { $value } steps
}

## Moves, and why one is refused

move-walk = { NAME($piece, of: "piece") } to { spot }{ which }
move-place = the cat on { spot }{ which }
move-fork = { spot }{ which }
# A place, by what lies there.
spot = { $spot ->
    [hole] { NAME($hole, of: "place") }
    [doorstep] the doorstep of { NAME($hole, of: "place") }
    [under] the floor under the table, { from-hole }
    [top] the table, { from-hole }
    [cheese] the cheese { from-hole }
    [tile] the tile { from-hole }
   *[floor] the bare square { from-hole }
}
from-hole = { NAME($steps, of: "steps") } from { NAME($hole, of: "place") }
# Where two places would be called the same.
which = { $alike ->
    [yes] {" "}({ $to })
   *[no] {""}
}
move-pass = pass

unreadable = “{ $move }” is no move: write “m2 c5”, “m2 N”, “cat d4”, “place d3”, “fork b2” or “pass”.
refusal-must-move = You can move, so you must.
refusal-placed = The cat stands in the kitchen already.
refusal-place-first = First the cat is put on the table: “place d3”.
refusal-table-first = The cat starts on the table: { LIST($table, type: "or") }.
refusal-fork-first = Choose a cheese for the fork first.
refusal-no-fork = There is no fork to use.
refusal-not-forkable = The fork finds no cheese { NAME($at, of: "there") }: none lies face up, or the cat sits on it.
refusal-other-side = It is the turn of { NAME($side, of: "side") }.
refusal-caught = { NAME($piece, of: "the-piece") } has been caught.
refusal-other-mover = { NAME($piece, of: "the-piece") } found the tile, so { NAME($piece, of: "piece") } moves again.
refusal-bound = The second roll moves the same mouse: { NAME($piece, of: "piece") }.
refusal-cat-hole = The cat does not fit into a hole.
refusal-cat-watches = The cat may not stop on { $at }: the last mouse sits in the hole there.
refusal-cat-cheese = A cheese lies face up on { $at }, and the cat may not step on it.
refusal-leg = A leg of the table stands on { $at }, so no mouse can.
refusal-other-mouse = Another mouse is { NAME($at, of: "there") }.
refusal-cat-there = The cat is on { $at }.
refusal-arrow-hole = An arrow never leads into a hole.
refusal-arrow-cheese = An arrow never leads onto a cheese that lies face up.
refusal-arrow-mouse = An arrow never takes the cat onto a mouse.
refusal-back = A move may not end where it began, { NAME($at, of: "there") }.
refusal-distance = { NAME($at, of: "the-place") } is { NAME($away, of: "steps") } away; { $by ->
    [tile] the tile gives
   *[die] you rolled
} { $steps }.
refusal-blocked = Every way of { NAME($steps, of: "steps") } to { NAME($at, of: "place") } is blocked or leads back over { NAME($start, of: "place") }.

line-tile-gone = every { $tile } tile has been turned already

## What happens

event-roll = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} { $steps } for { NAME($side, of: "side") }{ $more ->
    [yes] , and a second roll follows
   *[no] { "" }
}.
event-move = { $piece ->
    [none] { $seat_is ->
        [you] You cannot move, so you pass.
       *[other] { $seat } cannot move and passes.
    }
    [fork] { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the cheese at { $to } with the fork.
   *[other] { $from ->
        [none] { $seat_is ->
            [you] You put
           *[other] { $seat } puts
        } the cat on the table at { $to }.
       *[other] { $seat_is ->
            [you] You move
           *[other] { $seat } moves
        } { NAME($piece, of: "piece") } to { NAME($to, of: "place") }{ $took ->
            [yes] { " " }and { $seat_is ->
                [you] take
               *[other] takes
            } the cheese there.
           *[no] .
        }
    }
}
event-tile = { NAME($piece, of: "the-piece") } finds { NAME($tile, of: "tile") } at { $at }. { in-brief }
event-caught = The cat catches mouse { $mouse }.
event-end = { $reason ->
    [caught] The cat has caught every mouse.
   *[home] All the cheese is won, and a mouse is back in a hole.
}

# What a tile has done.
in-brief = { $effect ->
    [taken] One more for the mice.
    [uncovered] It stays face up.
    [moves] { NAME($piece, of: "the-piece") } { $tile ->
        [arrow] flies on.
       *[other] goes on.
    }
    [stuck] { NAME($piece, of: "the-piece") } cannot go on.
    [chooses] The mice take a cheese that lies face up.
    [handed] { $side ->
        [cat] Two turns in a row for the mice.
       *[mice] Two turns in a row for the cat.
    }{ roll-lost }
   *[nothing] Nothing happens.
}
roll-lost = { $lost_roll ->
    [yes] { " " }The second roll is lost.
   *[no] { "" }
}

result-caught = { won-caught } { why-caught }
result-home = { won-home } { why-home }
won-caught = { who-wins } as the cat!
won-home = { who-wins } as the mice!
why-caught = The cat has caught all { $best ->
    [4] four
   *[other] { $best }
} mice. They had { $others_1 ->
    [0] no cheese
    [one] 1 cheese
   *[other] { $others_1 } cheeses
}.
why-home = All { $best } cheeses are home, every hole is open and a mouse got back in. The cat caught { $others_1 ->
    [0] no mouse
    [one] 1 mouse
   *[other] { $others_1 } mice
}.

## Why a move may be good

reason-takes = takes the cheese there, number { $stash } of { $all }
reason-distant = picks the cheese farthest from the mice, { NAME($steps, of: "steps") } away
reason-watched = picks the cheese nearest to the cat, { NAME($steps, of: "steps") } away
reason-opens = opens { NAME($hole, of: "place") }, { $closed ->
    [0] the last one
   *[other] with { $closed } still closed
}
reason-escapes = takes mouse { $mouse } out of the cat’s reach: until now { some-rolls } could catch it
reason-safer = leaves the cat only { some-rolls } to catch mouse { $mouse }
reason-safe = stays out of the cat’s reach
reason-risks = risks only { some-rolls } of the cat
reason-shields = blocks the cat’s way to mouse { $mouse }
reason-hides = hides mouse { $mouse } in { NAME($hole, of: "place") }
reason-under = puts mouse { $mouse } under the table, where no cat goes
reason-turns = turns a tile, and { $cheese ->
    [one] 1 of the { $of } left is
   *[other] { $cheese } of the { $of } left are
} cheese
reason-homeward = brings mouse { $mouse } to { NAME($steps, of: "steps") } from { NAME($hole, of: "place") }
reason-fetches = brings mouse { $mouse } to { NAME($steps, of: "steps") } from a cheese that lies face up
reason-seeks = brings mouse { $mouse } to { NAME($steps, of: "steps") } from a tile
reason-farther = puts { NAME($steps, of: "steps") } between mouse { $mouse } and the cat
reason-central = leaves no hole’s doorstep more than { NAME($steps, of: "steps") } away
reason-near = sits { NAME($steps, of: "steps") } from the doorstep of { NAME($hole, of: "place") }
reason-catches = catches mouse { $mouse }, which leaves { $left ->
    [one] 1 mouse
   *[other] { $left } mice
}
reason-forks = threatens { LIST($mice, each: "mouse") } at once, and only one can move
reason-threatens = threatens mouse { $mouse }, with { some-rolls }
reason-bars = bars { NAME($hole, of: "place") } with mouse { $mouse } inside
reason-guards = keeps the mice from going home by { NAME($hole, of: "place") }
reason-patrols = watches a cheese, { NAME($steps, of: "steps") } away
reason-nears = gets within { NAME($steps, of: "steps") } of mouse { $mouse }
reason-waits = gets within { NAME($steps, of: "steps") } of the doorstep of { NAME($hole, of: "place") }, with a mouse inside
reason-hopes = turns a tile, and { $moves ->
    [one] 1 of the { $of } left lets
   *[other] { $moves } of the { $of } left let
} the cat go on
reason-quiet = turns no tile, so no knife can give the mice two turns
some-rolls = { $faces ->
    [one] 1 roll
   *[other] { $faces } rolls
} in { $of }

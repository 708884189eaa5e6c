# Words that sentences everywhere are made of.

person-seat = seat { $number }
person-you = you
who = { $seat_is ->
    [you] You
   *[other] { $seat }
}
whom = { $seat_is ->
    [you] you
   *[other] { $seat }
}
whose = { $seat_is ->
    [you] your
   *[other] { $seat }’s
}
the-mover = { $mover_seat_is ->
    [you] you
   *[other] { $mover_seat }
}
whose-own = { $mover_seat_is ->
    [you] your
   *[other] { $mover_seat }’s
}
names = { LIST($names) }
some-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
best-points = { $best ->
    [one] 1 point
   *[other] { $best } points
}

## How a match ended

who-wins = { $winners_is ->
    [you] You win
    [with-you] { LIST($winners) } win
   *[other] { COUNT($winners) ->
        [one] { LIST($winners) } wins
       *[other] { LIST($winners) } win
    }
}
result-points = { who-wins }, { best-points } to { LIST($others) }!

## Why a move may be good; a game may have clauses of its own

reason-only = is the only move
reason-wins = wins the game

## Hints whose chances are the same percentage

hint-points = about { some-points }
hint-points-short = { $points }
hint-level = The chances are level, { $percent }% each, so points decide.

## Options, bots and facts

option-first = Who begins
option-first-choice = { which-seat } begins
which-seat = { $value ->
    [0] The first seat
    [1] The second seat
    [2] The third seat
    [3] The fourth seat
    [4] The fifth seat
   *[other] Seat { $value }
}

# The bots: a second one of the same name gets a number; what each level is like.
bot-line = { $level ->
    [1] A baby mouse. Sees what is under its nose, forgets the rest.
    [2] A plump, cheerful mouse. Plays along nicely and overlooks something now and then.
    [3] A curious kitten. Looks ahead, but not always at the right thing.
    [4] A sly ginger cat. Remembers what you did and waits for a mistake.
    [5] A wise old rat. Has thought of it already.
   *[none] Somebody that the host of this house has invited.
}

# How sure a fact is that the rulebook does not state.
certainty = { $certainty ->
    [source] told by reviews or shops
    [inferred] worked out by us
   *[ruling] our ruling
}
how-sure = { $said } ({ certainty })
rules-heading = The rules in brief
unsure-heading = What we are not sure of
how-old = from age { $age }
how-long = about { $minutes } minutes

credits-unofficial = Cheeseboard is an independent, unofficial implementation. The games belong to their authors and publishers, who have no part in it; the rules are told in our own words, and all pictures are our own.

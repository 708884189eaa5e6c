# Cheez-Tricks: what only the page says.

cover = Six cats around a table at night, all looking at four cards of cheese.

## What is expected of you

card-in-hand = { NAME($card, of: "card") }{ $trump ->
    [yes] , trump
   *[no] { "" }
}{ $variety ->
    [none] { "" }
   *[other] . { must-follow }
}
lead-any = Your turn: lead any card.
follow = Your turn: follow with { NAME($variety, of: "variety") }.
cannot-follow = Your turn: you have no { NAME($variety, of: "variety") }, play any card.
not-your-turn = Not yet: { $seat } is to play.
play-chosen = Tap again to play { NAME($card, of: "card") }.
their-turn = { choosing-card }
sending = Playing your card…

## The trick

trick = The trick
trick-led = { NAME($variety, of: "variety") } led
trick-takes = takes it
trick-card = { NAME($card, of: "card") }, { $led ->
    [yes] led
   *[no] played
} by { whom }
trick-place = { $leads ->
    [yes] { $seat_is ->
        [you] You lead
       *[other] { $seat } leads
    }
   *[no] { $seat_is ->
        [you] Your card
       *[other] { $seat }
    }
}
trick-play = Play { NAME($card, of: "card") }
# A replay draws the better move.
better = better
trick-better = Better: { NAME($card, of: "card") }
naming-better = Better: { NAME($variety, of: "variety") } as trump
trick-last = Last trick: { whom } took it

trump = Trump
trump-is = Trump is { NAME($trump, of: "variety") }, { $trump }
trump-open = to be named

naming = Name the trump
naming-lead = { naming-why } Its cards beat every other variety this round.
naming-heard = Make { NAME($variety, of: "variety") } trump; you hold { $count }
naming-held = { $count } in hand
name-chosen = Tap again to make { NAME($variety, of: "variety") } trump.
naming-status = { $seat_is ->
    [you] Your turn: name the trump.{ COUNT($tied_seats) ->
        [0] { "" }
       *[other] { " " }Level with { LIST($tied_seats) }, you come first clockwise.
    }
   *[other] { $seat } is naming the trump.
}

## The cats and the seats

cats = The cats of this round
cat-short = { NAME($cat, of: "cat-catches") }
# The whole cat for those who hear the page: whom it catches, then whom it caught or how near it is.
cat-heard = { cat-explained } { COUNT($seats) ->
    [0] { $kind ->
        [track] Now trick { $now } is played.
        [seats] Now { EACH($counts, as: "number-of") }.
        [card] { $taken ->
            [yes] The card is taken.
           *[no] { $aside ->
                [yes] Nobody has taken it; it may be set aside.
               *[no] Nobody has taken it yet.
            }
        }
       *[hidden] Won cards lie face down: remember them.
    }
   *[other] It caught { LIST($seats) }.
}
now-trick = now trick { $now }
siamese-card = { $taken ->
    [yes] taken
   *[no] { $aside ->
        [yes] not taken, or set aside
       *[no] not taken yet
    }
}
hidden = face down: remember
seat-told = { some-cards }; { some-tricks }; { some-points }{ COUNT($cats) ->
    [0] { "" }
   *[other] ; caught by { LIST($cats, each: "the-cat") }
}{ COUNT($lacks) ->
    [0] { "" }
   *[other] ; lacks { LIST($lacks, each: "variety") }
}{ COUNT($open) ->
    [0] { "" }
   *[other] ; won { LIST($open, each: "card") }
}
seat-lacks = no

## The score sheet

sheet = Score sheet
sheet-tabs = Round
sheet-tab = Round { $round }
sheet-tricks = Tricks
sheet-cats = Caught by
sheet-each = Each
sheet-each-heard = Points for each trick
sheet-total = Total
sheet-nobody = nobody
# The breed says which cat it was, unless two of a breed were about.
sheet-cat = { $twice ->
    [yes] { NAME($cat, of: "breed-and-goal") }
   *[no] { NAME($cat, of: "breed") }
}
breed-and-goal = { breed }: { cat-catches }
sheet-caught-nobody = caught nobody
# To those who sat at the table and did not win.
ending-kind = Well played. The cats have enjoyed your company.
sheet-next = On to round { $round }
sheet-result = See who won
sheet-close = Back to the table

## The keys

key-play = play the card
key-variety = go to that variety, in your hand or when naming trump

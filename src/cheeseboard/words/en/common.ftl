# Words that sentences everywhere are made of.

person-seat = seat { $number }
person-you = you

option-first = Who begins
option-first-choice = { $value ->
    [0] The first seat begins
    [1] The second seat begins
    [2] The third seat begins
    [3] The fourth seat begins
    [4] The fifth seat begins
   *[other] Seat { $value } begins
}

# The bots: a second one of the same name gets a number; what each level is like.
bot-name = { $which ->
    [1] { $name }
   *[other] { $name } { $which }
}
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

reason-only = is the only move

credits-unofficial = Cheeseboard is an independent, unofficial implementation. The games belong to their authors and publishers, who have no part in it; the rules are told in our own words, and all pictures are our own.

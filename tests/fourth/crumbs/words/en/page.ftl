ask =
    { $seat_is ->
        [you] How many crumbs will you take?
       *[other] { $seat } is thinking.
    }
take =
    { $count ->
        [one] Take 1 crumb
       *[other] Take { $count } crumbs
    }
eaten =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
key-numbers = take so many crumbs

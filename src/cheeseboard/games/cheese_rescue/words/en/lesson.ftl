# The lesson: what the teacher says along lessons/first.cheese, one sentence at a time.

lesson-first-goal = Cheeses of this shape are yours: what is left of them at the end is your score.
lesson-first-chain = Dogs scare cats, cats chase mice, mice eat cheese: all that happens at the end of the game.
lesson-first-hand = You hold six cheeses and two animals, and lay one card each turn.
lesson-first-begin = Begin small: lay a cheese of 1 beside the start card.
lesson-first-mouse = A mouse: at the end it eats every cheese beside it, so your 1 is in danger.
lesson-first-cat = Cats chase mice: lay your cat so that it shares a side with the mouse.
lesson-first-dog = Pip’s dog sits beside your cat: dogs scare cats away, and the mouse is free again.
lesson-first-other-cat = You have drawn another cat: lay it on the mouse’s other side, away from the dog.
lesson-first-attack = Your turn to be naughty: lay your mouse beside Pip’s 2.
lesson-first-guarded = Pip has sent a cat, so your mouse will be chased before it can eat.
lesson-first-your-dog = And what scares a cat? Lay your dog beside it.
lesson-first-corner = Now your 3, where only two of its sides stay open.
lesson-first-rescue = A mouse beside your 3: send a cat to the rescue.
lesson-first-now = This switch shows what would be left if the game ended now.
lesson-first-close = Close the last open side of your 3: lay a 2 there.
lesson-first-last-dog = Pip has sent another cat to guard the 2; your second dog knows what to do.
lesson-first-other-side = Pip’s cat guards one side of the 3, and nobody guards the other: lay a mouse there.
lesson-first-risk = All the cats lie on the table, so no mouse can be stopped any more: risk no more than a 1.
lesson-first-last = So it goes, but it was only a 1. Put a mouse where it cannot hurt you.
lesson-first-count = The square is full: go through the count, first dogs, then cats, then mice.
lesson-first-end = You have rescued 6 points and Pip 3: you know the game now.

lesson-first-otherwise = You could, but try the lit one this time.
lesson-first-lit-cell = Nearly: try the lit cell this time.
lesson-first-keep-three = Your 3 is worth the most: keep it for a safer place.
lesson-first-cheese-first = Keep your animals for later, and begin with a cheese.
lesson-first-cat-beside = A cat helps only beside the mouse, and not beside a dog: try the lit cell.
lesson-first-own-mouse = That mouse would help nobody but Pip: your cat is wanted here.
lesson-first-dog-later = Keep your dog for one of Pip’s cats.
lesson-first-own-cheese = Mice do not ask whose cheese it is: there it would eat your own 1 as well.
lesson-first-mouse-beside = There the mouse would not be beside Pip’s cheese: try the lit cell.
lesson-first-dog-beside = A dog scares only the cats beside it: try the lit cell.
lesson-first-more-open = There it would have more open sides: try the lit cell.
lesson-first-cat-waits = There Pip’s cat would catch it: go to the other side.
lesson-first-mouse-waits = A mouse lies in wait there: try the lit cell.
lesson-first-only-one = Nobody can protect it any more: risk a 1 rather than a 2.

## Beside what is new, in the first games

coach-hand = Choose a card. The cheeses are yours: keep them whole.
coach-cell = The lit places are free. Tap one, and once more to lay the card.

# The lesson: what the teacher says along lessons/first.cheese, one sentence at a time.

lesson-first-goal = Every trick you win is worth 2 points, as long as no cat catches you.
lesson-first-cats = Three cats lie in wait: caught by one of them, your tricks are worth 1 each; caught by two, nothing.
lesson-first-all-three = But whoever is caught by all three gets 3 for each trick.
lesson-first-lead = You lead: play Parmesan 7, and nothing can beat it but Brie, which is trump.
lesson-first-taken = The highest card of the variety led takes the trick: this one is yours.
lesson-first-siamese = The Siamese catches whoever takes Roquefort 7, so keep yours for now and lead Roquefort 4.
lesson-first-follow = Pip leads Parmesan, and whoever holds some must follow: yours is the 3.
lesson-first-black = Trick 4 is the black cat’s: its winner is caught. Stay below Pip with Swiss 2.
lesson-first-one-cat = Pip took it and is caught: each of Pip’s tricks is worth only 1 now.
lesson-first-dump = You have no Parmesan left, so you may play anything: throw Roquefort 7 on Pip’s trick.
lesson-first-two-cats = The Siamese has Pip too. Two cats, and Pip’s tricks are worth nothing.
lesson-first-trump = Parmesan again, but this trick you want: a trump beats every other variety. Brie 2 will do.
lesson-first-high-trump = Now lead your highest trump: nobody can beat it.
lesson-first-grey = The grey cat counts Swiss when the round ends. One cat is bearable: take tricks with Swiss 7.
lesson-first-six = And Swiss 6: the only higher one was yours.
lesson-first-last = One card is left: play it.
lesson-first-score = Six tricks of 1 point for you, since the grey cat caught you; four of nothing for Pip.
lesson-first-third = Had the grey cat caught Pip as well, each of Pip’s tricks would have been worth 3.
lesson-first-end = That was one round. From the next on, whoever has the fewest points names trump.

lesson-first-otherwise = You could, but try the lit card this time.
lesson-first-siamese-waits = Roquefort 7 would take its own trick, and the Siamese would have you.
lesson-first-trump-later = Keep your high trump for later: Parmesan 7 wins as well.
lesson-first-low-loses = A low card leaves the trick to Pip: play the high one.
lesson-first-lower = A little lower: keep the 5 for the end.
lesson-first-black-waits = That would win trick 4, and the black cat would have you.
lesson-first-would-win = A trump would win, but now you can get rid of Roquefort 7.
lesson-first-seven-first = You could, but Roquefort 7 is the one to get rid of.
lesson-first-small-trump = The small trump is enough: keep the 7.
lesson-first-only-trump = That cannot win: only a trump can.
lesson-first-seven-above = The 7 first: then nothing is above your 6.

## Beside what is new, in the first games

coach-hand = Play a card of the kind that was led, if you have one. The highest takes the trick.
coach-trump = The kind you name beats all the others.

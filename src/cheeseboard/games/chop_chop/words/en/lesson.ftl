# The lesson: what the teacher says along lessons/first.cheese, one sentence at a time.

lesson-first-goal = You play the four mice: find all the cheese under the tiles and bring it home.
lesson-first-cat = Pip plays the cat, who wins by catching all four of you.
lesson-first-die = The die shows a 1: you move one mouse, any you like, exactly one step.
lesson-first-out = Bring mouse 1 out of its hole: tap it, then the tile before it.
lesson-first-broken = Broken crockery: nothing happens. But that hole is open now, and you need all four open.
lesson-first-flee = The cat is two steps away: flee with mouse 1, three steps to the lit tile.
lesson-first-danger = A cheese for the mice. This switch shows how likely the cat catches each of them next.
lesson-first-flee-again = Mouse 1 is in danger again: two steps to the lit tile.
lesson-first-plus = A +1: the same mouse goes one step more, at once.
lesson-first-cat-cheese = The cat has found a cheese: it cannot eat it, only sit on it.
lesson-first-far = Mouse 1 sits right beside the cat: four steps away from it.
lesson-first-open-cheese = That cheese lies open now: mouse 4 can take it from its hole. A risk, but a cheese.
lesson-first-caught = Caught: the cat ended its move right on mouse 4. Three mice are left to you.
lesson-first-second = Let mouse 2 come out, two steps to the lit tile.
lesson-first-arrow = An arrow: the mouse flies to any square. Choose one far from the cat.
lesson-first-under = The cat never goes under the table: bring mouse 3 there, three steps.
lesson-first-on-under = Safe down there, mouse 3 goes one step on.
lesson-first-fork = A fork: take a cheese that lies open, wherever it is.
lesson-first-two-steps = Mouse 2, two steps to the lit tile.
lesson-first-plus-two = A +2: two steps more.
lesson-first-hole = The cat is near mouse 2. It never enters a hole: two steps, and the mouse is safe.
lesson-first-above = The cat walks on the table, your mouse below it: neither minds. Mouse 1, four steps.
lesson-first-tenth = One cheese is missing: mouse 3, one step.
lesson-first-home = All the cheese, and all four holes open: now one mouse has to go home, two steps.
lesson-first-won = Home with all the cheese: the mice win!
lesson-first-end = I had hidden the cheese where you would look; without me it takes a little longer.

lesson-first-otherwise = You could, but try the lit mouse and the lit square this time.
lesson-first-any-mouse = You may move any of them; take mouse 1 this time.
lesson-first-in-danger = Mouse 1 would be left beside the cat: move that one.
lesson-first-in-danger-two = Mouse 2 would be left near the cat: move that one.
lesson-first-to-the-hole = Into the hole with it: there it is safe.

## Beside what is new, in the first games

coach-mouse = Choose the mouse that shall run.
coach-lit = You may go wherever a square is lit. Tap one, and once more to go there.

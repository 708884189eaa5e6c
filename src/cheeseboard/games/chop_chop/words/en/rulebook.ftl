# Chop! Chop!: the rulebook. Numbers are those of the game's facts, or of the position that is shown.

book-section-aim = What it is about
book-goal = Four mice want all the cheese in the kitchen. One cat wants the mice. One of you plays the cat, and everybody else plays the mice, together.
book-kitchen = The floor is made of squares, in { $rows } rows. In the middle stands a table, with { COUNT($table) } squares on top for the cat alone. Underneath, between its legs, only mice fit.
book-holes = In each wall there is a mouse hole, with one square right in front of it. That square is the only way in and the only way out.
book-tile-kinds = A tile lies face down on every square of the floor, but not where the legs of the table stand. { $tiles_standard_cheese } of them hide a cheese, { $tiles_standard_broken } broken crockery. The others hide a surprise.
book-dice = Mice and cat have a die each. The one of the mice shows { LIST($mouse_die) }, the one of the cat { LIST($cat_die) }. So the mice are often a little quicker.

book-section-setup = Before you begin
book-roles = Who wants to be the cat? All the others are the mice. Nobody has a mouse of their own: you share all four. At first each of them sits in a hole.
book-place-cat = The cat begins on the table, on whichever of its squares the cat player likes.

book-section-turn = Your turn
book-order = First a mouse player moves, then the cat, then the next mouse player, then the cat again, and so on.
book-one-mouse = Mouse players may take any mouse that has not been caught, no matter who moved it before. One mouse each turn.
book-walk = Roll the die and walk exactly that many steps. A step goes to the next square, straight and never across a corner. The first step out of a hole is onto the square in front of it.
book-no-way-back = You may not walk back onto the square where you started. All other squares you may cross as often as you like.
book-no-jumping = Nobody jumps over anybody: walk around. And there is room for only one on a square. Just the cat on the table and a mouse below it do not mind each other.
book-must = If you can move, you have to. If nothing of yours can move, your turn is over.

book-section-ways = Who may go where
book-cat-ways = The cat walks on the floor and on the table. It never goes under the table, never into a hole, and never onto a cheese that lies face up.
book-catching = If the cat stops exactly on the square of a mouse, it has caught it. That mouse is out of the game.
book-mouse-ways = The mice walk on the floor and under the table, where no cat can reach them. They never climb onto it. A mouse may also hide in a hole again, if it is empty.
book-doors = The first time a mouse leaves its own hole, that hole is open. It stays open for the rest of the game.

book-section-tiles = The tiles
book-turning = Look under the tile on which you stop, and do what it says. Then it is gone. If there is no tile, nothing happens.
book-broken = Broken crockery: nothing happens.
book-cheese = Cheese: a mouse takes it. Cats do not eat cheese, so the cat leaves it there face up. As long as the cat sits on it, it is out of the mice’s reach; after that, a mouse that stops there takes it.
book-more-steps = +1 or +2: walk on, that many steps more. You may not come back to this square, but you may go back to where you stood before you rolled.
book-arrow = Arrow: fly to any square you like. Mice do not fly onto the table, onto a cheese that lies face up, or into a hole. The cat does not fly under the table, onto such a cheese, into a hole, or onto a mouse.
book-fork = Fork: the mice take a cheese that lies face up, wherever it is, unless the cat sits on it. A cat has no use for a fork.
book-knife = Knife: ouch. Your turn is over, and the others have two turns. If the others are the mice, the same mouse goes both times.

book-section-end = How it ends
book-cat-wins = The cat wins when it has caught all four mice.
book-mice-win = The mice win when they have all { $tiles_standard_cheese } cheeses, when all four holes are open, and when a mouse then stops in a hole, to bring the cheese home.
book-last-mouse = If only one mouse is left and it sits in a hole, the cat may not stop right in front of it. If it is there already, it has to go away and let the mouse out.
book-no-draw = There is no draw: you play until the cat has won or the mice have.

book-section-secrets = What everybody may know
book-known = Everything lies open, but nobody knows what is under the tiles. All mouse players win together, or lose together.

book-example-start = A game begins: the cat sits on the table, and a mouse in each hole.
book-example-tiles = This is what is under the tiles, and how often.
book-example-dice = Above the die of the mice, below the die of the cat.
book-example-walk = The mice have rolled { $view_steps }. Mouse 2 can stop on any square that is lit.
book-example-catch = The cat has rolled { $view_steps }. One step down from the table, and mouse 2 is caught.
book-example-under = Mouse 3 has slipped under the table. The cat is right above it and cannot get it.
book-example-face-up = The cat has found a cheese and gone on. Now it has to walk around it, and a mouse can fetch it.
book-example-flight = Mouse 2 has found an arrow and may fly to any square that is lit.
book-example-fetching = Mouse 3 has found a fork: the cheese that lies face up is theirs, far away as it is.
book-example-home = The mice have all { $view_stash } cheeses, and every hole is open. Mouse 2 walks into the hole: the mice win!
book-example-let-out = Only one mouse is left, and it sits in its hole. The cat has rolled { $view_steps }: it may stop on any square that is lit, but not right in front of the hole.
# How many there are of something.
times = ×{ $number }

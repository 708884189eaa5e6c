# Cheese Rescue: the rulebook. Numbers are those of the game's facts.

## What it is about

book-section-aim = What it is about
book-goal = Dogs scare cats, cats hunt mice, and mice eat cheese. All of you lay cards into one square, and when it is full the animals do what animals do. Save more of your cheese than the others save of theirs.
book-cards = There are { $animals_1 } dogs, { $animals_2 } cats and { $animals_3 } mice. Beside them lie four sets of cheese, each with a shape of its own: wheel, wedge, cube and log. The { COUNT($cheese) } cheeses of a set are worth { LIST($cheese) } points.
book-start-card = The start card only gives the first card something to lie beside. It scares nobody, nobody eats it, and it scores nothing.

## Before you begin

book-section-setup = Before you begin
book-sets = Everybody takes a set of cheese in hand; sets that nobody wants go back into the box. So do some of the animals: { $removed_2_1 } dogs, { $removed_2_2 } cats and { $removed_2_3 } mice with two players, { $removed_3_1 } dogs, { $removed_3_2 } cats and { $removed_3_3 } mice with three. With four, every animal plays.
book-deal = Shuffle the other animals into a pile, face down. Everybody draws { $animals_dealt } and holds them with the { COUNT($cheese) } cheeses, so that nobody else can see.
book-start = With two or four players the start card lies on the table from the beginning. With three it stays in the box.

## Your turn

book-section-turn = Your turn
book-beginning = You take turns clockwise. Who begins is agreed when the table is laid.
book-lay = Lay one card of your hand, an animal or a cheese, as you like. It must share a side with a card that lies there already: touching corners is not enough. With three players the very first card has nothing to lie beside, so it goes anywhere.
book-square = All cards together must fit in a square: { $square_2 } by { $square_2 } with two players, { $square_3 } by { $square_3 } with three, { $square_4 } by { $square_4 } with four. Nobody draws its edges beforehand. It settles while you play: a card is welcome as long as all cards still fit. Those who like it stricter agree that the start card is the middle; then the edges are fixed from the first card on.
book-draw = Then draw an animal from the pile, as long as there is one. Nobody else sees which it is.

## When the square is full

book-section-count = The animals wake up
book-full = When the square is full, each of you has laid { $lays } cards, and the game is over. Cards still in hand are worth nothing, so do not wait too long with your best cheese.
book-beside = Now the animals look around, one kind after the other. Beside always means sharing a side, never a corner.
book-dogs = First, every cat beside a dog runs away, all of them at once.
book-cats = Then every mouse beside a cat that stayed is caught. A cat that has run away catches nobody: so a dog can save a mouse.
book-mice = Last, every cheese beside a mouse that is left is eaten. Mice do not ask whose it is.

## Who wins

book-section-winning = Who wins
book-score = Add up the numbers on your cheese that still lies there. The most points win.
book-tie = If you are level, whoever has more cheese cards left wins. If that is level too, you share the win.

## What you may know

book-section-secrets = What everybody may know
book-known = The table lies open to all, and so does how many cards each of you holds and how many are left in the pile. Cheese is no secret either: whatever you have not laid, you must still hold. Only your animals are yours to know.

## The examples

book-example-free = { $seat } has laid a cat, and { $view_seat } is next: a card may go to any cell with a dotted edge. Nothing goes into the corners: they only touch.
book-example-row = { $view_size } cards lie in a row, so the square can grow no wider: no card goes to the left of them or to the right.
book-example-fled = The upper cat sits beside the dog and runs away. The other cat has no dog beside it and stays.
book-example-caught = The cat that stayed catches the mouse beside it. The other mouse is lucky: its cat has run away.
book-example-eaten = That lucky mouse eats the cheese below it. The cheese at the bottom is safe, for the mouse above it was caught.
book-example-level = { $points_1 } points each. But { LIST($winners) } has more cheese cards left, and wins.

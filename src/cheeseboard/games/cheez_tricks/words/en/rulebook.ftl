# Cheez-Tricks: the rulebook. Numbers are those of the game's facts, or of the position that is shown.

book-section-aim = What it is about
book-goal = Every trick that you win brings you points, unless a cat gets you first. Three cats are about in each round, and each has its eye on something else. Dodge them; or be bold, and let all three of them catch you.
book-cheeses = Four varieties of cheese are in the box: { LIST($varieties, each: "variety") }. Each has cards from 1 to { $values }.
book-cat-cards = The cats are a deck of their own, of six breeds: black, white, Siamese, grey, ginger and tuxedo. Some of them come out only with certain numbers of players.

book-section-setup = Before each round
book-hands = Deal out all the cheese. With three players that is { $hand_3 } cards each, from 1 to { $highest_3 }; with four { $hand_4 } each and with five { $hand_5 } each, from 1 to { $highest_5 }. One of you is first player. After each round the next one clockwise is.
book-two-players = With two players the cards go from 1 to { $highest_2 } only. Each of you gets { $hand_2 }; the others lie aside, unseen, until the round is over. So the card you are waiting for may not be there at all.
book-three-cats = Turn up { $revealed } new cats, so that everybody can see them. Those of the round before do not come back.
book-levels = House cats are for your first games: there is { house-leaves-out }. Wild cats are all of them.

book-section-trump = Trump
book-drawn = One variety is trump: its cards beat all others. In the first round it is drawn by chance.
book-named = From the second round on, whoever has the fewest points so far names it, after everybody has seen their cards and the cats.

book-section-trick = A trick
book-lead = The first player begins with any card of their hand, a trump if they like. Then everybody else plays one card, clockwise.
book-follow = If you hold the variety that was led, you must play it. If you hold none of it, play anything: a trump, or a card that you would rather be rid of.
book-taking = The highest trump takes the trick. If there is no trump in it, the highest card of the variety led takes it. All other cards are worth nothing here, however high they are.
book-won = Whoever takes the trick lays it down before them, face down, and leads the next one. How many tricks you have may be seen by all. The round is over when there are no cards left to play.

book-section-cats = The cats
book-at-once = Three breeds pounce at once, in the middle of the round: the black cat on one certain trick, the white cat on the first to win so many, the Siamese on one certain card. Each of them pounces only once.
book-at-the-end = Three breeds wait for the last trick, and then they count: the grey cat catches whoever took the most of something, the ginger cat whoever took the fewest, and the tuxedo cat whoever has just so many tricks.
book-ties = When several of you are level, the cat catches them all. And nothing keeps several cats from catching the same player.
book-nobody = To the ginger cat, none at all is the fewest. But when nobody does what a cat is waiting for, it catches nobody.

book-section-points = Points
book-per-trick = At the end of the round each of your tricks is worth { $points_1 } points. Caught by one cat it is worth { $points_2 }, caught by two { $points_3 }. But if all three have caught you, they fight over you and you get away: then each trick is worth { $points_4 }.
book-rounds = You play { $rounds_3 } rounds with three players, { $rounds_4 } with four and { $rounds_5 } with five. With two players there are { $rounds_2 }.
book-winner = The most points win. If you are level, the best single round decides. If that is level too, you share the win.

book-section-secrets = What everybody may know
book-known = Cats, trump and points lie open, and so do the cards of the trick and how many tricks each of you has won. Your hand is for your eyes alone, and nobody knows what lies aside with two players.
book-memory = With house cats, whatever matters to a cat stays face up when it is won. With wild cats all that is won lies face down: remember it.

book-example-must-follow = { $view_trick_1_seat } has led { NAME($view_trick_1_card, of: "card") }. { $view_seat } holds { NAME($view_follow, of: "variety") } and has to play one of the cards that stand up. Whoever tries a trump all the same hears:
book-example-led = { $seat } takes the trick: { NAME($view_last_3_card, of: "card") } is the highest of the variety led.
book-example-other-varieties = The next trick begins with { NAME($view_last_1_card, of: "card") }, and { $seat } takes it with { NAME($view_last_2_card, of: "card") }. { NAME($view_last_3_card, of: "card") } is higher, but neither { NAME($view_last_1_card, of: "variety-of") } nor trump, which is { NAME($view_trump, of: "variety") }.
book-example-trumped = Again { NAME($view_last_1_card, of: "variety-of") } is led, and two of those who have none play { NAME($view_trump, of: "variety") }, which is trump. { $seat } takes the trick with { NAME($view_last_4_card, of: "card") }, the higher trump.
book-example-pouncing = { NAME($view_cats_1_cat, of: "cat-in-full") } { NAME($view_cats_2_cat, of: "cat-in-full") } { NAME($view_cats_3_cat, of: "cat-in-full") }
book-example-waiting = { NAME($view_cats_1_cat, of: "cat-in-full") } { NAME($view_cats_2_cat, of: "cat-in-full") } { NAME($view_cats_3_cat, of: "cat-in-full") }
book-example-tied = { $names_1 } won the trick that the black cat was waiting for, and { $names_3 } took { NAME($cats_2_cat, of: "wanted-card") }. In the end { $names_3 } and { $names_4 } have { $cats_3_counts_3 } sixes each, more than the others, so the grey cat catches both.
book-example-none-at-all = { $names_2 } was the first to win two tricks. { $names_4 } alone took no three at all, and is caught by the ginger cat. With { $tricks_1 } tricks each, { $names_1 } and { $names_4 } are caught by the tuxedo cat as well.
book-example-scored = No cat caught { $names_1 }: { $tricks_1 } tricks make { $points_1 } points. One caught { $names_2 }: { $tricks_2 } tricks make { $points_2 }. Two each caught { $names_3 } and { $names_4 }, whose tricks make nothing.
book-example-brave = All three cats caught { $names_4 }: { $tricks_4 } tricks at { $each_4 } points each make { $points_4 }. { $names_3 } was caught by none, but without a trick there are no points either.

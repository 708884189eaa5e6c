# Cheez-Tricks: what the terminal and the page both say.

title = Cheez-Tricks
line = Win tricks, dodge three cats. Or be caught by all three of them.

rule-1 = One card each to a trick. Follow the variety led if you hold it; if not, play anything.
rule-2 = The highest trump takes the trick; without trump, the highest card of the variety led. The winner leads on.
rule-3 = Black, white and Siamese cats catch at once; grey, ginger and tuxedo when the round ends, ties included.
rule-4 = { per-trick }
rule-5 = Trump is drawn in round 1; later whoever has the fewest points names it. Level, the first of them clockwise from the round’s first player does.
rule-6 = There are as many rounds as players, and four with two players. Most points win; level, the best single round; still level, you share the win.
rule-7 = { $level ->
    [house] These are the house cats, which the rulebook advises for first games: { house-leaves-out }. Won cards that matter to a cat stay open.
   *[wild] These are the wild cats: all of them may come, and won cards lie face down, to be remembered. The house cats are tamer: { house-leaves-out }.
}
house-leaves-out = no ginger cat, and no grey one for 9 or 10
# Said under every score sheet too.
per-trick = A trick scores 2 points; caught by one cat 1, by two 0, by all three 3.

option-level = The cats
option-level-choice = { $value ->
    [house] House cats
   *[wild] Wild cats
}
option-level-note = { $value ->
    [house] There is { house-leaves-out }; won cards that matter to a cat stay open.
   *[wild] All cats, and won cards lie face down.
}

fact-age = It is for ages from { $value } on; the rulebook names none.
fact-minutes = A game takes { $value } to 40 minutes; the rulebook gives no time.
fact-cats = Our list has every cat that the rulebook shows. Of the others it only says how many there are and of which kinds, and that some are for certain numbers of players.
fact-wild-only = House cats leave out every ginger cat and the grey ones for 9 and 10. The French can be read in another way too.
fact-trump-tie = When several have the fewest points, the first of them clockwise from the round’s first player names trump.
fact-grey-from = A grey cat catches nobody when the most is none at all, which can only happen with two players.
fact-aside-told = The cards that two players set aside are never shown, not even after the round.
fact-bots-remember = Bots remember what an attentive player would: every card of the round, who took it, and who could not follow.

## Cards and cats by name

variety = { $value ->
    [S] Swiss
    [R] Roquefort
    [P] Parmesan
   *[B] Brie
}
card = { NAME($head, of: "variety") } { $tail }
breed = { $head ->
    [black] black
    [white] white
    [siamese] Siamese
    [grey] grey
    [ginger] ginger
   *[tuxedo] tuxedo
}
the-cat = { $head ->
    [siamese] the { breed }
   *[other] the { breed } cat
}
# Whom a cat catches, as short as it can be said.
cat-catches = { $head ->
    [black] wins trick { $tail }
    [white] first to { $tail } tricks
    [siamese] takes { NAME($tail, of: "card") }
    [grey] most { NAME($tail, of: "counted") }
    [ginger] fewest { NAME($tail, of: "counted") }
   *[tuxedo] exactly { wanted-tricks }
}
caught-for = { $head ->
    [black] for winning trick { $tail }
    [white] for winning { $tail } tricks first
    [siamese] for taking { NAME($tail, of: "card") }
    [grey] for taking the most { NAME($tail, of: "counted") }
    [ginger] for taking the fewest { NAME($tail, of: "counted") }
   *[tuxedo] for taking exactly { wanted-tricks }
}
counted = { $value ->
    [tricks] tricks
    [S] Swiss
    [R] Roquefort
    [P] Parmesan
    [B] Brie
   *[other] { $value }s
}
cat-and-why = { the-cat } ({ cat-catches })
cat-explained = { NAME($cat, of: "cat-in-full") }
cat-in-full = { $head ->
    [black] The black cat catches whoever wins trick { $tail }, at once.
    [white] The white cat catches the first to win { $tail } tricks, at once.
    [siamese] The Siamese catches whoever takes { NAME($tail, of: "card") }, at once.
    [grey] The grey cat catches whoever took the most { NAME($tail, of: "counted") }, when the round ends.
    [ginger] The ginger cat catches whoever took the fewest { NAME($tail, of: "counted") }, when the round ends. None is fewest.
   *[tuxedo] The tuxedo cat catches whoever took exactly { wanted-tricks }, when the round ends.
}
cat-caught = caught { LIST($seats) }
cat-counts = { EACH($counts, as: "number-of") }
round-of = Round { $round } of { $rounds }
trick-of = Trick { $number } of { $numbers }
some-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
some-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}

## Moves, and why one is refused

move-card = { NAME($card, of: "card") }
move-trump = { NAME($variety, of: "variety") } as trump

unreadable = “{ $move }” is no move: write a card like P7 or S10, or { LIST($namings, type: "or") }.
refusal-not-in-play = With { $players } players the cards go from 1 to { $highest }.
refusal-trump-first = First name the trump: { LIST($namings, type: "or") }.
refusal-trump-named = Trump is named only once, before the first trick of a round; in the first round it is drawn.
refusal-not-held = You do not hold { NAME($card, of: "card") }; you hold { LIST($hand) }.
refusal-follow = { must-follow } Play { LIST($cards, type: "or") }.
must-follow = You hold { NAME($variety, of: "variety") }, so you must follow.

line-cats = expected { $count } cats, found { $found }
line-cat = “{ $cat }” is not among the { $left } cats left in the deck
line-cards = expected { $count } cards, found { $found }
line-card = “{ $card }” is not among the cards left to deal: it is not in play or was dealt before

## What happens

event-round = Round { $round }. { $seat_is ->
    [you] You lead
   *[other] { $seat } leads
} the first trick.
event-deal = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} dealt { $cards ->
    [none] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[other] { LIST($cards, each: "card") }
}.
event-aside = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} set aside unseen.
event-cats = The cats of this round: { LIST($cats, each: "cat-and-why") }.
event-trump = { $seat_is ->
    [none] { NAME($trump, of: "variety") } is drawn as trump.
    [you] You make { NAME($trump, of: "variety") } trump, { why-named }.
   *[other] { $seat } makes { NAME($trump, of: "variety") } trump, { why-named }.
}
why-named = { COUNT($tied_seats) ->
    [0] having the fewest points
   *[other] having as few points as { LIST($tied_seats) }, but coming first clockwise from the round’s first player
}
# None: it is over and to be remembered.
event-move = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} { $card ->
    [none] a card
   *[other] { NAME($card, of: "card") }
}.
event-trick = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} trick { $number }.
event-caught = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} caught by { NAME($cat, of: "the-cat") }, { NAME($cat, of: "caught-for") }{ $counts ->
    [none] { "" }
   *[counted] : { cat-counts }
}.
event-score = Round { $round } is scored: { EACH($points, as: "number-of") }.
event-end = The game is over: { EACH($points, as: "number-of") }.
number-of = { whom } { $value }

# Trump is to be named.
naming-why = { $seat_is ->
    [you] You name the trump
   *[other] { $seat } names the trump
}, { why-named }.

result-round = { who-wins }: level on { best-points }, but with the best single round!
result-shared = { LIST($winners) } share the win: { best-points } each, and the best rounds are level too!

## Why a move may be good: what it does

reason-wins = surely wins the trick, { some-points } as things stand
reason-trumps = trumps and surely wins the trick, { some-points } as things stand
reason-denies = takes a trick that is worth nothing to { the-mover } but something to others
reason-holds = beats all that lies there, with { $left } still to play
reason-cheapest = wins no more dearly than it must
reason-ducks = leaves the trick to somebody else
reason-yields = leaves the trick to { whom }
reason-escapes = keeps { the-mover } from { NAME($cat, of: "cat-and-why") }
reason-hands = hands { whom } { NAME($cat, of: "cat-and-why") }
reason-offers = may hand { whom } { NAME($cat, of: "cat-and-why") }
reason-passes = gives { whom } { NAME($cat, of: "wanted-card") }, and { NAME($cat, of: "the-cat") } with it
reason-drops = gives { NAME($cat, of: "wanted-card") } away, and { NAME($cat, of: "the-cat") } with it
reason-third = gets { the-mover } { NAME($cat, of: "the-cat") } too: { three-cats }
reason-hopes = may get { the-mover } { NAME($cat, of: "the-cat") } too: { three-cats }
reason-courts = woos { NAME($cat, of: "the-cat") } as { whose-own } third: { three-cats }
reason-sheds = gives away a card that counts for { NAME($cat, of: "cat-and-why") }
reason-leaves = leaves others what counts for { NAME($cat, of: "cat-and-why") }
reason-collects = adds to { whose-own } count for { NAME($cat, of: "cat-and-why") }
reason-past = takes { the-mover } past the { NAME($cat, of: "wanted-tricks") } that { NAME($cat, of: "the-cat") } looks for
reason-short = keeps { the-mover } short of the { NAME($cat, of: "wanted-tricks") } that { NAME($cat, of: "the-cat") } looks for
reason-unloads = gets rid of { NAME($card, of: "card") }, { whose-own } highest { NAME($card, of: "variety-of") }, without winning
reason-spares = keeps { NAME($card, of: "card") } for later
reason-hoards = keeps { whose-own } trumps, { NAME($variety, of: "variety") }, for later
reason-voids = leaves { the-mover } without { NAME($variety, of: "variety") }, free to play anything on it later
reason-last = keeps { NAME($card, of: "card") } for the last trick
reason-master = is one that nobody else can beat with { NAME($variety, of: "variety") }: only a trump could
reason-high = has only { $higher } higher { NAME($variety, of: "variety") } against it
reason-draws = draws out trumps: { $left } still unseen
reason-low = is low: { $higher } higher { NAME($variety, of: "variety") } are unseen, so another may well take the trick
reason-lures = may draw out { NAME($cat, of: "wanted-card") }, which { NAME($cat, of: "the-cat") } waits for
reason-longest = makes { whose-own } longest variety trump: { $count } { NAME($variety, of: "variety") }
reason-top = makes { whose-own } { NAME($card, of: "card") } the highest card of all
reason-few = should bring { the-mover } few tricks, with { $count } { NAME($variety, of: "variety") } in hand
reason-ruffs = lets { the-mover } trump { NAME($variety, of: "variety") } from the start
reason-collected = makes what counts for { NAME($cat, of: "cat-and-why") } trump

three-cats = three cats make 3 points a trick
wanted-card = { NAME($tail, of: "card") }
wanted-tricks = { $tail ->
    [one] 1 trick
   *[other] { $tail } tricks
}
variety-of = { NAME($head, of: "variety") }

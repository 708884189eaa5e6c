# Words that sentences everywhere are made of.

person-seat = place { $number }
person-you = toi
who = { $seat_is ->
    [you] Toi
   *[other] { $seat }
}
whom = { $seat_is ->
    [you] toi
   *[other] { $seat }
}
whose = { $seat_is ->
    [you] à toi
   *[other] { of-seat }
}
the-mover = { $mover_seat_is ->
    [you] toi
   *[other] { $mover_seat }
}
whose-own = { $mover_seat_is ->
    [you] à toi
   *[other] { of-mover }
}
names = { LIST($names) }
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
best-points = { $best ->
    [one] { $best } point
   *[other] { $best } points
}

# Of French alone: de Bo, d'Anna; à Bo, te.
of-seat = { BEGINS($seat) ->
    [vowel] d’{ $seat }
   *[consonant] de { $seat }
}
of-mover = { BEGINS($mover_seat) ->
    [vowel] d’{ $mover_seat }
   *[consonant] de { $mover_seat }
}
of-name = { BEGINS($name) ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
}

## How a match ended

who-wins = { $winners_is ->
    [you] Tu gagnes
    [with-you] { LIST($winners) } gagnez
   *[other] { COUNT($winners) ->
        [one] { LIST($winners) } gagne
       *[other] { LIST($winners) } gagnent
    }
}
result-points = { who-wins } avec { best-points } contre { LIST($others) } !

## Why a move may be good; a game may have clauses of its own

reason-only = est le seul possible
reason-wins = gagne la partie

## Hints whose chances are the same percentage

hint-points = environ { some-points }
hint-points-short = { $points }
hint-level = Les chances sont les mêmes, { $percent } % partout : ce sont les points qui décident.

## Options, bots and facts

option-first = Qui commence
option-first-choice = { which-seat }
which-seat = { $value ->
    [0] La première place
    [1] La deuxième place
    [2] La troisième place
    [3] La quatrième place
    [4] La cinquième place
   *[other] La place { $value }
}

# The bots: a second one of the same name gets a number; what each level is like.
bot-line = { $level ->
    [1] Un souriceau. Voit le bout de son museau et oublie le reste.
    [2] Une souris dodue et joyeuse. Joue gentiment et laisse passer deux ou trois choses.
    [3] Un chaton curieux. Regarde plus loin, mais pas toujours au bon endroit.
    [4] Un chat roux plein de ruse. Se souvient de tes coups et attend la faute.
    [5] Un vieux rat très sage. Y avait déjà pensé.
   *[none] Quelqu’un que la maison a invité.
}

# How sure a fact is that the rulebook does not state.
certainty = { $certainty ->
    [source] d’après des critiques ou des boutiques
    [inferred] notre calcul
   *[ruling] notre choix
}
how-sure = { $said } ({ certainty })
rules-heading = Les règles en bref
unsure-heading = Ce dont nous ne sommes pas sûrs
how-old = dès { $age } ans
how-long = environ { $minutes } min

credits-unofficial = Cheeseboard est une adaptation indépendante et non officielle. Les jeux appartiennent à leurs auteurs et à leurs éditeurs, qui n’y ont pris aucune part ; les règles sont racontées avec nos mots, et toutes les images sont de nous.

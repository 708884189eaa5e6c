# Words that sentences everywhere are made of.
# Whether somebody is a he or a she is not known: no participle or adjective may have to agree with a name, or with “tu”.

person-seat = posto { $number }
person-you = tu
who = { $seat_is ->
    [you] Tu
   *[other] { $seat }
}
whom = { $seat_is ->
    [you] tu
   *[other] { $seat }
}
whose = { $seat_is ->
    [you] tuo
   *[other] di { $seat }
}
the-mover = { $mover_seat_is ->
    [you] tu
   *[other] { $mover_seat }
}
whose-own = { $mover_seat_is ->
    [you] tuo
   *[other] di { $mover_seat }
}
# “A” before a name, or “ad”.
to-seat = { $seat_is ->
    [you] a te
   *[other] { BEGINS($seat) ->
        [vowel] ad
       *[consonant] a
    } { $seat }
}
to-mover = { $mover_seat_is ->
    [you] a te
   *[other] { BEGINS($mover_seat) ->
        [vowel] ad
       *[consonant] a
    } { $mover_seat }
}
to-name = { BEGINS($name) ->
    [vowel] ad
   *[consonant] a
} { $name }
names = { LIST($names) }
some-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
best-points = { $best ->
    [one] 1 punto
   *[other] { $best } punti
}

## How a match ended

who-wins = { $winners_is ->
    [you] Hai vinto
    [with-you] { LIST($winners) } avete vinto
   *[other] { COUNT($winners) ->
        [one] { LIST($winners) } ha vinto
       *[other] { LIST($winners) } hanno vinto
    }
}
result-points = { who-wins }: { best-points } contro { LIST($others) }!

## Why a move may be good; a game may have clauses of its own

reason-only = è l’unica mossa
reason-wins = vince la partita

## Hints whose chances are the same percentage

hint-points = circa { some-points }
hint-points-short = { $points }
hint-level = Le probabilità sono le stesse ({ $percent }%), quindi decidono i punti.

## Options, bots and facts

option-first = Chi comincia
option-first-choice = { which-seat }
which-seat = { $value ->
    [0] Il primo posto
    [1] Il secondo posto
    [2] Il terzo posto
    [3] Il quarto posto
    [4] Il quinto posto
   *[other] Il posto { $value }
}

# The bots: a second one of the same name gets a number; what each level is like.
bot-line = { $level ->
    [1] Un cucciolo di topo. Vede quello che ha sotto il naso e dimentica il resto.
    [2] Un topo paffuto e allegro. Gioca volentieri, ma ogni tanto si distrae.
    [3] Un gattino curioso. Guarda avanti, ma non sempre dalla parte giusta.
    [4] Un gatto rosso e furbo. Ricorda le tue mosse e aspetta il tuo errore.
    [5] Un vecchio ratto saggio. Ci ha già pensato.
   *[none] Qualcuno che gioca qui su invito di chi gestisce la casa.
}

# How sure a fact is that the rulebook does not state.
certainty = { $certainty ->
    [source] da recensioni o negozi
    [inferred] dedotto da noi
   *[ruling] deciso da noi
}
how-sure = { $said } ({ certainty })
rules-heading = Le regole in breve
unsure-heading = Quello che non è certo
how-old = { $age ->
    [8] dagli 8 anni
    [11] dagli 11 anni
   *[other] dai { $age } anni
}
how-long = circa { $minutes } min

credits-unofficial = Cheeseboard è una versione indipendente e non ufficiale. I giochi appartengono ai loro autori ed editori, che non vi prendono parte; le regole sono raccontate con parole nostre, e tutte le immagini sono nostre.

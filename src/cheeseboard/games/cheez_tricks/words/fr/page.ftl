# Cheez-Tricks: what only the page says.

cover = Six chats autour d’une table, la nuit ; tous regardent quatre cartes de fromage.

## What is expected of you

card-in-hand = { NAME($card, of: "card") }{ $trump ->
    [yes] , atout
   *[no] { "" }
}{ $variety ->
    [none] { "" }
   *[other] . { must-follow }
}
lead-any = À toi d’entamer le pli.
follow = À toi : suis avec du { NAME($variety, of: "variety") }.
cannot-follow = À toi : tu n’as pas de { NAME($variety, of: "variety") }, joue ce que tu veux.
not-your-turn = Pas encore : c’est à { $seat } de jouer.
play-chosen = Touche encore pour jouer le { NAME($card, of: "card") }.
their-turn = { choosing-card }
sending = Ta carte arrive…

## The trick

trick = Le pli
trick-led = { NAME($variety, of: "variety") } demandé
trick-takes = remporte le pli
trick-card = { NAME($card, of: "card") }, { $led ->
    [yes] entame
   *[no] carte
} { $seat_is ->
    [you] à toi
   *[other] { of-seat }
}
trick-place = { $leads ->
    [yes] { $seat_is ->
        [you] Entame
       *[other] { $seat } entame
    }
   *[no] { $seat_is ->
        [you] Toi
       *[other] { $seat }
    }
}
trick-play = Jouer le { NAME($card, of: "card") }
# A replay draws the better move.
better = mieux
trick-better = Mieux : le { NAME($card, of: "card") }
naming-better = Mieux : le { NAME($variety, of: "variety") } comme atout
trick-last = Dernier pli : pour { whom }

trump = Atout
trump-is = L’atout est le { NAME($trump, of: "variety") }, { $trump }
trump-open = à choisir

naming = Choisis l’atout
naming-lead = { naming-why } Ses cartes battent toutes les autres variétés pendant cette manche.
naming-heard = Prendre le { NAME($variety, of: "variety") } comme atout ; tu en as { $count }
naming-held = { $count } en main
name-chosen = Touche encore pour prendre le { NAME($variety, of: "variety") } comme atout.
naming-status = { $seat_is ->
    [you] À toi : choisis l’atout.{ COUNT($tied_seats) ->
        [0] { "" }
       *[other] { " " }À égalité avec { LIST($tied_seats) }, tu viens en premier dans le sens horaire.
    }
   *[other] { $seat } choisit l’atout.
}

## The cats and the seats

cats = Les chats de cette manche
cat-short = { NAME($cat, of: "cat-catches") }
# The whole cat for those who hear the page: whom it catches, then whom it caught or how near it is.
cat-heard = { cat-explained } { COUNT($seats) ->
    [0] { $kind ->
        [track] On joue le pli { $now }.
        [seats] Pour l’instant : { EACH($counts, as: "number-of") }.
        [card] { $taken ->
            [yes] La carte est prise.
           *[no] { $aside ->
                [yes] Personne ne l’a prise ; elle est peut-être de côté.
               *[no] Personne ne l’a encore prise.
            }
        }
       *[hidden] Les cartes gagnées sont face cachée : à toi de les retenir.
    }
   *[other] Il { cat-caught }.
}
now-trick = pli { $now } en cours
siamese-card = { $taken ->
    [yes] prise
   *[no] { $aside ->
        [yes] pas prise, ou de côté
       *[no] pas encore prise
    }
}
hidden = face cachée : retiens-les
seat-told = { some-cards } ; { some-tricks } ; { some-points }{ COUNT($cats) ->
    [0] { "" }
   *[other] { "\u202F" }; chats : { LIST($cats, each: "the-cat") }
}{ COUNT($lacks) ->
    [0] { "" }
   *[other] { "\u202F" }; sans { LIST($lacks, each: "variety") }
}{ COUNT($open) ->
    [0] { "" }
   *[other] { "\u202F" }; a gagné { LIST($open, each: "card") }
}
seat-lacks = sans

## The score sheet

sheet = Feuille de score
sheet-tabs = Manche
sheet-tab = Manche { $round }
sheet-tricks = Plis
sheet-cats = Chats
sheet-each = Par pli
sheet-each-heard = Points pour chaque pli
sheet-total = Total
sheet-nobody = aucun
# The breed says which cat it was, unless two of a breed were about.
sheet-cat = { $twice ->
    [yes] { NAME($cat, of: "breed-and-goal") }
   *[no] { NAME($cat, of: "breed") }
}
breed-and-goal = { breed } : { cat-catches }
sheet-caught-nobody = n’attrape personne
# To those who sat at the table and did not win.
ending-kind = Bien joué. Les chats ont aimé ta compagnie.
sheet-next = Vers la manche { $round }
sheet-result = Voir qui a gagné
sheet-close = Retour à la table

## The keys

key-play = jouer la carte
key-variety = aller à cette variété, dans ta main ou pour choisir l’atout

# Matches that are over: gone through once more, and counted.

## Replays

replay-title = { $game } : revoir la partie
replay-loading = On cherche la partie…
replay-slider = Moment de la partie
replay-controls = Lecture
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-speed = { $half ->
    [yes] ½×
   *[no] { $speed }×
}
replay-speed-heard = Vitesse : { replay-speed }
replay-all = Montrer toutes les mains
replay-hands = Les cartes de chacun
replay-eyes = Voir ce que voyait { $name }
replay-beginning = La partie commence.
replay-move-of = Coup { $number } sur { $moves }
replay-before = Avant le coup { $next } sur { $moves }
replay-heard = { replay-move-of } : { $told }
replay-lost = −{ $percent }
replay-turning-at = Tournant : coup { $number }
replay-turning = Coup { $number } : { $better ->
    [yes] { $seat } avait { $better_percent } % de chances et n’en a gardé que { $percent } %.
   *[no] { $seat } a joué au mieux, et la partie a tourné.
}
replay-better-show = Qu’aurait-il fallu jouer ?
replay-better-away = Cacher
replay-better = C’est indiqué sur la table : ainsi { $seat } aurait eu { $better_percent } % de chances au lieu de { $percent } %{ COUNT($reasons) ->
    [0] .
   *[other] . Ce coup { LIST($reasons) }.
}
replay-best = { $seat } ne pouvait pas faire mieux ici ({ $percent } %).
replay-stops = L’enregistrement s’arrête ici.
replay-others = { $others ->
    [one] Le fichier contient encore une autre partie. Voici la première.
   *[other] Le fichier contient encore { $others } autres parties. Voici la première.
}
replay-share = Partager
replay-link = Lien vers ce moment
replay-keys = Touches : ← → pour les coups, Début et Fin, Espace pour lire{ $hidden ->
    [yes] , 1 à 5 pour voir comme un joueur, 0 pour toutes les mains.
   *[no] .
}
replay-fair = { $verdict ->
    [kept] Le hasard a été honnête : la clé ouvre le sceau que ce navigateur garde depuis avant la partie, et tout ce que le hasard a apporté en découle.
    [told] Le hasard a été honnête : la clé ouvre le sceau, et tout ce que le hasard a apporté en découle. Ce navigateur n’était pas là au début de la partie ; le sceau est donc celui de l’enregistrement.
    [other-key] Quelque chose cloche : la clé n’ouvre pas le sceau d’avant la partie.
    [astray] Quelque chose cloche : ce que le hasard a apporté ne découle pas de la clé.
    [no-seal] Tout ce que le hasard a apporté découle de la clé, mais aucun sceau n’a été posé avant la partie.
   *[no-key] Cet enregistrement ne donne pas de clé : son hasard ne peut pas être vérifié.
}
replay-fair-how = Comment nous l’avons vérifié
replay-fair-way = Avant la première donne, tout le monde a vu l’empreinte d’une clé secrète. Cette page vient de calculer l’empreinte de la clé donnée à la fin et de comparer les deux ; le serveur, lui, a tiré de nouveau chaque carte et chaque dé à partir de la clé.
replay-fair-none = aucune
replay-fair-verify = Pour vérifier sur ta propre machine, enregistre la partie dans un fichier et tape :
replay-upload = Ouvrir une partie enregistrée
replay-upload-lead = Une partie enregistrée dans un fichier .cheese, ici ou ailleurs. Elle n’est montrée qu’à toi, et n’est pas gardée.
replay-upload-drop = Dépose le fichier ici
replay-upload-choose = Choisir un fichier
replay-upload-paste = Ou colle ce qu’il contient
replay-upload-show = Voir la partie
replay-another = Ouvrir une autre partie

## My games and how I do

games-none = Toutes tes parties finies seront ici.
games-choose = Choisir un jeu
games-do = Tes résultats
games-won = { $won } sur { $played } { $won ->
    [one] gagnée
   *[other] gagnées
}
games-streak = { $won ->
    [one] La dernière est gagnée
   *[other] { $won } victoires de suite
}
games-without = { $games ->
    [one] La dernière t’a échappé
   *[other] { $games } parties depuis la dernière victoire
}
games-longest = Plus longue série : { $longest } { $longest ->
    [one] victoire
   *[other] victoires
}
games-rating = Cote { NUMBER($value, useGrouping: 0) } ± { $uncertainty }
games-rating-soon = La cote arrive avec la cinquième partie
games-against = Contre qui
games-against-one = { $name } : { $won } sur { $played } { $won ->
    [one] gagnée
   *[other] gagnées
}
games-rate = Me donner une cote
games-rate-how = Elle dit ta force à chaque jeu, d’après les parties que tu finis tant que ce réglage est actif. Tout le monde commence à 1500 ; les robots ne changent pas, et tu peux comparer une soirée à l’autre.
games-past = Parties jouées
games-past-won = { $winners_is ->
    [you] Tu as gagné
    [with-you] { LIST($winners) } avez gagné
   *[other] { COUNT($winners) ->
        [one] { LIST($winners) } a gagné
       *[other] { LIST($winners) } ont gagné
    }
}
games-past-with = avec { LIST($names) }
games-past-points = { EACH($points, as: "games-past-points-of") }
games-past-points-of = { $seat } { $value }
games-past-resigned = { $seat_is ->
    [you] Tu as abandonné
   *[other] { $seat } a abandonné
}
games-past-bot = { $seats_is ->
    [you] Un robot a fini à ta place
   *[other] Un robot a fini pour { LIST($seats) }
}
games-past-device = Sur un seul appareil : ne compte pas
games-earlier = Voir les parties d’avant
forget = Effacer mon nom et mes parties
forget-lead = Ton nom, tes parties, tes cotes et ce que tu as écrit aux autres quittent ce serveur. Aux tables où d’autres jouent avec toi, un robot continue.
forget-really = Tout effacer ? Personne ne pourra le retrouver.
forget-not = Non, garder
forget-sure = Oui, tout effacer

# Ce qui se dit là où se jouent beaucoup de parties : l’arène, le laboratoire, et ceux qui y travaillent.

## Qui fait le travail

cli-crew-workers = combien de processus travaillent à la fois (par défaut : un par cœur)
cli-crew-backend = qui travaille : `local`, les cœurs de cette machine (par défaut), ou une grappe `dask` ou `ray`
cli-crew-address = où se trouve la grappe, par exemple tcp://10.0.0.5:8786 (Dask) ou 10.0.0.5:6379 (Ray)
word-address = ADRESSE
crew-backend = « { $backend } » ne travaille pas ici : choisis { LIST($backends, type: "or") }.
crew-address = Une adresse est celle d’une grappe : choisis aussi { LIST($backends, type: "or") } comme backend.
crew-no-address = Indique aussi à quelle adresse se trouve la grappe { $backend }, par exemple { $example }.
crew-package = { $backend } n’est pas installé ici : `pip install "cheeseboard[{ $extra }]"` l’apporte.
crew-unreachable = Il n’y a pas de grappe { $backend } à l’adresse { $address }, ou elle ne répond pas.
crew-empty = La grappe { $backend } à l’adresse { $address } n’a encore aucun processus : lances-en, puis réessaie.
crew-died = Un processus qui jouait a été arrêté de l’extérieur ou a planté ({ $status }). Ce qui était terminé n’est gardé que s’il y a un journal.

## L’arène, par place et par rôle

company-empty = Personne ne joue : nomme au moins un robot.
company-list = Les robots forment une liste, comme ["greedy", "random"], pas « { $found } ».
arena-move-time = Le temps pour un coup est un nombre de secondes au-dessus de 0, pas { $found }.
arena-seats = Par place, quel que soit le robot assis là
arena-roles = Par rôle
arena-seat = place
arena-role = rôle
arena-all = tous
lab-percent = { $rate } % ({ $low }–{ $high })
simulate-stopped = arrêt après { $done } parties sur { $games }, qui sont écrites.

## Le laboratoire

cli-lab = étudier l’équilibre d’un jeu : qui est favorisé, et si les parties sont longues, ouvertes, disputées
cli-lab-players = combien de joueurs, par exemple 2,3,4 (par défaut : le moins possible)
cli-lab-games = combien de parties de chaque sorte ; { $more } fois plus pour les robots qui ne réfléchissent pas (par défaut : { $games })
cli-lab-bots = niveaux de jeu, du plus faible au plus fort (par défaut : { $bots })
cli-lab-option = une option : une seule valeur la fixe, plusieurs comme `tiles=standard,lively` sont comparées (par défaut : toutes les options, l’une après l’autre) ; peut être répétée
cli-lab-seed = la même graine donne les mêmes parties (par défaut : 0)
cli-lab-out = le dossier du texte, des chiffres, des graphiques et du journal (par défaut : balance-{ word-game })
word-folder = DOSSIER
word-numbers = N,N
cli-not-counts = « { $found } » ne sont pas des nombres de joueurs : écris par exemple 2,3,4
lab-written = Écrit : { $file }
lab-stopped = arrêt après { $done } parties sur { $games }. Elles sont gardées dans { $folder } : la même commande reprend de là.
lab-no-charts = Il n’y a pas de graphiques, car matplotlib n’est pas installé : `pip install "cheeseboard[{ $extra }]"` l’apporte. Les tableaux en disent autant.

lab-title = L’équilibre de { $title }
lab-about = Écrit par Cheeseboard { $version } ; pour le refaire : { $command }
lab-reading = Dans chaque partie, un même robot occupe toutes les places. Entre parenthèses : intervalles à 95 %. Une victoire partagée compte en partie.
lab-players = { $players } joueurs
lab-play = jeu
lab-matches = parties
lab-moves = coups
lab-legal = coups possibles
lab-seat = place { $seat }
lab-seat-wins = La place { $seat } gagne
lab-bot = { $kind ->
    [random] au hasard
    [greedy] glouton
    [level] niveau { $level }
   *[other] { $bot }
}
lab-at = { $kind ->
    [random] au hasard
    [greedy] en jeu glouton
    [level] au niveau { $level }
   *[other] avec { $bot }
}

lab-favoured = Qui est favorisé
lab-wins-by-level = Part des victoires, par niveau de jeu
lab-verdict = { $wins } { $rate } { $at }{ $verdict ->
    [even] { " " }: aucun camp n’est nettement favorisé.
   *[other] .
}
lab-verdict-first = { $wins } { $rate } { $at }.
lab-seats = Des victoires { $at }, { LIST($shares) }.
lab-seat-share = la place { $seat } a { $rate }
lab-seats-apart = Les places ne se valent donc pas : chacune aurait sinon { $fair } %.
lab-seats-even = Rien de cela ne se distingue des { $fair } % que chacune aurait si les places se valaient.

lab-options = Options
lab-option-usual = Le choix habituel est { $option }.
lab-option-changes = { $shown ->
    [yes] Avec { $option }, la part des victoires ({ $whose }, { $at }) change de { $by } points ({ $low } à { $high }).
   *[no] Avec { $option }, aucun changement de la part des victoires ({ $whose }, { $at }) ne se distingue du hasard : { $by } points ({ $low } à { $high }).
}
lab-option-wins = { $wins }, et coups par partie au jeu le plus fort

lab-course = Longueur et choix
lab-length = Une partie { $at } { $always ->
    [yes] a toujours { $mean } coups.
   *[no] a { $mean } coups en moyenne ; la moitié en ont de { $early } à { $late }, neuf sur dix de { $low } à { $high }.
}
lab-choices = Qui doit jouer a en moyenne { $choices } coups possibles : le plus dans la partie { $tenth } sur 10 ({ $most }), et { $last } dans la dernière.
lab-course-table = Coups par partie, avec quantiles, et coups possibles à un tour : en tout, et dans trois dixièmes de la partie
lab-tenth = { $tenth ->
    [first] 1er dixième
    [fifth] 5e
   *[last] dernier
}

lab-decided = Si les parties sont disputées
lab-half = À mi-partie, un seul camp mène dans { $led } des parties { $at }, et il gagne alors dans { $held }.
lab-half-judged = Les règles ne comptent pas de points comparables avant la fin : mène qui a les meilleures chances, à ce que les robots jugent d’une position.
lab-shared = La victoire est partagée dans { $rate }.
lab-margin = Les gagnants ont { $margin } points de plus que le meilleur des autres.
lab-unfinished = { $unfinished } parties sur { $matches } sont restées inachevées : personne ne les a gagnées.
lab-decided-table = L’avance à mi-partie, victoires partagées, écart
lab-column-led = un camp mène
lab-column-held = … et gagne
lab-column-sharing = victoires partagées
lab-column-lead = écart
lab-column-open = inachevées

lab-chart-even = égal
lab-chart-wins = part des victoires, %
lab-chart-option = part des victoires, % : { $whose } (* : habituel)
lab-chart-length = coups par partie
lab-chart-along = avancement de la partie, %

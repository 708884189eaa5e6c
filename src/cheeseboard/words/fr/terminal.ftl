# What the command line and a game in the terminal say.

## The command line

cli-purpose = Trois jeux de société de chats et de souris : dans un navigateur, dans le terminal, depuis Python.
cli-without-command = Sans commande, sert la page, comme `cheeseboard serve`.
cli-usage = usage :
cli-commands = commandes{ "\u202F" }
cli-arguments = arguments{ "\u202F" }
cli-options = options{ "\u202F" }
cli-example = Exemple :
cli-help = montrer cette aide et finir
cli-version = montrer la version et finir
cli-mistake = { $problem }. Aide : { $help }
cli-argument = argument { $name } : { $problem }
cli-required = il manque : { $names }
cli-unrecognized = arguments inconnus : { $words }
cli-ambiguous = option ambiguë : { $option } peut vouloir dire { $matches }
cli-one-value = il lui faut une valeur
cli-some-value = il lui faut au moins une valeur
cli-no-value = ne prend pas de valeur : enlève { $found }
cli-not-with = pas en même temps que { $name }

word-command = COMMANDE
word-game = JEU
word-bots = ROBOT,ROBOT
word-host = HÔTE
word-port = PORT
word-name = NOM
word-file = FICHIER
word-place = ENDROIT
word-moves = COUPS
word-option = NOM=VALEUR
word-seconds = SECONDES
word-class = MODULE:CLASSE
word-network = RÉSEAU
word-table = TABLE
word-whom = QUI
word-time = DURÉE
word-person = PERSONNE

cli-serve = servir la page et l’ouvrir dans le navigateur
cli-serve-host = l’adresse où écouter (par défaut : { $host }, cette machine)
cli-serve-share = écouter sur le réseau, pour que d’autres puissent jouer aussi, et montrer où
cli-serve-port = le port (par défaut : { $port }, ou le prochain libre)
cli-serve-database = où sont gardées les tables : un fichier, un dossier pour en garder un, ou postgresql://user:password@host/name (sinon : CHEESEBOARD_DATABASE, ou un fichier à toi)
cli-serve-workers = combien de processus servent (par défaut : 1 ; pour plusieurs, il faut --redis) ; SIGHUP les remplace l’un après l’autre
cli-serve-no-browser = afficher seulement l’adresse
cli-serve-log = que noter : text, seulement ce qui va mal (par défaut), ou json, chaque requête et qui l’a faite, pour des programmes
cli-serve-metrics-for = un réseau qui peut lire /metrics, comme 10.0.0.0/8 ; peut être donné plusieurs fois (par défaut : cette machine seule)
cli-serve-proxy = croire un proxy à cette adresse, ou dans ce réseau comme 10.0.0.0/24, sur la provenance des gens ; un proxy sur cette machine est toujours cru ; peut être donné plusieurs fois
cli-serve-limits = un fichier de limites à changer, en TOML
cli-serve-limit = une limite à changer, quoi que dise le fichier ; peut être donné plusieurs fois
cli-serve-show-limits = afficher chaque limite et ce qu’elle veut dire, sous forme d’un tel fichier, et finir
cli-serve-redis = un Redis, comme redis://host:6379/0, où se retrouvent les serveurs des mêmes tables et où `cheeseboard think` réfléchit pour eux (sinon : CHEESEBOARD_REDIS)
cli-serve-bot = proposer un robot à toi comme adversaire ; peut être donné plusieurs fois

cli-admin-tables = lister les tables, les plus récemment jouées d’abord
cli-admin-tables-state = seulement celles qui attendent des joueurs, sont en cours ou sont finies
cli-admin-tables-game = seulement celles de ce jeu
cli-admin-tables-most = combien au plus (par défaut : { $most })
cli-admin-close = arrêter pour tout le monde la partie d’une table ; son journal reste
cli-admin-delete = effacer une table et tout ce qu’on en sait
cli-admin-table = la table, d’après la fin de son lien
cli-admin-ban = tenir quelqu’un, ou tous ceux d’une adresse, à l’écart d’un serveur
cli-admin-whom = une personne, d’après les premières lettres de son identifiant, ou une adresse ou un réseau comme 203.0.113.0/24
cli-admin-ban-for = pour combien de temps, comme 12h ou 7d (par défaut : pour toujours)
cli-admin-unban = laisser de nouveau entrer quelqu’un
cli-admin-bans = lister qui est tenu à l’écart
cli-admin-backup = copier une base de données, pendant que les serveurs continuent
cli-admin-backup-file = la copie : un fichier de base de données, ou pour PostgreSQL une archive pour pg_restore
cli-admin-retention = effacer les tables où rien ne s’est passé depuis longtemps
cli-admin-older = depuis combien de temps rien ne s’y est passé, comme 90d
cli-admin-json = afficher du JSON, pour des programmes
cli-admin-dry-run = seulement dire ce qui se passerait
cli-admin-erase = oublier une personne : son nom, ses parties et ce qu’elle a dit
cli-admin-person = la personne, d’après les premières lettres de son identifiant
cli-not-duration = « { $found } » n’est pas une durée ; écris par exemple 30m, 12h, 90d ou 2w

cli-play = jouer une partie entière dans le terminal contre des robots
cli-play-seat = ta place, à partir de 0 (par défaut : celle qui commence)
cli-play-name = comment tu t’appelles (par défaut : { your-name-unless })
cli-play-seed = la même graine distribue les mêmes cartes
cli-play-resume = reprendre une partie enregistrée
your-name-unless = Convive

cli-simulate = faire jouer des robots et écrire les enregistrements, l’un après l’autre
cli-simulate-games = combien de parties (par défaut : 1)
cli-simulate-seed = la même graine donne les mêmes parties (par défaut : 0)

cli-arena = mesurer des robots entre eux, chaque donne depuis chaque place
cli-arena-seats = les robots, voir plus bas ; s’il y a plus de places, ils s’y rassoient
cli-arena-games = combien, arrondi à des rotations entières (par défaut : 100)
cli-arena-seed = la même graine donne les mêmes donnes (par défaut : 0)
cli-arena-move-time = pour un coup d’un robot à toi, `module:Class` ; un plus lent déclare forfait (par défaut : 5)
cli-arena-json = écrire tous les résultats en JSON ; `-` pour la sortie standard
cli-arena-records = écrire les enregistrements de toutes les parties
cli-arena-resume = tenir un journal à cet endroit, et continuer ce qu’il contient déjà

cli-verify = rejouer des enregistrements : chaque coup permis, chaque hasard celui de la clé, la fin juste
cli-verify-files = des fichiers d’enregistrements, ou `-` pour l’entrée standard

cli-bench = mesurer la vitesse des jeux sur cette machine
cli-bench-games = les jeux à mesurer (par défaut : tous)
cli-bench-peers = les mesurer plutôt à côté d’OpenSpiel, de PettingZoo et de Pgx, s’ils sont installés
cli-bench-json = un objet JSON par jeu et par nombre de joueurs, un par ligne

cli-learn = laisser un robot apprendre un jeu en jouant contre lui-même
cli-learn-moves = apprendre les premières impressions des coups au lieu des chances, qui viennent de --from
cli-learn-minutes = combien de temps (par défaut : 10)
cli-learn-seed = la même graine commence avec les mêmes donnes et les mêmes poids (par défaut : 0)
cli-learn-from = des poids d’où continuer (par défaut : il commence sans rien)
cli-learn-to = où écrire les poids, à chaque ligne affichée (par défaut : { word-game }.npz)
cli-learn-device = où le réseau est ajusté : sur les cœurs de cette machine, ou sur sa carte graphique
learn-nothing = Aucun réseau ne peut encore apprendre { $game }, seulement { LIST($games) }.
learn-no-moves = Les premières impressions des coups ne peuvent pas encore s’apprendre dans { $game }, seulement dans { LIST($games) }.
learn-no-weights = Le fichier { $file } ne contient pas de poids pour { $game }.
learn-no-chances = Pour apprendre les premières impressions des coups, indique les poids qui disent les chances : --from.
learn-point = { $minutes } min : { $lines } positions, perte logarithmique { $loss }, gagne { $wins } % contre greedy, un coup en avance
learn-move-point = { $minutes } min : { $lines } positions, perte logarithmique { $loss }, gagne { $wins } % contre greedy, aux seules premières impressions
learn-written = Ce qui a été appris est dans { $file } ; sa marque est { $mark }.

cli-rules = afficher toute la règle d’un jeu, avec des exemples
cli-credits = dire qui a fait les jeux
cli-admin = s’occuper des tables d’un serveur, même pendant qu’il tourne
cli-admin-move = tout prendre d’une base de données vers une autre, vide, par exemple d’un fichier vers PostgreSQL
cli-admin-move-from = la base de données à copier, qui reste comme elle est ; arrête d’abord son serveur
cli-admin-move-to = la base de données qui doit tout recevoir
admin-moved =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } et { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } : tout est transféré vers { $to } et comparé, rien ne manque.

cli-table-game = quel jeu : { LIST($games, type: "or") }
cli-table-players = combien de joueurs (par défaut : le moins possible)
cli-table-option = une option du jeu, voir plus bas ; peut être donnée plusieurs fois
cli-table-part = un élément autre que celui de la boîte, avec sa valeur en JSON, comme { $example } ; peut être donné plusieurs fois
cli-table-bots = les robots, place par place ; répétés pour remplir les places (par défaut : { $bot })
cli-bots = les robots, du plus faible au plus fort :
cli-bot = { $bot } : { $line }
cli-bot-line = { $bot ->
    [random] N’importe quel coup permis, tous aussi probables.
   *[greedy] Regarde un coup plus loin, et pas davantage.
}
cli-bot-level = { $bot } ou { $name } : { $line }
cli-bots-more = Et aussi `search:50ms` (par temps pour un coup), `search:10000` (par itérations) et `module:Class` (un à toi).
cli-game = { $game }, à { LIST($counts, type: "or") } joueurs, a ces options :
cli-game-option = { $name }={ LIST($values, type: "or") } (par défaut : { $usual }) : { $label }
cli-limit = laisser une partie inachevée après tant de coups (par défaut : { $limit })

cli-not-choice = « { $found } » n’est pas un choix : écris { LIST($choices, type: "or") }
cli-not-whole = « { $found } » n’est pas un nombre entier
cli-not-port = « { $found } » n’est pas un port : un port est un nombre de 1 à { $most }
cli-not-positive = « { $found } » n’est pas un nombre à partir de 1
cli-not-seconds = « { $found } » n’est pas un temps : écris des secondes, plus de 0 et au plus { $most }
cli-not-option = « { $found } » n’est pas une option : écris { word-option }, par exemple `area=centred`
cli-resume-alone = Avec `--resume`, la table est déjà mise : laisse de côté `--players`, `--option` et `--seed`.

## Progress, on standard error

progress-games = parties
progress-records = enregistrements
progress-rows = milliers de lignes
progress-line = { $what ->
    [records] enregistrements
    [rows] milliers de lignes
   *[games] parties
} : { $total ->
    [none] { $done }
   *[other] { $done } sur { $total }
}{ $unit ->
    [none] { "" }
    [s] , encore environ { $left } s
    [min] , encore environ { $left } min
   *[h] , encore environ { $left } h
}

## Many games

company-too-large = À { $players } joueurs il y a { $players } places, pas { $bots } : nomme au plus { $players } robots.
simulate-unfinished = { $unfinished } parties sur { $games } n’étaient pas finies après { $limit } coups.

verify-stdin-once = L’entrée standard ne se lit qu’une fois : écris `-` une seule fois.
verify-stdin = entrée standard
verify-nothing = il n’y a pas d’enregistrement ici ; il commence par une balise comme `[Game "..."]`
verify-ok = { $file } : en ordre{ $records ->
    [one] { "" }
   *[other] { " " }({ $records } enregistrements)
}
verified-without-key = { $file } : { $records ->
    [one] seuls les coups sont vérifiés, il n’y a pas de clé
   *[other] seuls les coups sont vérifiés, sans clé : { $count } sur { $records }
}
verified-without-commitment = { $file } : { $records ->
    [one] seuls les coups sont vérifiés, il y a une clé mais pas d’empreinte
   *[other] seuls les coups sont vérifiés, avec une clé mais sans empreinte : { $count } sur { $records }
}
verify-bad = { $file } : { $bad } enregistrements sur { $records } sont faux

arena-rounded = { $asked } parties ne font pas de rotations entières de { $bots } robots : on en joue { $games }.
arena-stopped = arrêt après { $done } parties sur { $games }. { $journal ->
    [yes] La même commande continuera de là.
   *[no] Avec `--resume` et un fichier, on peut continuer de là.
}
arena-title = { $title }, { $players } joueurs, { $games } parties de { $deals } donnes
arena-caption = entre parenthèses : intervalles à 95 %
arena-bot = robot
arena-games = parties
arena-wins = victoires
arena-points = points
arena-rating = cote
arena-forfeits = forfaits
arena-pairing =
    Donne par donne, { $first } contre { $second } : { $better } meilleures, { $even } égales, { $worse } moins bonnes ;
    { $difference } points de victoires ({ $low } à { $high }).
arena-parts = Avec d’autres éléments que ceux de la boîte : { LIST($parts) }.
arena-unfinished = { $unfinished } parties sur { $games } sont restées inachevées : personne ne les a gagnées.
arena-forfeit = Partie { $game }, coup { $move }, un forfait : { $reason }.
arena-more-forfeits = { $count ->
    [one] Et encore { $count } forfait : `--json` les dit tous.
   *[other] Et encore { $count } forfaits : `--json` les dit tous.
}
journal-foreign = { $file } n’est pas le journal d’une arène : continue sans journal, ou nomme un autre fichier.
journal-unkept = Aucun journal ne peut être tenu dans { $file } : { $problem }.
journal-other = { $file } est le journal d’une autre arène : là-bas { $name } vaut { $there }, ici { $here }.
journal-line = { $file }, ligne { $line }, ne raconte aucune partie : le journal ne peut pas servir.

bench-compiling = { $title } : compilation
bench-players-now = { $title } : { $players } joueurs
bench-caption =
    compilé en { $cold } s avec un cache vide, { $warm } s avec un cache plein ;
    un état fait { $bytes } octets et se copie en { $copied } ns
bench-players = joueurs
bench-alone = coups/s, un cœur
bench-together = { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}
bench-steps = pas/s, un cœur
bench-peers-now = À côté des autres
bench-peer-now = { $game } à côté de { $peer }
bench-peer-missing = { $peer } n’est pas installé : on s’en passe.
bench-work = { $work ->
    [rollout] parties entières au hasard, coups/s
    [step] pas d’un lot avec masque et observation, pas/s
    [environment] un seul environnement, pas/s
   *[other] ce qui est mesuré
}
bench-ours = ici
bench-theirs = là-bas
bench-rate = ici
bench-their-rate = là-bas
bench-ratio = rapport
bench-imagine = imaginer
bench-play = jouer + coups
bench-view = vue

## Who made the games

credits-authors = { BEGINS(LIST($names)) ->
    [vowel] d’{ LIST($names) }
   *[consonant] de { LIST($names) }
}
credits-illustrators = illustré par { LIST($names) }
credits-publishers = édité par { LIST($names) }
credits-players = à { LIST($counts, type: "or") } joueurs

## A game in the terminal

greeting = { $title } : { $name } à la place { $number }, contre { LIST($others) }. Tape `?` pour l’aide.
commitment = Empreinte { $commitment }
key = Clé { $key }
bot-thinking = { $name } réfléchit
thinking = je réfléchis
bot-replaced = { $problem }. À partir d’ici, { $name } joue à sa place.
your-moves = coups permis : { $moves }
match-over = La partie est finie.
match-over-still = La partie est finie. Tu peux encore taper : `save`, `quit`.
hint-chance = Tes chances de gagner : { $percent } %{ $proven ->
    [yes] , calculé jusqu’au bout
   *[no] { "" }
}.
save-where = Dis où : `save { word-file }`
save-taken = { $file } existe déjà : choisis un autre nom.
save-failed = Impossible d’enregistrer sous « { $file } » : { $problem }
saved = Enregistré dans { $file }.
resume-not-utf8 = { $file } n’est pas du texte en UTF-8 : ce n’est pas l’enregistrement d’une partie.
resume-other-game = { $file } contient une partie de { $found }, pas de { $game }.
too-many-bots = À { $players } joueurs il y a { $others } robots, pas { $bots }.

command-help = cette aide
command-rules = les règles en bref, et ce dont nous ne sommes pas sûrs
command-moves = tous tes coups permis
command-hint = ce que jouerait le robot le plus fort, et pourquoi
command-undo = reprendre ton dernier coup, tant qu’aucun dé, pioche, donne ou carte montrée n’a suivi
command-save = enregistrer la partie ; `cheeseboard play --resume` la relit
command-quit = quitter la table

## A bot at somebody's table

cli-join = asseoir un robot d’ici à la table de n’importe quel serveur Cheeseboard
cli-join-link = le lien de la table, comme le montre son invitation
cli-join-bot = qui joue : un robot par son nom ou comme `search:3`, ou `module:Class`, un robot à toi (par défaut : { $bot })
cli-join-name = comment il s’appelle à la table (par défaut : son propre nom, et qu’il vient de loin)
cli-join-seat = la place, à partir de 0 (par défaut : la première libre)
cli-join-once = partir après une partie au lieu de rester pour la revanche
word-link = LIEN
word-bot = ROBOT
# What a bot is called where it comes as a guest, since the names of the server's own bots are no names there.
join-called = { $bot } d’ailleurs
join-link = « { $link } » n’est pas le lien d’une table : il ressemble à http://192.168.1.20:8000/table/k3v9x2m7q1bc.
join-unreachable = { $server } est injoignable : { $problem }
join-full = Toutes les places de cette table sont prises.
join-sat = Place { $number } prise.
join-again = La liaison est coupée ; nouvel essai.
join-ended = La partie s’est arrêtée avant la fin.
join-guessing = Tant qu’on ne lui a pas tout redit, ce robot joue au hasard.

## Thinking for servers

cli-think = ne faire que réfléchir, pour des serveurs qui donnent à réfléchir
cli-think-redis = le Redis de ces serveurs, comme redis://host:6379/0 (sinon : CHEESEBOARD_REDIS)
cli-think-threads = combien de réflexions à la fois (par défaut : une par cœur)

think-no-address = Dis avec --redis, ou dans CHEESEBOARD_REDIS, où est le Redis des serveurs, par exemple redis://host:6379/0.
think-preparing = On se prépare à réfléchir.
think-ready = { $threads ->
    [one] Réflexion avec { $threads } fil, pour tous les serveurs de ce Redis.
   *[other] Réflexion avec { $threads } fils, pour tous les serveurs de ce Redis.
  }
think-minute = { $thoughts ->
    [one] { $thoughts } réflexion dans la dernière minute, en { $longest } ms.
   *[other] { $thoughts } réflexions dans la dernière minute, la moitié en moins de { $half } ms, la plus longue en { $longest } ms.
  }
think-lost = Redis est injoignable ({ $problem }) ; nouvel essai.
think-back = Redis est de retour.
think-unreadable = Une réflexion illisible est laissée à d’autres : { $problem }
think-failed = Une réflexion a échoué et est laissée à d’autres : { $problem }
think-done = { $thoughts ->
    [one] Arrêt après { $thoughts } réflexion.
   *[other] Arrêt après { $thoughts } réflexions.
  }

## Looking after a server

admin-column = { $column ->
    [table] Table
    [game] Jeu
    [state] État
    [laid] Mise
    [last] Dernière
    [entries] Entrées
    [people] Personnes
    [bots] Robots
    [whom] Qui
   *[until] Jusque
}
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est effacée.
admin-banned = { $whom } reste dehors { $until ->
    [never] pour toujours
   *[other] jusqu’au { $until }
}.
admin-unbanned = { $whom } peut de nouveau entrer.
admin-backed-up = Tout est dans { $file }. Il contient le secret du serveur et les mains des parties en cours : garde-le pour toi.
admin-would-delete = { $count ->
    [0] Aucune table ne serait effacée : il s’est passé quelque chose à chacune
    [one] { $count } table serait effacée, où rien ne s’est passé
   *[other] { $count } tables seraient effacées, où rien ne s’est passé
} depuis le { $when }.
admin-has-deleted = { $count ->
    [0] Aucune table n’est effacée : il s’est passé quelque chose à chacune
    [one] { $count } table est effacée, où rien ne s’était passé
   *[other] { $count } tables sont effacées, où rien ne s’était passé
} depuis le { $when }.
admin-would-erase = On oublierait { $person }, et { $count ->
    [one] { $count } table ne saurait
   *[other] { $count } tables ne sauraient
} plus qui c’était.
admin-erased = Plus rien ne reste de { $person }.
admin-person-short = « { $letters } » est trop court : donne au moins les { $fewest } premières lettres de l’identifiant d’une personne.
admin-person-none = On ne connaît personne dont l’identifiant commence par « { $letters } ».
admin-person-many = On connaît plusieurs personnes dont l’identifiant commence par « { $letters } » ; donne plus de lettres.
admin-table-none = Il n’y a pas de table « { $table } » dans cette base de données.
admin-table-over = La partie de la table { $table } est déjà finie.
admin-ban-here = « { $whom } » est cette machine elle-même, d’où personne ne peut être tenu à l’écart ; nomme une personne, ou une autre adresse.
admin-not-banned = « { $whom } » n’est pas tenu à l’écart ; cheeseboard admin bans dit qui l’est.
admin-no-database = Rien n’est gardé dans { $database } ; dis avec --database où sont tes tables.
admin-backup-there = { $file } existe déjà ; nomme un autre fichier.
admin-backup-failed = La copie { $file } n’a pas pu être faite : { $problem }.
admin-backup-no-program = Une copie d’une base PostgreSQL se fait avec pg_dump, qui n’est pas installé ici. Là où il l’est : pg_dump --format=custom --file={ $file } postgresql://…

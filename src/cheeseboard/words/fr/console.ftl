# What only those read who program, start or operate it: the page does not carry it.

## Matches, batches, records and bots, for programmers

names-number = Pour { $players } joueurs, il faut { $players } noms, pas { $names }.
names-list = Les noms sont une liste, avec un nom par place, pas « { $names } ».
name-unprintable = Un nom est un texte lisible d’une seule ligne et n’est pas vide : « { $name } » ne va pas.
count-wrong = { $name } est un nombre entier, au moins { $least }, pas { $value }.
seed-number = Une graine est un nombre entier, pas « { $seed } ».
key-length = La clé d’une partie a { $bytes } octets.
move-not-text = Un coup est un texte dans la notation du jeu, ou un nombre entier, pas { $kind }.
choose-after-end = La partie est finie : il n’y a plus rien à choisir.
choose-of-nothing = Un robot choisit dans une partie, ou d’après ce qu’il en voit, pas d’après { $kind }.
choose-out-of-turn = La place { $number } n’a rien à choisir : c’est au tour de la place { $turn }.
since-not-number = Les événements se comptent à partir de 0 : on les demande depuis un nombre entier, pas { $since }.
undo-to = Sur { $most } coups, il peut en rester de { $fewest } à { $most }, pas { $moves }.
kernels-compiled = Compilation des règles pour cette machine ; cela prend quelques secondes, une seule fois…
batch-count = Un lot contient un nombre entier de parties, au moins 1, pas { $count }.
batch-moves = Un lot de { $count } prend { $count } nombres entiers à la fois, un coup par partie, pas un tableau de { $kind } de forme { $shape }.
batch-illegal = Le coup { $move } n’est pas permis dans la partie { $match } du lot.
number-illegal = Aucun coup permis ne porte le numéro { $number } ; les coups du jeu vont de 0 à { $last }, et match.numbers() dit lesquels sont permis.
move-before-chance = « { $move } » doit attendre : dis d’abord avec match.chance(outcome) ce qu’apporte le hasard.
chance-outcome = Le hasard ne peut pas apporter « { $outcome } » maintenant ; il peut apporter { LIST($outcomes, type: "or") }.
chance-none = Rien n’est laissé au hasard en ce moment.
chance-first = Le hasard passe d’abord : dis avec match.chance(outcome) ce qu’il apporte.
seed-unresolved = Une partie dont on dicte le hasard ne prend pas de graine.
position-unreadable = « { $text } » n’est pas une position telle que match.position() l’écrit.
position-in-chance = Cette position est au milieu d’un hasard dont seule une partie est dite : reprends-la avec unresolved=True.
part-unknown = { $game } n’a pas d’élément « { $part } » ; ses éléments sont { LIST($parts) }.
part-kind = L’élément { $part } s’écrit comme { $usual }, pas { $value }.
part-unread = { $game } suit { $part } sans le lire, aucune variante ne peut donc en avoir un autre ; ses éléments sont { LIST($parts) }.
part-players = Aucun nombre de joueurs ne figure dans tous ces éléments, qui en dépendent : { LIST($parts) }.
part-broken = Ces éléments ne font pas un jeu : { $problem }.
batch-where = Un lot de { $count } parties prend { $count } fois vrai ou faux, un pour chaque partie, pas un tableau de { $kind } de forme { $shape }.
batch-out = Pour qu’on y écrive, il faut un tableau de { $kind } de forme { $shape }, ligne après ligne et sans trous, où l’on puisse écrire.
batch-out-step = Un lot écrit dans un pas qu’il a déjà raconté, ou dans batch.room(), pas dans { $kind }.
batch-way = Un lot choisit « random » ou « greedy », pas « { $way } ».
batch-row = Les parties du lot sont numérotées de 0 à { $last } : il n’y a pas de partie { $row }.
device-unknown = Un lot est sur « cpu » ou sur « cuda », pas sur « { $device } ».
device-no-cupy = Une carte graphique s’utilise par CuPy, qui n’est pas installé : pip install "cheeseboard[cuda]" l’apporte.
device-no-card = Cette machine n’a pas de carte graphique que CuPy puisse utiliser ; « cpu » existe partout.
device-other-kernels = Le dossier { $folder } ne contient pas de noyaux faits de ces règles mêmes : refais-les.
record-of-part = Une partie commencée au milieu n’a pas d’enregistrement : son passé n’est pas connu.
record-of-nothing = On écrit les enregistrements de parties, pas de { $kind }.
record-not-text = un enregistrement est un texte, pas { $kind } ; cb.read lit ceux d’un fichier
record-name = « { $found } » n’est pas un enregistrement ; cb.read lit ceux d’un fichier
record-number = il faut un seul enregistrement, trouvé { $number }
bot-end = Une recherche doit finir : donne-lui des itérations, des secondes, ou les deux.
bot-raised = { $bot } a déclenché { $problem }
bot-illegal = { $bot } a répondu { $move }, qui n’est pas permis
bot-no-text = { $bot } a répondu { $found }, qui n’est pas un coup, ni en texte ni en nombre
bot-gone = { $bot } ne tourne plus
bot-late = { $bot } a mis plus de { $seconds } s
bot-ended = { $bot } a mis fin à son propre processus, avec le code { $status }
bot-unmade = { $bot } n’a pas pu être créé : { $problem }
bot-mute = { $bot } n’a pas de méthode `choose(sight)`
bot-no-module = { $bot } n’est pas là : aucun module « { $module } » dans ce dossier ni parmi ceux installés
bot-no-class = { $bot } n’est pas là : « { $module } » n’a pas de classe « { $kind } »
bot-unimported = { $bot } n’a pas pu être importé : { $problem }
heard-too-little = Ce qui a été joué avant ne peut plus être entendu à cette table : à chacun de s’en souvenir.
table-option = { title } n’a pas d’option « { $option } » ; il a { LIST($options) }.
table-choice = À { $players } joueurs, { title } prend { $option } = { LIST($choices, type: "or") }, pas « { $value } ».
bot-unknown = Il n’y a pas de robot « { $bot } » ; les robots sont { LIST($bots) } ; et aussi search:2 (par niveau), search:50ms (par temps), search:10000 (par itérations) et module:Class (le tien).
bot-kind = Un robot est un nom, une classe ou un objet avec une méthode `choose(sight)` ; ceci est { $kind }.
bot-level = Seul search a des niveaux : « { $bot } » ne peut pas avoir le niveau { $level }.
bot-measure = Il n’y a pas de search:{ $measure } ; après les deux-points vient un niveau de 1 à { $levels }, un temps comme 50ms, ou des itérations à partir de { $fewest }.

## Les interfaces des autres

adapter-missing = { $peer } n’est pas installé ici : pip install "cheeseboard[{ $extra }]".
render-mode = Cela peut s’afficher en { LIST($modes, type: "or") }, pas en « { $mode } ».
opponents-number = Cette table a { $seats } autres places, mais { $opponents } adversaires ; nommes-en un pour toutes, ou autant que de places.

## What is sent, by other means than the page

seat-two-me = Une seule place peut être « me » ; à côté de toi, c’est « beside ».
value-nested = Ce que tu envoies est imbriqué trop profondément.
body-no-json = Le corps doit être du JSON : envoie-le avec l’en-tête Content-Type: application/json.
not-json = Ce n’est pas du JSON.
value-kind =
    { $place ->
        [none] Ce que tu envoies
       *[other] « { $place } »
    } doit être { $wanted ->
        [text] un texte
        [number] un nombre entier
        [list] une liste
        [truth] vrai ou faux
       *[object] un objet
    }.
value-choice = « { $place } » doit être { LIST($choices, type: "or") }, pas « { $found } ».
value-missing = Il manque « { $place } ».
value-unknown = « { $place } » ne veut rien dire ici.
message-unreadable = Envoie ce que tu veux sous forme de texte en JSON : { $example }.
body-long = Le corps de la requête est trop long.
path-method = { $path } n’accepte pas { $method } ; /api/docs dit ce qu’il y a.
socket-since = since, undone et entries disent ce que tu as entendu : des nombres entiers dès 0 ; changes vaut 0 ou 1.
socket-not-text = Ce que tu as envoyé n’est pas du texte en UTF-8 ; reconnecte-toi.

## The database, and where servers meet

thinking-no-threads = Avec bot_threads = 0, personne ne réfléchit ici : dis avec --redis où sont ceux qui le font.
redis-address = Ce n’est pas l’adresse d’un Redis : { $problem }. Elle ressemble à redis://host:6379/0.
redis-missing = Redis a besoin d’un paquet qui n’est pas là : pip install "cheeseboard[site]".
bot-not-yours = « { $bot } » n’est pas un robot à toi : nomme-le module:Class, par exemple mine:Bot.
database-removed = La base de données { $file } a été enlevée ou remplacée pendant qu’elle servait ; son contenu est gardé dans { $saved }. Relance Cheeseboard avec ce fichier comme --database.
database-removed-lost = La base de données { $file } a été enlevée ou remplacée pendant qu’elle servait, et son contenu n’a pu être gardé nulle part ; fais de la place et restaures-en une copie.
database-in-use =
    { $file } sert à { $address ->
        [nowhere] un autre Cheeseboard ; attends qu’il ait fini,
       *[other] Cheeseboard à l’adresse { $address } ; ouvre celui-là,
    } ou nomme un autre endroit avec --database.
database-kind = Une base de données est un fichier, un dossier pour en garder un, ou une URL qui commence par sqlite:/// ou postgresql://, pas par « { $kind }:// ».
database-no-url = L’URL de la base de données est illisible ; elle devrait ressembler à postgresql://user:password@host:5432/cheeseboard.
redis-workers = Plusieurs processus se retrouvent par Redis : dis avec --redis, ou dans CHEESEBOARD_REDIS, où il est, par exemple redis://127.0.0.1:6379/0.
database-extra = PostgreSQL a besoin d’une installation de plus : pip install 'cheeseboard[site]'.
database-unreachable = La base de données { $database } ne peut pas servir : { $problem }.
database-password = La base de données { $database } n’accepte pas cet utilisateur et ce mot de passe.
database-missing = La base de données { $database } ne peut pas être ouverte ({ $problem }) ; crée-la avec createdb, ou nommes-en une autre.
move-same = La source et la cible sont la même base de données ; nommes-en une autre avec --to.
move-nothing = Rien n’est gardé dans { $from } ; dis avec --from où sont tes tables.
move-in-use = On se sert de { $database }, et ce qui s’y écrirait pendant ce temps serait perdu ; arrête tous les serveurs qui s’en servent, puis transfère.
move-not-empty = { $to } contient déjà des personnes ou des tables, qui restent comme elles sont ; nomme une base de données vide.
move-differs = Ce qui est arrivé dans { $to } n’est pas ce qui est parti de { $from }, donc rien n’y a changé ; recommence pendant que personne d’autre ne se sert de l’une ni de l’autre.
move-failed = Rien n’a été transféré vers { $to } : { $problem }.
database-unwritable = La base de données { $file } n’est pas accessible en écriture : { $problem }.
database-in-file = { $folder } est un fichier : aucune base de données ne peut y être ; nomme un autre endroit.
database-no-folder = Le dossier { $folder } ne peut pas être créé : { $problem }.
database-is-folder = { $file } est un dossier, mais la base de données est un fichier ; déplace-le ou nomme un autre endroit.
database-no-file = { $file } n’est pas un fichier où l’on puisse garder quelque chose ; nomme un autre endroit.
database-read-only = { $place } est en lecture seule ; ouvre-le en écriture ou nomme un autre endroit pour les données.
database-foreign = { $database } est la base de données d’un autre programme ; nomme un autre endroit pour les données.
database-newer = { $database } vient d’un Cheeseboard plus récent (sa version est { $version }, celui-ci lit { $known }) ; installe le plus récent ou nomme un autre endroit pour les données.
database-not-made = La base de données { $file } ne peut pas être créée : { $problem }.
database-damaged = { $file } est abîmé ou n’est pas une base de données ({ $problem }) ; restaures-en une copie ou déplace-le.

## Whoever operates the server

ready-rehearsing = Ce serveur démarre : les jeux se préparent.
ready-database-slow = La base de données n’a pas répondu en { $seconds } secondes.
metrics-elsewhere = Ce que mesure ce serveur n’est dit qu’à sa propre machine, et aux réseaux nommés avec --metrics-for.
network-wrong = « { $network } » n’est ni une adresse ni un réseau ; écris par exemple 10.0.0.0/8.

## Whoever starts the server

server-missing = La page, et jouer sur une page, demande plus de paquets que l’étude des jeux : pip install "cheeseboard[server]".
serve-at = Cheeseboard est à { $address } (Ctrl+C l’arrête)
serve-alone = Seule cette machine peut l’ouvrir ; lance-le avec --share pour laisser entrer les autres.
serve-network = Sur ton réseau, les autres ouvrent { $address }
limits-unread = Les limites de { $file } ne peuvent pas être lues : { $problem }.
limit-unnamed = « { $found } » n’est pas une limite avec sa valeur ; écris NAME=VALUE.
limit-unknown = Il n’y a pas de limite « { $name } » ; cheeseboard serve --show-limits dit lesquelles il y a.
limit-wrong = La limite { $name } est { $kind ->
        [whole] un nombre entier
       *[any] un nombre
    } à partir de { $least }, pas « { $found } ».
port-no-address = « { $host } » n’est pas une adresse de cette machine ; essaie 127.0.0.1, ou 0.0.0.0 pour tout le monde.
port-none-free = Aucun port de { $first } à { $last } n’est libre ; nommes-en un avec --port.
port-reserved = Le port { $port } est réservé au système ; choisis-en un au-dessus de 1023, ou laisse --port de côté.
port-in-use = Le port { $port } est déjà pris ; choisis-en un autre, ou laisse --port de côté pour le prochain libre.
port-failed = Rien ne peut écouter sur { $host }, port { $port } : { $problem }.
page-not-built = La page n’est pas construite : lance ./play dans le dépôt, ou installe le paquet. /api marche.

## Installing

install-line = Des jeux de chat et de souris pour la table de la cuisine, entre amis ou contre des robots.

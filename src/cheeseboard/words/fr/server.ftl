# What the server refuses and why, and what it says to whoever runs it.

## People

person-unnamed = Convive
card-refused = Ce serveur n’a pas reconnu ta carte : pour lui, c’est ta première visite ; les places que tu avais restent à l’ancienne carte.
name-empty = Un nom a au moins une lettre, et au plus { $most }.
name-long = Un nom a au plus { $most } lettres, pas { $letters }.
name-of-bot = « { $name } » est le nom d’un robot d’ici, ou lui ressemble ; choisis-en un autre.
name-invisible = Un nom n’a pas de lettres invisibles ; prends des lettres, des chiffres, des espaces et des signes.

## Tables and seats

table-missing = Il n’y a pas de table « { $table } » ici ; vérifie le lien.
table-other-rules = La table { $table } a été jouée avec d’autres règles que celles de ce serveur : { $problem }
tables-per-minute = { $most } tables ont été mises depuis ton adresse en une minute ; attends un instant.
tables-unfinished = Tu as mis { $most } tables en un jour qui ne sont pas finies ; finis-en une d’abord.
table-full = Il s’est passé tant de choses à cette table ({ $most } entrées) que seuls les coups et la fin sont encore notés.
seats-unfinished = Tu as déjà { $most } places à d’autres tables qui ne sont pas finies ; finis-en une d’abord.
asked-fast = Ça fait beaucoup de demandes : au plus { $most } par minute. Attends un instant.
seat-two-me = Une seule place peut être « me » ; à côté de toi, c’est « beside ».
seat-beside-unnamed = Il faut un nom à qui joue à côté de toi ; la place { $number } n’en a pas.
seat-yours = Tu as déjà une place à cette table.
seat-taken =
    { $name ->
        [none] Cette place est déjà prise.
       *[other] Cette place est déjà prise par { $name }.
    }
seat-removed = L’hôte te prie de quitter cette table ; tu peux encore regarder.
seat-none = Tu regardes cette table ; ceci est pour qui y a une place.
seat-curtain = Vous jouez à plusieurs sur cet appareil : ouvre d’abord l’une de vos mains.
look-not-yours = Tu ne peux voir la table que depuis tes propres places.
pace-watching = Tu regardes cette table ; seul qui y a une place peut en régler la vitesse.
host-only = Seul l’hôte de cette table peut le faire.
time-bounds =
    { $place ->
        [clock] Le temps pour un coup
       *[patience] La patience envers une personne absente
    } va de { $least } à { $most } secondes, pas { $seconds }.
start-late = La partie a déjà commencé.
free-no-bot = Aucun robot n’a cette place.
remove-nobody = Il n’y a là personne à prier de partir.
left-already = Tu as déjà quitté la table ; un robot joue pour toi.
return-nothing = Aucun robot ne joue pour toi ici.
wishes-fast = Ça fait beaucoup de souhaits : au plus { $most } par minute. Attends un instant.
record-early = La partie n’est pas finie, et son enregistrement trahirait ce qui est caché ; attends la fin.

## Whoever is away

stand-in-nobody = Un robot ne peut remplacer que quelqu’un d’autre qui a une place ici.
stand-in-already = Un robot joue déjà pour { $seat }.
absent-here = { $seat } est là.
absent-early =
    L’absence { of-seat } est encore trop courte ; attends encore { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
absent-days = À une table de plusieurs jours, l’hôte décide pour qui s’absente ; les autres le peuvent quand l’hôte n’est plus là depuis un jour.
end-all-here = Tout le monde est là : il n’y a personne pour qui arrêter la partie.
resign-many = On ne peut abandonner qu’à deux joueurs ; tu peux quitter la table, et un robot continue.

## Taking moves back

undo-asked = Quelqu’un l’a déjà demandé ; attends les réponses.
undo-unasked = Personne ne veut rien reprendre en ce moment.
undo-not-asked = On ne te le demande pas : seuls ceux qui ont joué depuis ont à répondre.
undo-away = { $seat } n’est pas là et ne peut pas donner son accord.

## What people say

chat-closed = L’hôte a coupé la discussion à cette table.
chat-unnamed = Dis d’abord comment tu t’appelles, pour qu’on sache qui parle.
chat-nothing = Un message a au moins une lettre, et au plus { $most }.
chat-long = Un message a au plus { $most } lettres, pas { $letters }.
chat-invisible = Un message doit montrer quelque chose, sans caractères de contrôle ; prends des lettres, des chiffres, des espaces et des signes.
chat-fast = Ça fait beaucoup d’un coup : au plus { $most } par minute. Attends un instant.
chat-full = { $most } messages ont été écrits à cette table ; il n’y a plus de place.

## The match after the match

again-early = La partie n’est pas finie ; la revanche vient après.
again-late = La table de la revanche est déjà mise.
rematch-unwanted = Dis d’abord que tu veux une revanche.
rematch-wait = { LIST($seats) } { COUNT($seats) ->
    [one] peut
   *[other] peuvent
} encore dire oui ; attends un instant.
rematch-too-few =
    { $players ->
        [one] { $players } joueur, ce n’est
       *[other] { $players } joueurs, ce n’est
    } pas assez pour ce jeu.

## Taking a seat elsewhere

code-not-yours = Tu ne peux emporter sur un autre appareil que ta propre place.
code-wrong = Ce code n’est pas ou plus valable ; demandes-en un nouveau.
code-no-seat = Cette place est maintenant à quelqu’un d’autre.
codes-fast = On peut essayer au plus { $most } codes par minute ; attends un instant.

## Inviting

host-unreadable = La requête ne dit pas par quelle adresse elle est venue.
# What a messenger shows of a link to a table.
preview-title = { $state ->
    [waiting] { $host ->
        [none] On t’invite à jouer à { $game }
       *[other] { $host } t’invite à jouer à { $game }
    }
    [over] { COUNT($names) ->
        [0] Une partie de { $game }
        [one] { LIST($names) } a joué à { $game }
       *[other] { LIST($names) } ont joué à { $game }
    }
   *[other] { COUNT($names) ->
        [0] Une partie de { $game }
        [one] { LIST($names) } joue à { $game }
       *[other] { LIST($names) } jouent à { $game }
    }
}
preview-line = { $state ->
    [waiting] { $open ->
        [one] Une chaise est libre. Sans compte, sans rien installer.
       *[other] { $open } chaises sont libres. Sans compte, sans rien installer.
    }
    [over] Revois-la, coup par coup.
   *[other] Viens regarder.
}

## Moves

move-watching = Tu regardes cette table ; seul qui y a une place peut jouer.
move-early = La partie n’a pas commencé : elle commence quand toutes les places sont prises.
move-over = La partie est finie ; mets une nouvelle table pour rejouer.
move-not-yours = C’est au tour { of-seat }, pas au tien.
move-meanwhile = Un autre coup a été joué entre-temps ; regarde encore.
move-stand-in = Un robot joue pour toi ; reprends d’abord ta place.
command-failed = Quelque chose n’a pas marché ici ; rien n’a changé.

## Hints and analyses

hint-watching = Tu regardes cette table ; l’aide est pour qui joue.
hint-people = L’aide est réservée aux parties contre des robots ; à cette table, on joue entre nous.
hint-not-yours = C’est au tour { of-seat } ; un conseil est pour qui doit jouer.
analysis-early = La partie n’est pas finie ; elle pourra être analysée quand elle le sera.
analysis-ended = Cette partie n’est pas allée jusqu’au bout : elle ne peut pas être analysée.
analysis-failed = Cette partie ne peut pas être analysée ; le journal du serveur dit pourquoi.
analysis-many = Beaucoup de parties sont analysées en ce moment ; réessaie dans un instant.
replay-early = La partie n’est pas finie, et la revoir trahirait ce qui est caché ; attends la fin.
replay-never = On n’a rien joué à cette table.
replay-long = Un enregistrement à revoir a au plus { $most } ko ; envoie une seule partie.
replay-many = Une partie à revoir a au plus { $most } coups.
replay-nothing = Il n’y a pas d’enregistrement là-dedans ; il commence par une balise comme [Game "…"].
thinking-no-threads = Avec bot_threads = 0, personne ne réfléchit ici : dis avec --redis où sont ceux qui le font.
redis-address = Ce n’est pas l’adresse d’un Redis : { $problem }. Elle ressemble à redis://host:6379/0.
redis-missing = Redis a besoin d’un paquet qui n’est pas là : pip install "cheeseboard[site]".
thinking-nobody = Personne n’est là pour réfléchir pour ce serveur en ce moment ; réessaie dans un instant.
thinking-full = Ce serveur a trop à réfléchir en ce moment ; réessaie dans un instant.
hung-up = Tu as raccroché avant la réponse.

## Bots

bot-not-yours = « { $bot } » n’est pas un robot à toi : nomme-le module:Class, par exemple mine:Bot.
bot-not-here = Ce serveur n’a pas de robot « { $bot } » ; il a { LIST($bots, type: "or") }.
bot-not-offered = { $bot } n’est plus proposé par ce serveur
bots-no-room = Toutes les places de ce serveur pour les robots de la maison sont prises ({ $most }) ; choisis un autre robot ou attends.

# At most 123 bytes, as what is said when a socket is closed.
banned = Qui tient ce serveur ne veut pas de toi ici ; demande-lui pourquoi.

## What is sent

value-nested = Ce que tu envoies est imbriqué trop profondément.
body-no-json = Le corps doit être du JSON : envoie-le avec l’en-tête Content-Type: application/json.
other-site = La demande vient d’une page d’un autre site ; ouvre celle du serveur.
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
message-long = Un message a au plus { $most } octets, pas { $bytes }.
body-long = Le corps de la requête est trop long.
path-missing = Il n’y a rien à { $path } ; /api/docs dit ce qu’il y a.
path-method = { $path } n’accepte pas { $method } ; /api/docs dit ce qu’il y a.
request-unreadable = La requête est incompréhensible.
server-failed = Quelque chose n’a pas marché ici ; c’est noté dans le journal du serveur.
request-late = La requête a mis trop longtemps à arriver ; envoie-la encore.
connections-full = Ce serveur n’a plus de place pour d’autres connexions en ce moment ; réessaie dans un instant.
server-stopping = Ce serveur s’arrête ; reviens dans un instant.

# At most 123 bytes each: that is what fits when a socket is closed.

socket-other-site = Cette page vient d’un autre site ; ouvre celle du serveur.
socket-since = since, undone et entries disent ce que tu as entendu : des nombres entiers dès 0.
socket-slow = Tu lis trop lentement ; reconnecte-toi avec since=.
socket-flood = Tu envoies plus que nécessaire ; reconnecte-toi et envoie moins.
socket-not-text = Ce que tu as envoyé n’est pas du texte en UTF-8 ; reconnecte-toi.
socket-failed = Quelque chose n’a pas marché ici ; reconnecte-toi.

## The database

database-unread = La base de données ne peut pas être lue en ce moment ({ $problem }) ; réessaie dans un instant.
database-unsaved =
    { $what ->
        [name] Le nom n’a pas pu être enregistré
        [rated] Ton choix n’a pas pu être enregistré
        [table] La table n’a pas pu être enregistrée
        [code] Le code n’a pas pu être enregistré
        [sat] La place n’a pas pu être enregistrée
        [passed] La place n’a pas pu être enregistrée
        [left] La place n’a pas pu être enregistrée
        [moved] Le coup n’a pas pu être enregistré
        [chatted] Ton message n’a pas pu être enregistré
        [forgotten] L’effacement n’a pas pu être enregistré
       *[other] Ce que tu as fait n’a pas pu être enregistré
    } ({ $problem }), donc rien n’a changé ; réessaie dans un instant.
database-unsure =
    La base de données est partie avant de dire si elle avait enregistré { $what ->
        [name] le nom
        [rated] ton choix
        [table] la table
        [code] le code
        [sat] la place
        [passed] la place
        [left] la place
        [moved] le coup
        [chatted] ton message
        [forgotten] l’effacement
       *[other] ce que tu as fait
    } ; regarde si c’est fait, et sinon réessaie.
database-gone = La base de données de ce serveur a disparu : rien n’a changé et le serveur s’arrête ; préviens qui le tient.
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
move-nothing = Il n’y a pas de base de données à { $from } ; dis avec --from où sont tes tables.
move-not-empty = { $to } contient déjà des personnes ou des tables, qui restent comme elles sont ; nomme une base de données vide.
move-differs = Ce qui est arrivé dans { $to } n’est pas ce qui est parti de { $from }, donc rien n’y a changé ; recommence pendant que personne d’autre ne se sert de l’une ni de l’autre.
move-failed = Rien n’a été transféré vers { $to } : { $problem }.
database-unwritable = La base de données { $file } n’est pas accessible en écriture : { $problem }.
database-in-file = { $folder } est un fichier : aucune base de données ne peut y être ; nomme un autre endroit.
database-no-folder = Le dossier { $folder } ne peut pas être créé : { $problem }.
database-is-folder = { $file } est un dossier, mais la base de données est un fichier ; déplace-le ou nomme un autre endroit.
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

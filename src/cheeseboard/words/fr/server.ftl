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
tables-per-minute = On a mis depuis ton adresse autant de tables que permis en une minute ({ $most }) ; attends un instant.
tables-unfinished = Tu as mis { $most } tables en un jour qui ne sont pas finies ; finis-en une d’abord.
table-full = Il s’est passé tant de choses à cette table ({ $most } entrées) que seuls les coups et la fin sont encore notés.
seats-unfinished = Tu as déjà { $most } places à d’autres tables qui ne sont pas finies ; finis-en une d’abord.
asked-fast = Ça fait beaucoup de demandes : au plus { $most } par minute. Attends un instant.
seat-beside-unnamed = Il faut un nom à qui joue à côté de toi ; la place { $number } n’en a pas.
seat-yours = Tu as déjà une place à cette table.
seat-taken =
    { $name ->
        [none] Cette place est déjà prise.
       *[other] Cette place est déjà prise par { $name }.
    }
seat-removed = L’hôte te prie de quitter cette table ; tu peux encore regarder.
seat-none = Tu regardes cette table ; il faut y avoir une place.
seat-curtain = Vous jouez à plusieurs sur cet appareil : ouvre d’abord l’une de vos mains.
look-not-yours = Tu ne peux voir la table que depuis tes places.
pace-watching = Tu regardes cette table ; il faut y avoir une place pour en régler la vitesse.
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
absent-days = À une table de plusieurs jours, l’hôte décide pour qui s’absente ; les autres aussi, si l’hôte n’est plus là depuis un jour.
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

code-not-yours = Tu ne peux emporter sur un autre appareil que ta place.
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

move-watching = Tu regardes cette table ; il faut y avoir une place pour jouer.
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
thinking-nobody = Personne ne peut réfléchir pour ce serveur en ce moment ; réessaie dans un instant.
thinking-full = Ce serveur a trop à réfléchir en ce moment ; réessaie dans un instant.
hung-up = Tu as raccroché avant la réponse.

## Bots

bot-not-here = Ce serveur n’a pas de robot « { $bot } » ; il a { LIST($bots, type: "or") }.
bot-not-offered = { $bot } n’est plus proposé par ce serveur
bots-no-room = Toutes les places de ce serveur pour les robots de la maison sont prises ({ $most }) ; choisis un autre robot ou attends.

# At most 123 bytes, as what is said when a socket is closed.
banned = Qui tient ce serveur ne veut pas de toi ici ; demande-lui pourquoi.

## What is sent

other-site = La demande vient d’une page d’un autre site ; ouvre celle du serveur.
message-long = Un message a au plus { $most } octets, pas { $bytes }.
path-missing = Il n’y a rien à { $path } ; /api/docs dit ce qu’il y a.
request-unreadable = La requête est incompréhensible.
server-failed = Quelque chose n’a pas marché ici ; c’est noté dans le journal du serveur.
request-late = La requête a mis trop longtemps à arriver ; envoie-la encore.
request-head-long = Ce qui précède le corps d’une requête a au plus { $most } octets.
connections-yours = Ton adresse a autant de connexions à ce serveur qu’une seule peut en avoir ({ $most }) ; ferme-en d’abord quelques-unes.
connections-full = Ce serveur n’a plus de place pour d’autres connexions en ce moment ; réessaie dans un instant.
server-stopping = Ce serveur s’arrête ; reviens dans un instant.

# At most 123 bytes each: that is what fits when a socket is closed.

socket-other-site = Cette page vient d’un autre site ; ouvre celle du serveur.
socket-slow = Tu lis trop lentement ; reconnecte-toi avec since=.
socket-flood = Tu envoies plus que nécessaire ; reconnecte-toi et envoie moins.
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

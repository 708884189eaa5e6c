# What the page says around every game.

page-title = Cheeseboard
page-title-of = { $part } · Cheeseboard
close = Fermer
unreachable = Le serveur ne répond pas. Cette page réessaie toute seule.

## The lobby

lobby-heading = À quoi joue-t-on ce soir ?
lobby-lead = Trois jeux de chats et de souris, contre des robots ou entre amis. Sans compte, sans rien installer.
lobby-no-games = Il n’y a aucun jeu sur l’étagère de ce serveur.
play-now = Jouer
play-now-heard = Jouer à { $game }
how-to-play = Comment jouer
how-to-play-heard = Comment jouer à { $game }
play-now-against = Contre { $bot }
starting = On met la table…
box-players = { $several ->
    [yes] { $least } à { $most } joueurs
   *[no] { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
}
friends = Jouer entre amis
friends-heard = Jouer à { $game } entre amis
friends-count-heard = Inviter pour { $count } joueurs
set-up = Préparer
set-up-company = Avec qui ?
set-up-company-choice = { $whom ->
    [bots] Contre des robots
    [friends] Des amis, avec un lien
   *[device] Autour d’un seul appareil
}
set-up-company-line = { $whom ->
    [bots] Ça commence tout de suite.
    [friends] Tu reçois un lien à envoyer et un code à scanner.
   *[device] { $hidden ->
        [yes] Tu le fais passer ; entre deux tours, une nappe cache les cartes.
       *[no] Tu le fais passer.
    }
}
set-up-beside-unnamed = Joueur { $number }
set-up-beside-name = Nom du joueur { $number }
beside = Quelqu’un à côté de toi
beside-line = Joue sur cet appareil, à tour de rôle avec toi.
set-up-players = Combien de joueurs ?
set-up-role = Qui seras-tu ?
set-up-seat = Place { $number }
set-up-seat-as = Place { $number }, { $title }
set-up-for-beginners = { $choice } (pour débuter)
set-up-start = Commencer la partie
set-up-invite = Mettre la table et inviter
open-for-friend = Libre pour un ami
open-for-friend-line = Tu reçois un lien à envoyer. La partie commence dès que la place est prise.
who-sits = { $who }. { $line }
bot-level-of = { $name }, niveau { $level } sur { $levels }
your-name = Ton nom
your-name-saved = Tu t’appelles { $name }.
mine-heading = Tes tables
mine-all = Mes parties
mine-turn = { $seat_is ->
    [you] À toi de jouer
    [none] Partie en cours
   *[other] À { $seat } de jouer
}
mine-left = Un robot joue à ta place
mine-waiting = { $open ->
    [one] Il manque { $open } joueur
   *[other] Il manque { $open } joueurs
}
mine-ended = Arrêtée avant la fin
mine-with = Avec { LIST($names) }
place-games = Mes parties
place-seat = Reprendre une place ici
place-replay = Ouvrir une partie enregistrée
tables-now = Les tables du moment
tables-join = Rejoindre
tables-watch = Regarder
tables-come-back = Revenir
tables-heard = { $what } : { LIST($names) }
tables-state = { $game }, { $open ->
    [0] partie en cours
    [one] il manque { $open } joueur
   *[other] il manque { $open } joueurs
}

## At a table

table-back = Jeux
table-back-heard = Retour aux jeux
table-loading = On rejoint la table…
table-reconnecting = Reconnexion…
closed-no-table = Cette table n’existe pas ici. Le lien est peut-être incomplet.
closed-not-ours = Cette page ne vient pas de ce serveur : elle ne peut pas s’asseoir ici.
seat-you = Toi
seat-open = Place libre
seat-away = pas là
seat-bot = Robot
seat-turn = { $seat_is ->
    [you] à toi
   *[other] joue
}
seats = Autour de la table
log = Ce qui s’est passé
log-empty = Rien pour l’instant.
# While somebody else decides; a game may have a line of its own.
their-turn = { $seat_is ->
    [you] C’est à toi de jouer.
   *[other] { $seat } réfléchit.
}
sending = Ton coup est en route…
scores = Scores
scores-player = Joueur
scores-points = Points
scores-winner = gagne

## Inviting, and waiting for people

invite-heading = Invite tes amis à jouer à { $game }
invite-from = { $name ->
    [none] On t’invite à jouer à { $game }
   *[other] { $name } t’invite à jouer à { $game }
}
invite-lead = Fais scanner le code ou envoie le lien. La partie commence quand toutes les chaises sont prises.
invite-share = Partager le lien
invite-qr = Le lien en image, à scanner
invite-unreachable = Seule cette machine peut ouvrir la table. Pour laisser entrer les autres, arrête Cheeseboard et relance-le avec ./play --share ; cette table sera toujours là.
what-name = Comment t’appelles-tu ?
come-in = Entrer
come-as = { $name ->
    [none] Tu viens sans dire ton nom.
   *[other] Tu viens sous le nom { of-name }.
}
come-as-other = Un autre nom
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-link = Lien vers cette table
waiting-lead = { $open ->
    [0] Toutes les chaises sont prises. Tu peux regarder.
    [one] Une chaise est libre. Assieds-toi pour jouer, ou reste pour regarder.
   *[other] { $open } chaises sont libres. Choisis-en une, ou reste pour regarder.
}
waiting-sit = S’asseoir ici
waiting-sit-heard = S’asseoir ici : place { $number }
waiting-for = { $open ->
    [0] Tout le monde est là.
    [one] On attend encore { $open } joueur.
   *[other] On attend encore { $open } joueurs.
}
chair-yours = Ta place
chair-host = Hôte
chair-fill-heard = Asseoir un robot ici : place { $number }
chair-level = Robot à la place { $number }
chair-free-heard = Libérer cette place : { $name }
free-chair = Une chaise est libre.
free-chair-invite = Inviter quelqu’un
host-customs = Comment on joue

## Bringing a seat to another device

seat-bring = Reprends ta place ici
seat-bring-how = À la table, sur ton autre appareil, ouvre le menu, choisis « Passer ma place à un autre appareil » et tape son code ici.
seat-bring-link = La place passe sur cet appareil ; l’autre ne fait plus que regarder.
seat-code = Code
seat-take = M’asseoir ici

## Nothing here

nowhere = Il n’y a rien ici
nowhere-why = Le chat a cherché partout. L’adresse est peut-être mal tapée ou incomplète.

## Help

help-heading = Aide
help-sure = La règle du jeu répond à tout.
keycap-enter = Entrée
keycap-escape = Échap
help-keys = Au clavier
key-hint = demander un conseil, dans les parties contre des robots
fair = Un hasard honnête
fair-why = Tout ce que le hasard apporte dépend d’une clé secrète. Son empreinte est montrée avant le début, et la clé elle-même après la fin : chacun peut vérifier que personne n’a aidé la chance.
fair-commitment = Empreinte
fair-key = Clé
fair-key-later = La clé sera montrée à la fin de la partie.
fair-record = Enregistrer la partie dans un fichier

## Bots, hints and chances

bots = Les robots
setting-confirm = Confirmer avant de jouer
setting-confirm-note = Touche une fois pour voir le coup, encore au même endroit pour le jouer. Sinon, une fois suffit.
pace = Vitesse des robots
pace-choice = { $pace ->
    [calm] Tranquille
    [brisk] Rapide
   *[usual] Normale
}
percent = { $percent } %
hint = Conseil
hint-ask = Que jouerais-tu ?
hint-heading = Je jouerais
hint-thinking = Je réfléchis…
hint-close = Fermer le conseil
hint-told = Je jouerais { $move } : { $percent } % de chances de gagner.
hint-chance-heard = { $percent } % de chances de gagner
# Where all chances are level, points tell the moves apart.
hint-told-points = Je jouerais { $move } : environ { some-points }.
hint-why = Ce coup { $reason }.
hint-proven = Calculé jusqu’au bout.
hint-try = C’est indiqué sur la table. Joue ce coup, ou un autre.
chances = Chances de gagner
chances-show = Montrer les chances de chacun
chances-thinking = On pèse les chances…
chances-unknown = …
chances-of = { $name } { $percent } %
chances-told = Chances de gagner : { LIST($sides) }.
chances-only-bots = Les conseils et les chances sont réservés aux parties contre des robots : entre nous, ce serait souffler.

## Looking back

look-back = Analyser la partie
look-back-working = On repasse la partie…
look-back-progress = { $done } coups sur { $of }
look-back-ready = { $turnings ->
    [one] C’est prêt : { $turnings } tournant.
   *[other] C’est prêt : { $turnings } tournants.
}
look-back-turnings = Tournants
look-back-no-turning = Aucun coup n’a décidé seul de cette partie.

## Credits

credits = Crédits
credit-authors = Auteurs
credit-illustrators = Illustrations
credit-publishers = Éditeurs
credit-age = Âge
credit-minutes = Durée
credit-unnamed = la règle que nous avons ne le dit pas

## Together: people at a table

seat-guest = Convive
seat-stand-in = Un robot joue pour { $seat }
seat-thinking = réfléchit
seat-score = Ce soir : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { some-points }
seat-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
watching-names = Regardent : { LIST($names) }
watching-unnamed = Quelqu’un

## Together: the log beside the game

entry-sat = { $seat_is ->
    [you] Tu prends place.
   *[other] { $seat } prend place.
}
entry-started = La partie commence.
entry-left = { $why ->
    [left] { $seat } a quitté la table, et la place est de nouveau libre.
    [removed] On a prié { $seat } de partir, et la place est de nouveau libre.
   *[freed] Une place est de nouveau libre.
}
entry-bot-in = { $why ->
    [absent] { $seat_is ->
        [you] Pendant ton absence, un robot joue à ta place.
       *[other] Un robot joue pour { $seat } en attendant son retour.
    }
    [left] { $seat_is ->
        [you] Tu as quitté la table. Un robot continue à ta place.
       *[other] { $seat } a quitté la table. Un robot continue.
    }
    [failed] { $seat } est en panne. Un robot continue à sa place.
   *[none] { $name } prend place.
}
entry-bot-out = { $seat_is ->
    [you] Te revoilà : c’est toi qui joues.
   *[other] { $seat } est de retour et reprend son jeu.
}
entry-passed = { $seat_is ->
    [you] Tu continues sur cet appareil.
   *[other] { $seat } continue sur un autre appareil.
}
entry-moved = { $why ->
    [late] { $seat_is ->
        [you] Ton temps était écoulé : un robot a joué pour toi.
       *[other] Le temps { of-seat } était écoulé : un robot a joué.
    }
   *[other] { $seat_is ->
        [you] Un robot a joué pour toi.
       *[other] Un robot a joué pour { $seat }.
    }
}
entry-undo-asked = { $seat_is ->
    [you] Tu demandes à reprendre un coup.
   *[other] { $seat } aimerait reprendre un coup.
}
entry-undo-answered = { $yes ->
    [yes] { $seat_is ->
        [you] Tu es d’accord.
       *[other] { $seat } est d’accord.
    }
   *[no] { $seat_is ->
        [you] Tu préfères refuser.
       *[other] { $seat } préfère refuser.
    }
}
entry-undone = { $seat_is ->
    [you] Tu reprends un coup.
   *[other] { $seat } reprend un coup.
}
entry-ended = { $why ->
    [resigned] { $seat_is ->
        [you] Tu abandonnes.
       *[other] { $seat } abandonne.
    }
    [absent] La partie s’arrête : on ne pouvait plus { $seat_is ->
        [you] t’attendre.
       *[other] attendre { $seat }.
    }
    [agreed] La partie s’arrête, tout le monde est d’accord.
   *[closed] La table est fermée.
}
entry-again = { $yes ->
    [yes] { $seat_is ->
        [you] Tu veux une revanche.
       *[other] { $seat } veut une revanche.
    }
   *[no] { $seat_is ->
        [you] Tu ne veux pas de revanche.
       *[other] { $seat } ne veut pas de revanche.
    }
}
entry-next = La table est prête pour la revanche.
entry-chatted = { $who } : { $text }
entry-reacted = { $who } : { reaction }

## Together: one device

curtain-pass = À { $name } de jouer
curtain-lead = { $name }, prends l’appareil. Personne d’autre ne regarde.
curtain-lift = Voir mes cartes
curtain-soon = Ensuite, c’est à { $name }.
curtain-done = C’est fait

## Together: somebody is away

away = { $seat } n’est plus là depuis { how-long-away }.
how-long-away = { $unit ->
    [seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
   *[days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
}
away-wait = Attendre
away-stand-in = Laisser jouer un robot
away-end = Arrêter la partie
away-end-sure = Arrêter pour tout le monde
stand-in-for-you = Un robot joue pour toi.
seat-take-back = Reprendre ma place

## Together: taking back

undo = Reprendre
undo-ask = Demander à reprendre
undo-question = { $seat } aimerait reprendre un coup.
undo-allow = D’accord
undo-refuse = Plutôt non
undo-waits = On attend l’accord { BEGINS(LIST($seats)) ->
    [vowel] d’{ LIST($seats) }
   *[consonant] de { LIST($seats) }
}.
undo-withdraw = Tant pis

## Together: the end and the rematch

ended = { $why ->
    [resigned] { $seat_is ->
        [you] Tu as abandonné. { LIST($winners) } gagne !
       *[other] { $seat } a abandonné. { $winners_is ->
            [you] Tu gagnes !
           *[other] { LIST($winners) } gagne !
        }
    }
    [absent] Partie arrêtée : { $seat_is ->
        [you] tu n’étais
       *[other] { $seat } n’était
    } plus là.
    [agreed] Partie arrêtée, tout le monde était d’accord.
   *[closed] L’hôte a fermé cette table.
}
rematch = Revanche
rematch-asked = { $seats_is ->
    [you] Tu veux une revanche.
    [with-you] { LIST($seats) } voulez une revanche.
   *[other] { COUNT($seats) ->
        [one] { LIST($seats) } veut une revanche.
       *[other] { LIST($seats) } veulent une revanche.
    }
}
rematch-yes = Rejouer
rematch-no = Pas maintenant
rematch-waits = On attend { LIST($seats) }.
rematch-said = { $said ->
    [yes] veut rejouer
    [no] ne veut pas
   *[open] n’a encore rien dit
}
rematch-missing = Sans { LIST($seats) } :
rematch-bots = Des robots prennent les places
rematch-open = Laisser les chaises libres
rematch-fewer = Jouer sans remplaçant
rematch-go = Vers la revanche
match-number = Partie { $number } de la soirée. { $title ->
    [none] { "" }
   *[other] { $seat_is ->
        [none] { "" }
       *[other] Maintenant tu joues : { $title }.
    }
}

## Together: the menu of a table

table-menu = Menu
table-menu-heard = Menu : déroulement et aide, réglages, quitter
menu-seat = Ta place
menu-leave = Quitter la table
menu-leave-lead = { $state ->
    [waiting] Ta place sera libre pour quelqu’un d’autre.
   *[playing] Un robot joue pour toi jusqu’à ton retour.
}
menu-leave-sure = Oui, quitter
menu-resign = Abandonner
menu-resign-sure = Oui, abandonner
menu-not = Non, rester
menu-move-seat = Passer ma place à un autre appareil
menu-move-seat-of = Passer la place { of-name } à un autre appareil
menu-code-lead = Scanne ceci avec l’autre appareil, ou ouvre-y { $link } et tape :
menu-code-until = Valable { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, et une seule fois. { $name ->
    [none] Ensuite, cet appareil ne fait plus que regarder.
   *[other] Ensuite, { $name } joue là-bas.
}
menu-code-qr = Une image à scanner avec l’autre appareil
menu-code-alone = Les autres appareils ne peuvent pas encore joindre ce serveur. Lance-le avec --share.
menu-settings = Réglages
menu-settings-open = Ouvrir les réglages
setting-notification = Me prévenir quand cette page est cachée
setting-notification-denied = Ce navigateur ne le permet pas pour cette page.

## Together: the host

host = C’est ta table
host-fill = Asseoir un robot ici
host-fill-with = Quel robot ?
host-free = Libérer cette place
host-remove = Prier de partir
host-remove-sure = Oui, prier { $name } de partir
host-start = Commencer maintenant, avec des robots aux places libres
host-seat = Place { $number } : { $name }
host-listed = Tout le monde sur ce serveur peut la trouver
host-chat = On peut s’écrire
host-patience = Si quelqu’un s’absente, demander que faire
host-patience-choice = { $seconds ->
    [none] Jamais : une table pour plusieurs jours
   *[other] { $minutes ->
        [none] Après { $seconds } secondes
        [one] Après { $minutes } minute
       *[other] Après { $minutes } minutes
    }
}
host-clock = Temps pour un coup
host-clock-choice = { $seconds ->
    [none] Sans limite
   *[other] { $minutes ->
        [none] { $seconds } secondes
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
}
host-close = Fermer la table
host-close-sure = Oui, fermer pour tout le monde

## Together: company

company = Tablée
company-heard = { $unread ->
    [0] Tablée : réactions et discussion
    [one] Tablée : réactions et discussion, { $unread } nouveau message
   *[other] Tablée : réactions et discussion, { $unread } nouveaux messages
}
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-off = L’hôte a coupé la discussion.
chat-say = Dis quelque chose
chat-send = Envoyer
reactions = Réactions
reaction = { $reaction ->
    [cheese] Tiens, du fromage
    [clap] Bien joué
    [laugh] Ha, joli
    [gasp] Oh là là
    [hurry] À toi
   *[sorry] Pardon
}

## Together: you notice your turn

page-title-turn = ● À toi — { $part }
notice-turn = C’est à toi de jouer.

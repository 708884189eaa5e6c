# Ce qui se dit quand on joue par le texte : lire, écouter, taper.
# Une liste de mots ou de tournures est séparée par des barres. Ce qui est tapé se compare sans majuscules ni accents.

text-talk = Jouer
text-transcript = Ce qui se passe, et les réponses
text-command = Ton coup, ou une commande
text-command-how = Tape aide pour les commandes, coups pour ce que tu peux jouer. Les flèches rappellent ce que tu as tapé.
text-send = Envoyer
text-position = La position
text-doing = Ce que tu peux faire
text-options = Ce que tu peux faire d’autre. Tape son numéro.
text-arrived = Te voici à une table de { $game }, en mode texte.
text-connected = De nouveau en ligne.
text-watching = Tu regardes.
text-yours = ta place
text-hosting = hôte
text-bot = robot
text-stood-in = un robot joue en attendant
text-seat = Place { $number } : { $name }{ $signs ->
    [none] { "" }
   *[other] { ", " }{ $signs }
}
text-come = { $open ->
    [0] Toutes les chaises sont prises. Tu peux regarder.
    [one] Une chaise est libre. Tape nom et ton nom, puis asseoir.
   *[other] { $open } chaises sont libres. Tape nom et ton nom, puis asseoir, ou asseoir et le numéro d’une chaise.
}
text-soon = Ensuite, c’est à { $name }. Tape fait quand tu as tout entendu.
text-remove = Demander à { $name } de partir (place { $number })
text-invite = Inviter quelqu’un
text-stand-in = Laisser un robot jouer pour { $seat }
text-away = { $seat } n’est pas là. Tape options pour voir ce que tu peux faire, ou attends.
text-link = Le lien vers cette table, copié si ton navigateur le permet :
text-why = Tape pourquoi pour la règle.
text-why-not = Aucune règle ne vient d’être enfreinte.
text-device = Sur l’autre appareil, ouvre { $link } et tape ce code{ $name ->
    [none] { " :" }
   *[other] { " " }pour la place { of-name } :
}
text-device-not = Tu n’as aucune place à emporter d’ici.
text-customs-not = C’est à l’hôte d’en décider.
text-sure = { $what } ? Tape oui ou non.
text-not-done = Rien n’est fait.
text-nothing-there = Il n’y a rien de tel ici.
text-row = { $head } : { $cells ->
    [none] rien
   *[other] { $cells }
}

## Reading what is typed

text-plain-move = { $move }

text-skipped = le | la | les | l’ | un | une | des | du | de | d’ | à | au | aux | en | sur | dans | et | est | je | j’ | pour | avec | mon | ma | mes | comme | qu’ | s’il | te | plaît
text-which = { $count ->
    [one] C’est bien ce coup ? Tape 1.
   *[other] { $count } coups correspondent. Tape le numéro de l’un d’eux.
}
text-moves = { $count ->
    [one] Tu n’as qu’un coup possible.
   *[other] Tu as { $count } coups possibles.
}
text-no-such-number = Cette liste va de 1 à { $last }.
text-unknown = « { $typed } » ne correspond à rien ici. Tape aide pour les commandes.
text-sent-later = Ton coup partira dès que le serveur répondra de nouveau.
text-say-what = Écris ensuite ce que tu veux dire, par exemple : dire bonjour.
text-name-which = Écris ensuite ton nom, par exemple : nom Anna.
text-no-seat = { $open ->
    [0] Aucune chaise n’est libre pour toi.
   *[other] Choisis une chaise libre : { LIST($seats_open, type: "or") }.
}
text-hint = { $move } : { $worth }. { $why }

## Commands: what is typed, and what it does

text-commands = Les commandes :
text-does = { LIST($words, type: "or") } : { $does }
typed-help = aide | commandes | help
does-help = cette aide
typed-moves = coups | légaux
does-moves = tous tes coups permis, numérotés
typed-position = position | plateau | table | regarder
does-position = toute la position
typed-hand = main | cartes
does-hand = ce que tu as en main
typed-turn = tour | état | maintenant
does-turn = à qui c’est de jouer, et quoi faire
typed-who = qui | joueurs | score | points
does-who = qui est assis où, et où chacun en est
typed-last = dernier | derniers | journal | répéter
does-last = ce qui s’est passé en dernier
typed-hint = conseil
does-hint = ce que jouerait le robot le plus fort, et pourquoi
typed-chances = chances
does-chances = les chances de gagner de chacun, contre des robots
typed-undo = reprendre | annuler
does-undo = reprendre ton dernier coup, ou le demander
typed-say = dire | dis | écrire
does-say = écrire aux autres, par exemple : dire bonjour
typed-react = réagir | réactions
does-react = montrer aux autres ce que tu ressens
typed-options = options | menu | plus
does-options = tout ce que tu peux faire d’autre, numéroté
typed-yes = oui | o | accepter | d’accord
does-yes = répondre oui
typed-no = non | n | refuser
does-no = répondre non
typed-rules = règles | règle
does-rules = les règles en bref
typed-why = pourquoi
does-why = la règle qui interdisait le dernier coup refusé
typed-invite = inviter | lien
does-invite = le lien vers cette table
typed-name = nom
does-name = dire ton nom, par exemple : nom Anna
typed-sit = asseoir | s’asseoir
does-sit = prendre une chaise libre, par exemple : asseoir 2
typed-begin = commencer | débuter
does-begin = commencer tout de suite, avec des robots sur les chaises libres
typed-rematch = revanche | rejouer
does-rematch = rejouer, après la fin
typed-replay = revoir
does-replay = revoir la partie, après la fin
typed-leave = quitter | partir
does-leave = quitter la table
typed-back = revenir | retour
does-back = reprendre ta place à un robot
typed-resign = abandonner
does-resign = abandonner la partie
typed-done = fait | suivant
does-done = passer l’appareil, quand vous êtes plusieurs à le partager
typed-device = appareil | déplacer
does-device = un code qui emmène ta place sur un autre appareil
typed-customs = réglages | hôte
does-customs = le temps pour un coup, la discussion et les places, si la table est à toi
typed-pictures = images | dessins
does-pictures = voir la table en images

## Replays

text-replay-arrived = On revoit une partie de { $game } : { $moves } coups. Tape suivant, précédent, premier ou dernier, ou le numéro d’un coup.
text-replay-command = Aller où ?
text-replay-how = suivant, précédent, premier, dernier, un numéro, position, tournants, mieux, lien, aide ; tous pour toutes les mains, ou un nom.
text-replay-eyes = Les cartes de qui
text-replay-all = De tous
text-replay-seen = { $name ->
    [none] Tu vois ce que tout le monde a vu.
   *[other] Tu vois ce qu’a vu { $name }.
}
text-replay-better = Il y avait mieux : { $move }, avec { $better_percent } % de chances au lieu de { $percent } %. { $why }
text-replay-unknown = « { $typed } » ne mène nulle part. { text-replay-how }
typed-next = suivant | s | avancer
typed-previous = précédent | p | reculer
typed-first = premier | début
typed-end = dernier | fin
typed-all = tous | tout | toutes
typed-turnings = tournants
typed-better = mieux
typed-share = lien | partager

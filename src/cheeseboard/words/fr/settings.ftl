## Réglages : ce que chacun décide pour soi, à toutes les tables

settings-language = Langue
setting-language = La langue de la page
setting-language-browser = Celle du navigateur
settings-look = Apparence
setting-look = Couleurs
setting-look-choice = { $look ->
    [light] Claires
    [dark] Sombres
   *[system] Celles du système
}
setting-text = Taille du texte
setting-contrast = Contraste élevé
setting-motion = Sans animations
setting-by-system = Sinon, ton système décide.
settings-heard = Sons et alertes
setting-sound = Sons
setting-sound-note = Du bois et du papier : cartes et dés, un ronron, ton tour, la fin.
setting-vibration = Vibrations
settings-playing = Pendant la partie
setting-throwing = Lancer mon dé moi-même
setting-throwing-note = Dans Chop! Chop! : appuie, ou secoue le téléphone. Cela ne fait attendre personne.
setting-coach = Expliquer ce qui est nouveau à la table
setting-coach-note = Pendant tes premières parties, juste à côté.
settings-keys = Voir les touches

## Touches

keys-everywhere = Sur tous les écrans
keycap-tab = Tab
keycap-space = Espace
keycap-home = Début
keycap-end = Fin
key-next = aller à l’élément suivant
key-press = l’activer
key-put-away = fermer ce qui couvre l’écran
key-keys = montrer les touches, ou les cacher
key-step = un coup en arrière, un coup en avant
key-beginning = au début
key-end = à la fin
key-play-on = lancer et arrêter
key-eyes = voir ce que voyait une place ; 0 pour tout le monde

## Without a network

offline = Pas de réseau
offline-waits = Les tables et les amis attendent le réseau. Rien n’est perdu : tu les retrouveras comme tu les as laissés.
offline-works = Ceci marche sans lui : les règles et les leçons que tu as déjà ouvertes, et les réglages.
offline-rulebook = Règle du jeu : { $title }
offline-lesson = Leçon : { $title }

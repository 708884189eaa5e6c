# Entre une table que l’on regarde et une table que l’on lit.

play-by-text = Jouer en mode texte
play-by-text-note = La table en mots, à lire ou à écouter, et des coups que l’on tape.
show-board = Voir le plateau

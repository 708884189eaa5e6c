# Autour de chaque leçon ; ce que dit le professeur se trouve avec chaque jeu.

lesson-title = Apprendre { $game }
lesson-on = Continuer
lesson-show = Montre-moi
lesson-watch = Regarde ce que fait { $name }.
lesson-resumed = Te revoilà. On reprend là où nous en étions.
lesson-again = Depuis le début
lesson-skip = Passer
lesson-leave = Tous les jeux

## À côté de ce qui est nouveau, dans les premières parties

coach-ask = Tu hésites ? Demande un conseil : c’est gratuit.

# La leçon : ce que dit le professeur au fil de lessons/first.cheese, une phrase à la fois.

lesson-first-goal = Chaque pli gagné vaut 2 points, tant qu’aucun chat ne t’attrape.
lesson-first-cats = Trois chats guettent : si l’un t’attrape, tes plis valent 1 point chacun ; si deux t’attrapent, plus rien.
lesson-first-all-three = Mais quand les trois chats t’attrapent, chaque pli vaut 3 points.
lesson-first-lead = Tu entames : joue le Parmesan 7, rien ne peut le battre sauf le Brie, qui est l’atout.
lesson-first-taken = La plus haute carte de la variété demandée prend le pli : celui-ci est à toi.
lesson-first-siamese = Le siamois attrape qui prend le Roquefort 7 : garde le tien pour l’instant et entame avec le Roquefort 4.
lesson-first-follow = Pip demande du Parmesan, et qui en a doit suivre : le tien, c’est le 3.
lesson-first-black = Le pli 4 est celui du chat noir : gare à qui le gagne. Reste sous Pip avec le Suisse 2.
lesson-first-one-cat = Pip a pris le pli et s’est fait attraper : chacun de ses plis ne vaut plus que 1 point.
lesson-first-dump = Tu n’as plus de Parmesan, tu peux donc tout jouer : jette le Roquefort 7 sur le pli de Pip.
lesson-first-two-cats = Le siamois attrape Pip à son tour. Deux chats : ses plis ne valent plus rien.
lesson-first-trump = Encore du Parmesan, mais ce pli, tu le veux : l’atout bat toutes les autres variétés. Le Brie 2 suffit.
lesson-first-high-trump = Entame maintenant avec ton atout le plus haut : personne ne peut le battre.
lesson-first-grey = Le chat gris compte les Suisse à la fin. Un seul chat, ça va : gagne des plis avec le Suisse 7.
lesson-first-six = Et le Suisse 6 : le seul plus haut était à toi.
lesson-first-last = Il te reste une carte : joue-la.
lesson-first-score = Six plis à 1 point pour toi, car le chat gris t’attrape ; quatre à zéro pour Pip.
lesson-first-third = Si le chat gris avait aussi attrapé Pip, chacun de ses plis aurait valu 3 points.
lesson-first-end = C’était une manche. Dès la suivante, qui a le moins de points choisit l’atout.

lesson-first-otherwise = Tu pourrais, mais essaie cette fois la carte éclairée.
lesson-first-siamese-waits = Le Roquefort 7 prendrait son propre pli, et le siamois t’attraperait.
lesson-first-trump-later = Garde ton gros atout pour plus tard : le Parmesan 7 gagne aussi.
lesson-first-low-loses = Une petite carte laisse le pli à Pip : joue la haute.
lesson-first-lower = Un peu plus bas : garde le 5 pour la fin.
lesson-first-black-waits = Cela gagnerait le pli 4, et le chat noir t’attraperait.
lesson-first-would-win = Un atout gagnerait, mais c’est le moment de te défaire du Roquefort 7.
lesson-first-seven-first = Tu pourrais, mais c’est du Roquefort 7 qu’il faut te défaire.
lesson-first-small-trump = Le petit atout suffit : garde le 7.
lesson-first-only-trump = Cela ne peut pas gagner : il faut un atout.
lesson-first-seven-above = Le 7 d’abord : ensuite, rien n’est au-dessus de ton 6.

## À côté de ce qui est nouveau, dans les premières parties

coach-hand = Joue la variété demandée, si tu en as. La carte la plus forte remporte le pli.
coach-trump = La variété que tu nommes bat toutes les autres.

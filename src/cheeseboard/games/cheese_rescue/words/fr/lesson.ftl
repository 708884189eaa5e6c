# La leçon : ce que dit le professeur au fil de lessons/first.cheese, une phrase à la fois.

lesson-first-goal = Les fromages de cette forme sont les tiens : ce qu’il en reste à la fin fait ton score.
lesson-first-chain = Les chiens font fuir les chats, les chats chassent les souris, les souris mangent le fromage : tout cela à la fin.
lesson-first-hand = Tu as en main six fromages et deux animaux, et tu poses une carte à chaque tour.
lesson-first-begin = Commence petit : pose un fromage à 1 point à côté de la carte départ.
lesson-first-mouse = Une souris : à la fin, elle mange tous les fromages à côté d’elle. Ton 1 est en danger.
lesson-first-cat = Les chats chassent les souris : pose ton chat pour qu’il ait un côté en commun avec la souris.
lesson-first-dog = Le chien de Pip est à côté de ton chat : les chiens font fuir les chats, et la souris est de nouveau libre.
lesson-first-other-cat = Tu as pioché un autre chat : pose-le de l’autre côté de la souris, loin du chien.
lesson-first-attack = À toi de faire une farce : pose ta souris à côté du 2 de Pip.
lesson-first-guarded = Pip a envoyé un chat : ta souris sera chassée avant d’avoir pu manger.
lesson-first-your-dog = Et qu’est-ce qui fait fuir un chat ? Pose ton chien à côté de lui.
lesson-first-corner = Maintenant ton 3, là où deux de ses côtés seulement restent ouverts.
lesson-first-rescue = Une souris à côté de ton 3 : envoie un chat à la rescousse.
lesson-first-now = Cet interrupteur montre ce qui resterait si la partie finissait maintenant.
lesson-first-close = Ferme le dernier côté ouvert de ton 3 : poses-y un 2.
lesson-first-last-dog = Pip a envoyé un autre chat garder son 2 ; ton deuxième chien sait quoi faire.
lesson-first-other-side = Le chat de Pip garde un côté du 3, et personne ne garde l’autre : poses-y une souris.
lesson-first-risk = Tous les chats sont sur la table, plus rien n’arrête les souris : ne risque pas plus qu’un 1.
lesson-first-last = Tant pis, ce n’était qu’un 1. Pose une souris là où elle ne peut pas te nuire.
lesson-first-count = Le carré est plein : suis le décompte, d’abord les chiens, puis les chats, puis les souris.
lesson-first-end = Tu as sauvé 6 points et Pip 3 : maintenant, tu connais le jeu.

lesson-first-otherwise = Tu pourrais, mais essaie cette fois ce qui est éclairé.
lesson-first-lit-cell = Presque : essaie cette fois la case éclairée.
lesson-first-keep-three = Ton 3 vaut le plus : garde-le pour une place plus sûre.
lesson-first-cheese-first = Garde tes animaux pour plus tard, et commence par un fromage.
lesson-first-cat-beside = Un chat n’aide qu’à côté de la souris, et pas à côté d’un chien : essaie la case éclairée.
lesson-first-own-mouse = Cette souris n’aiderait que Pip : c’est ton chat qu’il faut ici.
lesson-first-dog-later = Garde ton chien pour un chat de Pip.
lesson-first-own-cheese = Les souris ne demandent pas à qui est le fromage : là, elle mangerait aussi ton 1.
lesson-first-mouse-beside = Là, la souris ne serait pas à côté du fromage de Pip : essaie la case éclairée.
lesson-first-dog-beside = Un chien ne fait fuir que les chats à côté de lui : essaie la case éclairée.
lesson-first-more-open = Là, il aurait plus de côtés ouverts : essaie la case éclairée.
lesson-first-cat-waits = Là, le chat de Pip l’attraperait : va de l’autre côté.
lesson-first-mouse-waits = Une souris attend à côté : essaie la case éclairée.
lesson-first-only-one = Plus personne ne peut le protéger : risque un 1 plutôt qu’un 2.

## À côté de ce qui est nouveau, dans les premières parties

coach-hand = Choisis une carte. Les fromages sont à toi : protège-les.
coach-cell = Les cases éclairées sont libres. Touche une case, puis touche-la encore pour y poser la carte.

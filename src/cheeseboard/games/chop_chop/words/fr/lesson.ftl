# La leçon : ce que dit le professeur au fil de lessons/first.cheese, une phrase à la fois.

lesson-first-goal = Tu joues les quatre souris : trouve tous les fromages sous les plaques et rapporte-les chez toi.
lesson-first-cat = Pip joue le chat, qui gagne s’il attrape tes quatre souris.
lesson-first-die = Le dé montre un 1 : tu avances une souris, celle que tu veux, d’un pas exactement.
lesson-first-out = Fais sortir la souris 1 de son trou : touche-la, puis la plaque devant elle.
lesson-first-broken = Vaisselle cassée : il ne se passe rien. Mais ce trou est ouvert, et il faut ouvrir les quatre.
lesson-first-flee = Le chat est à deux pas : fuis avec la souris 1, trois pas jusqu’à la plaque éclairée.
lesson-first-danger = Un fromage pour les souris. Cet interrupteur montre, pour chacune d’elles, le risque d’être attrapée.
lesson-first-flee-again = La souris 1 est encore en danger : deux pas jusqu’à la plaque éclairée.
lesson-first-plus = Un +1 : la même souris fait tout de suite un pas de plus.
lesson-first-cat-cheese = Le chat a trouvé un fromage : il ne peut pas le manger, seulement s’asseoir dessus.
lesson-first-far = La souris 1 est juste à côté du chat : éloigne-la de quatre pas.
lesson-first-open-cheese = Ce fromage est maintenant visible : la souris 4 peut le prendre en sortant. Un risque, mais un fromage.
lesson-first-caught = Attrapée : le chat a fini son coup juste sur la souris 4. Il te reste trois souris.
lesson-first-second = Fais sortir la souris 2, deux pas jusqu’à la plaque éclairée.
lesson-first-arrow = Une flèche : la souris s’envole vers n’importe quelle case. Choisis-en une loin du chat.
lesson-first-under = Le chat ne va jamais sous la table : amènes-y la souris 3, trois pas.
lesson-first-on-under = Là-dessous rien à craindre : la souris 3 fait encore un pas.
lesson-first-fork = Une fourchette : prends un fromage visible, où qu’il soit.
lesson-first-two-steps = La souris 2, deux pas jusqu’à la plaque éclairée.
lesson-first-plus-two = Un +2 : encore deux pas.
lesson-first-hole = Le chat est près de la souris 2. Il n’entre jamais dans un trou : deux pas, et elle est à l’abri.
lesson-first-above = Le chat marche sur la table, ta souris dessous : ils s’ignorent. La souris 1, quatre pas.
lesson-first-tenth = Il manque un fromage : la souris 3, un pas.
lesson-first-home = Tous les fromages, et les quatre trous ouverts : une souris doit maintenant rentrer, deux pas.
lesson-first-won = À la maison avec tous les fromages : les souris gagnent !
lesson-first-end = J’avais caché les fromages là où tu irais ; sans moi, c’est un peu plus long.

lesson-first-otherwise = Tu pourrais, mais essaie cette fois la souris et la case éclairées.
lesson-first-any-mouse = Tu peux avancer n’importe laquelle ; prends cette fois la souris 1.
lesson-first-in-danger = La souris 1 resterait à côté du chat : avance celle-là.
lesson-first-in-danger-two = La souris 2 resterait près du chat : avance celle-là.
lesson-first-to-the-hole = Qu’elle entre dans le trou : elle y est à l’abri.

## À côté de ce qui est nouveau, dans les premières parties

coach-mouse = Choisis la souris qui va courir.
coach-lit = Tu peux aller sur toutes les cases éclairées. Touche une case, puis touche-la encore pour y aller.

# Cheese Rescue : la règle du jeu. Les nombres sont ceux des faits du jeu.

## De quoi il s’agit

book-section-aim = De quoi il s’agit
book-goal = Les chiens font peur aux chats, les chats chassent les souris et les souris mangent le fromage. Tout le monde pose ses cartes dans un même carré ; quand il est plein, les animaux font ce que font les animaux. Sauve plus de fromage que les autres.
book-cards = Il y a { $animals_1 } chiens, { $animals_2 } chats et { $animals_3 } souris. S’y ajoutent quatre lots de fromages, chacun avec sa forme : meule, pointe, cube et bûche. Les { COUNT($cheese) } fromages d’un lot valent { LIST($cheese) } points.
book-start-card = La carte départ sert seulement à ce que la première carte ait une voisine. Elle ne fait peur à personne, personne ne la mange et elle ne rapporte rien.

## Avant de commencer

book-section-setup = Avant de commencer
book-sets = Chacun prend un lot de fromages en main ; les lots qui restent retournent dans la boîte. Une partie des animaux aussi : { $removed_2_1 } chiens, { $removed_2_2 } chats et { $removed_2_3 } souris à deux joueurs, { $removed_3_1 } chiens, { $removed_3_2 } chats et { $removed_3_3 } souris à trois. À quatre, tous les animaux jouent.
book-deal = Mélangez les autres animaux et faites-en une pioche, face cachée. Chacun en pioche { $animals_dealt } et les prend en main avec ses { COUNT($cheese) } fromages, à l’abri des regards.
book-start = À deux ou à quatre joueurs, la carte départ est sur la table dès le début. À trois, elle reste dans la boîte.

## À ton tour

book-section-turn = À ton tour
book-beginning = On joue dans le sens des aiguilles d’une montre. Qui commence se décide quand on met la table.
book-lay = Pose une carte de ta main, animal ou fromage, comme tu veux. Elle doit avoir un côté en commun avec une carte déjà posée : se toucher par un coin ne suffit pas. À trois joueurs, la toute première carte n’a pas de voisine et se pose n’importe où.
book-square = Toutes les cartes doivent tenir dans un carré : { $square_2 } sur { $square_2 } à deux joueurs, { $square_3 } sur { $square_3 } à trois, { $square_4 } sur { $square_4 } à quatre. Personne n’en trace les bords d’avance. Le carré se précise en jouant : une carte a sa place tant que toutes les cartes y tiennent encore. Pour plus de rigueur, on convient que la carte départ est le centre ; alors les bords sont fixés dès la première carte.
book-draw = Pioche ensuite un animal, tant qu’il y en a. Personne d’autre ne voit lequel.

## Quand le carré est plein

book-section-count = Les animaux se réveillent
book-full = Quand le carré est plein, chacun a posé { $lays } cartes et la partie est finie. Les cartes encore en main ne valent rien : n’attends donc pas trop pour poser ton meilleur fromage.
book-beside = Maintenant les animaux regardent autour d’eux, une espèce après l’autre. À côté veut toujours dire avec un côté en commun, jamais par un coin.
book-dogs = D’abord, tous les chats à côté d’un chien s’enfuient, en même temps.
book-cats = Ensuite, toutes les souris à côté d’un chat resté là se font attraper. Un chat parti n’attrape personne : un chien peut donc sauver une souris.
book-mice = Enfin, tous les fromages à côté d’une souris restée là sont mangés. Les souris ne demandent pas à qui ils sont.

## Qui gagne

book-section-winning = Qui gagne
book-score = Additionne les nombres de tes fromages encore sur la table. Qui a le plus de points gagne.
book-tie = À égalité, qui a le plus de cartes fromage encore là gagne. Encore à égalité, la victoire est partagée.

## Ce que tout le monde peut savoir

book-section-secrets = Ce que tout le monde peut savoir
book-known = Tout le monde voit la table, combien de cartes chacun a en main et combien il en reste dans la pioche. Les fromages ne sont pas secrets non plus : ceux que tu n’as pas posés, tu les as encore. Seuls tes animaux ne regardent que toi.

## Les exemples

book-example-free = { $seat } vient de poser un chat et c’est à { $view_seat } : une carte peut aller sur chaque case au bord pointillé. Rien ne va dans les coins : ils ne font que se toucher.
book-example-row = { $view_size } cartes forment une rangée : le carré ne peut plus s’élargir, et aucune carte ne va ni à gauche ni à droite.
book-example-fled = Le chat du haut est à côté du chien et s’enfuit. L’autre chat n’a pas de chien à côté de lui et reste.
book-example-caught = Le chat resté là attrape la souris à côté de lui. L’autre souris a de la chance : son chat s’est enfui.
book-example-eaten = Cette souris chanceuse mange le fromage au-dessous d’elle. Le fromage tout en bas est sauvé, car la souris au-dessus s’est fait attraper.
book-example-level = { $points_1 } points partout. Mais { LIST($winners) } a plus de cartes fromage encore là, et gagne.

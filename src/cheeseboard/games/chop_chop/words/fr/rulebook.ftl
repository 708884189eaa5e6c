# Chop! Chop! : la règle du jeu. Les nombres sont ceux des faits du jeu, ou de la position montrée.

book-section-aim = De quoi il s’agit
book-goal = Quatre souris veulent tout le fromage de la cuisine. Un chat veut les souris. Une personne joue le chat, et toutes les autres jouent les souris, ensemble.
book-kitchen = Le sol est fait de cases, sur { $rows } lignes. Au milieu se trouve une table, avec { COUNT($table) } cases dessus, pour le chat seulement. Dessous, entre les pieds, il n’y a de place que pour les souris.
book-holes = Dans chaque mur il y a un trou de souris, avec une case juste devant. On n’entre et on ne sort que par cette case.
book-tile-kinds = Une plaque est posée, face cachée, sur chaque case du sol, sauf là où sont les pieds de la table. { $tiles_standard_cheese } cachent un fromage, { $tiles_standard_broken } de la vaisselle cassée. Les autres cachent une surprise.
book-dice = Les souris et le chat ont chacun leur dé. Celui des souris porte { LIST($mouse_die) }, celui du chat { LIST($cat_die) }. Les souris sont donc souvent un peu plus rapides.

book-section-setup = Avant de commencer
book-roles = Qui veut être le chat ? Tous les autres sont les souris. Personne n’a sa souris à soi : vous vous partagez les quatre. Au début, chacune est dans un trou.
book-place-cat = Le chat commence sur la table, sur la case que choisit le joueur chat.

book-section-turn = À ton tour
book-order = D’abord un joueur souris, puis le chat, puis le joueur souris suivant, puis encore le chat, et ainsi de suite.
book-one-mouse = Les joueurs souris déplacent la souris de leur choix, si elle n’est pas attrapée, peu importe qui l’a déplacée avant. Une seule souris par tour.
book-walk = Lance le dé et avance d’exactement ce nombre de pas. Un pas mène à la case voisine, tout droit, jamais en diagonale. Le premier pas hors d’un trou mène à la case juste devant.
book-no-way-back = Tu ne peux pas revenir sur ta case de départ. Les autres cases, tu peux les traverser autant de fois que tu veux.
book-no-jumping = Personne ne saute par-dessus personne : il faut faire le tour. Et une case n’a de place que pour une seule pièce. Seuls le chat sur la table et une souris dessous ne se gênent pas.
book-must = Si tu peux bouger, tu dois bouger. Si rien ne peut bouger, ton tour est fini.

book-section-ways = Qui va où
book-cat-ways = Le chat marche sur le sol et sur la table. Il ne va jamais sous la table, jamais dans un trou, et jamais sur un fromage face visible.
book-catching = Si le chat s’arrête exactement sur la case d’une souris, il l’attrape. Cette souris ne joue plus.
book-mouse-ways = Les souris marchent sur le sol et sous la table, où aucun chat ne les atteint. Elles ne montent jamais dessus. Une souris peut aussi se cacher de nouveau dans un trou, s’il est vide.
book-doors = La première fois qu’une souris quitte son trou, ce trou est ouvert. Il le reste jusqu’à la fin de la partie.

book-section-tiles = Les plaques
book-turning = Regarde sous la plaque où tu t’arrêtes et fais ce qu’elle dit. Ensuite elle quitte le jeu. S’il n’y a pas de plaque, rien ne se passe.
book-broken = Vaisselle cassée : rien ne se passe.
book-cheese = Fromage : une souris le prend. Les chats ne mangent pas de fromage, alors le chat le laisse là, face visible. Tant que le chat est dessus, les souris ne peuvent pas le prendre ; après, une souris qui s’y arrête le prend.
book-more-steps = +1 ou +2 : continue d’autant de pas. Tu ne peux pas revenir sur cette case, mais tu peux retourner là où tu étais avant de lancer le dé.
book-arrow = Flèche : envole-toi vers n’importe quelle case. Les souris ne volent pas sur la table, ni sur un fromage face visible, ni dans un trou. Le chat ne vole pas sous la table, ni sur un tel fromage, ni dans un trou, ni sur une souris.
book-fork = Fourchette : les souris prennent un fromage face visible, où qu’il soit, sauf si le chat est dessus. Un chat n’a que faire d’une fourchette.
book-knife = Couteau : aïe. Ton tour est fini, et les autres jouent deux tours. Si les autres sont les souris, c’est la même souris qui avance les deux fois.

book-section-end = Comment ça finit
book-cat-wins = Le chat gagne quand il a attrapé les quatre souris.
book-mice-win = Les souris gagnent quand elles ont les { $tiles_standard_cheese } fromages, que les quatre trous sont ouverts et qu’une souris s’arrête ensuite dans un trou, pour y rapporter le fromage.
book-last-mouse = S’il ne reste qu’une souris et qu’elle est dans un trou, le chat ne peut pas s’arrêter juste devant. S’il y est déjà, il doit partir et la laisser sortir.
book-no-draw = Il n’y a pas de match nul : on joue jusqu’à ce que le chat ou les souris gagnent.

book-section-secrets = Ce que tout le monde peut savoir
book-known = Tout est visible, mais personne ne sait ce qu’il y a sous les plaques. Les joueurs souris gagnent ensemble, ou perdent ensemble.

book-example-start = Une partie commence : le chat est sur la table, et une souris dans chaque trou.
book-example-tiles = Voici ce qu’il y a sous les plaques, et combien de fois.
book-example-dice = En haut le dé des souris, en bas le dé du chat.
book-example-walk = Les souris ont fait { $view_steps }. La souris 2 peut s’arrêter sur chaque case éclairée.
book-example-catch = Le chat a fait { $view_steps }. Un pas pour descendre de la table, et la souris 2 est attrapée.
book-example-under = La souris 3 s’est glissée sous la table. Le chat est juste au-dessus et ne peut pas l’attraper.
book-example-face-up = Le chat a trouvé un fromage et a continué. Maintenant il doit le contourner, et une souris peut venir le prendre.
book-example-flight = La souris 2 a trouvé une flèche et peut s’envoler vers chaque case éclairée.
book-example-fetching = La souris 3 a trouvé une fourchette : le fromage face visible est aux souris, même de si loin.
book-example-home = Les souris ont les { $view_stash } fromages, et tous les trous sont ouverts. La souris 2 rentre dans le trou : les souris gagnent !
book-example-let-out = Il ne reste qu’une souris, dans son trou. Le chat a fait { $view_steps } : il peut s’arrêter sur chaque case éclairée, mais pas juste devant le trou.
# Combien il y en a.
times = ×{ $number }

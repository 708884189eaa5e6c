# Cheez-Tricks : la règle du jeu. Les nombres sont ceux des faits du jeu, ou de la position montrée.

book-section-aim = De quoi il s’agit
book-goal = Chaque pli remporté te rapporte des points, à moins qu’un chat ne t’attrape. Trois chats rôdent à chaque manche, et chacun guette autre chose. Esquive-les ; ou bien ose tout, et laisse-les t’attraper tous les trois.
book-cheeses = Il y a quatre variétés de fromage : { LIST($varieties, each: "variety") }. Chacune a des cartes de 1 à { $values }.
book-cat-cards = Les chats forment un paquet à part, de six sortes : noir, blanc, siamois, gris, roux et bicolore. Certains ne sortent qu’à certains nombres de joueurs.

book-section-setup = Avant chaque manche
book-hands = Distribuez tout le fromage. À trois joueurs, cela fait { $hand_3 } cartes chacun, de 1 à { $highest_3 } ; à quatre { $hand_4 } chacun et à cinq { $hand_5 } chacun, de 1 à { $highest_5 }. L’un de vous est premier joueur ; à chaque manche, c’est le suivant dans le sens horaire.
book-two-players = À deux joueurs, les cartes vont seulement de 1 à { $highest_2 }. Chacun en reçoit { $hand_2 } ; les autres restent de côté, sans être vues, jusqu’à la fin de la manche. La carte que tu attends n’est donc peut-être pas en jeu.
book-three-cats = Révélez { $revealed } nouveaux chats, que tout le monde peut voir. Ceux de la manche d’avant ne reviennent pas.
book-levels = Les chats domestiques sont pour les premières parties : { house-leaves-out }. Les chats sauvages, c’est tous les chats.

book-section-trump = L’atout
book-drawn = Une variété est l’atout : ses cartes battent toutes les autres. À la première manche, elle est tirée au sort.
book-named = À partir de la deuxième manche, qui a le moins de points jusque-là la choisit, une fois que chacun a vu ses cartes et les chats.

book-section-trick = Un pli
book-lead = Le premier joueur entame avec n’importe quelle carte de sa main, même un atout. Puis chacun joue une carte, dans le sens horaire.
book-follow = Si tu as de la variété demandée, tu dois en jouer. Si tu n’en as pas, joue ce que tu veux : un atout, ou une carte dont tu aimerais te débarrasser.
book-taking = L’atout le plus fort remporte le pli. Sans atout, c’est la carte la plus forte de la variété demandée. Les autres cartes ne valent rien ici, si fortes soient-elles.
book-won = Qui remporte le pli le pose devant soi, face cachée, et entame le suivant. Tout le monde peut voir combien de plis tu as. La manche est finie quand il n’y a plus de cartes à jouer.

book-section-cats = Les chats
book-at-once = Trois sortes bondissent tout de suite, en pleine manche : le chat noir sur un pli précis, le chat blanc sur qui arrive en premier à tant de plis, le siamois sur une carte précise. Chacun ne bondit qu’une fois.
book-at-the-end = Trois sortes attendent le dernier pli, puis comptent : le chat gris attrape qui a pris le plus de quelque chose, le chat roux qui en a pris le moins, et le chat bicolore qui a exactement tant de plis.
book-ties = Quand plusieurs sont à égalité, le chat les attrape tous. Et rien n’empêche plusieurs chats d’attraper la même personne.
book-nobody = Pour le chat roux, zéro, c’est le moins. Mais quand personne ne fait ce qu’un chat attend, il n’attrape personne.

book-section-points = Les points
book-per-trick = À la fin de la manche, chacun de tes plis vaut { $points_1 } points. Si un chat te tient, il vaut { $points_2 } ; si deux chats te tiennent, { $points_3 }. Mais si les trois te tiennent, ils se disputent et tu leur échappes : chaque pli vaut alors { $points_4 }.
book-rounds = On joue { $rounds_3 } manches à trois joueurs, { $rounds_4 } à quatre et { $rounds_5 } à cinq. À deux joueurs, il y en a { $rounds_2 }.
book-winner = Qui a le plus de points gagne. À égalité, la meilleure manche décide. Encore à égalité, la victoire est partagée.

book-section-secrets = Ce que tout le monde peut savoir
book-known = Les chats, l’atout, les points, les cartes du pli et le nombre de plis de chacun sont visibles. Ta main n’est que pour toi, et personne ne sait ce qui est de côté à deux joueurs.
book-memory = Avec les chats domestiques, les cartes gagnées qui comptent pour un chat restent visibles. Avec les chats sauvages, tout ce qui est gagné est face cachée : à toi de t’en souvenir.

book-example-must-follow = { $view_trick_1_seat } entame avec le { NAME($view_trick_1_card, of: "card") }. { $view_seat } a du { NAME($view_follow, of: "variety") } et doit jouer une des cartes qui dépassent. Qui essaie tout de même un atout entend :
book-example-led = { $seat } remporte le pli : le { NAME($view_last_3_card, of: "card") } est la carte la plus forte de la variété demandée.
book-example-other-varieties = Le pli suivant commence par le { NAME($view_last_1_card, of: "card") }, et { $seat } le remporte avec le { NAME($view_last_2_card, of: "card") }. Le { NAME($view_last_3_card, of: "card") } est plus haut, mais ce n’est ni du { NAME($view_last_1_card, of: "variety-of") } ni de l’atout, qui est le { NAME($view_trump, of: "variety") }.
book-example-trumped = On demande encore du { NAME($view_last_1_card, of: "variety-of") }. Parmi ceux qui n’en ont pas, deux jouent du { NAME($view_trump, of: "variety") }, l’atout. { $seat } remporte le pli avec le { NAME($view_last_4_card, of: "card") }, l’atout le plus fort.
book-example-pouncing = { NAME($view_cats_1_cat, of: "cat-in-full") } { NAME($view_cats_2_cat, of: "cat-in-full") } { NAME($view_cats_3_cat, of: "cat-in-full") }
book-example-waiting = { NAME($view_cats_1_cat, of: "cat-in-full") } { NAME($view_cats_2_cat, of: "cat-in-full") } { NAME($view_cats_3_cat, of: "cat-in-full") }
book-example-tied = { $names_1 } a remporté le pli que guettait le chat noir, et { $names_3 } a pris le { NAME($cats_2_cat, of: "wanted-card") }. À la fin, { $names_3 } et { $names_4 } ont { $cats_3_counts_3 } six chacun, plus que les autres : le chat gris les attrape tous les deux.
book-example-none-at-all = { $names_2 } a eu deux plis en premier. Personne d’autre que { $names_4 } ne finit sans aucun trois : le chat roux l’attrape. Avec { $tricks_1 } plis chacun, { $names_1 } et { $names_4 } se font attraper aussi par le chat bicolore.
book-example-scored = Aucun chat n’a attrapé { $names_1 } : { $tricks_1 } plis font { $points_1 } points. Un chat a attrapé { $names_2 } : { $tricks_2 } plis font { $points_2 } points. Deux chats ont attrapé { $names_3 }, et deux { $names_4 } : leurs plis ne rapportent rien.
book-example-brave = Les trois chats ont attrapé { $names_4 } : { $tricks_4 } plis à { $each_4 } points font { $points_4 } points. Aucun chat n’a attrapé { $names_3 }, mais sans pli il n’y a pas de points non plus.

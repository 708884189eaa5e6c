# Autour des règles ; ce qu’elles disent se trouve dans les dossiers des jeux.

book-of = { $game } : la règle du jeu
book-lead = Toutes les règles, avec nos propres mots. Dans les notes : ce que la règle imprimée laisse ouvert ou ne montre qu’en image, et d’où nous le savons.
book-print = Imprimer
book-contents = Sommaire
book-clauses = Les clauses de notre texte des règles qui le disent

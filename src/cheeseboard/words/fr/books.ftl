# Ce qui mène aux règles des jeux.

rulebook = Règle du jeu
rulebooks = Règles des jeux
rulebook-open = Ouvrir la règle du jeu
why = Pourquoi ?
book-loading = La règle s’ouvre…

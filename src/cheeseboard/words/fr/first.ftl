# Pour une première fois : une leçon avant la première partie.

learn-first = Ta première fois ? Une leçon te montre comment jouer.
learn-in = Apprendre en { $minutes } minutes
learn-not = Jouer tout de suite
learn-guided = Partie guidée

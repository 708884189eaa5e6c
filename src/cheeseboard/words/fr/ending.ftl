# The end of a match, beside what each game says of its own.

ending-look = Voir la table
ending-told = Voir le résultat

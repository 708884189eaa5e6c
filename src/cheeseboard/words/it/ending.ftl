# The end of a match, beside what each game says of its own.

ending-look = Guarda il tavolo
ending-told = Mostra il risultato

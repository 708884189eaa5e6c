# Between a table that is looked at and one that is read.

play-by-text = Gioca in modalità testo
play-by-text-note = Il tavolo a parole, da leggere o da ascoltare, e mosse che si scrivono.
show-board = Mostra il tavolo

# Per chi gioca la prima volta: una lezione prima della prima partita.

learn-first = È la prima volta? Una lezione ti mostra come si fa.
learn-in = Impara in { $minutes } minuti
learn-not = Gioca subito
learn-guided = Partita guidata

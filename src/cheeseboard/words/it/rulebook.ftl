# Around the rulebooks; what they say stands in the games' folders.

book-of = { $game }: il regolamento
book-lead = Tutte le regole, con parole nostre. A margine sta ciò che il regolamento stampato lascia aperto o mostra solo nelle figure, e come lo sappiamo.
book-print = Stampa
book-contents = Indice
book-clauses = Le clausole del nostro testo delle regole che lo dicono

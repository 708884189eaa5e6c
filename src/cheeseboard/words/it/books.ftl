# What leads to the rulebooks.

rulebook = Regolamento
rulebooks = Regolamenti
rulebook-open = Apri il regolamento
why = Perché?
book-loading = Il regolamento si apre…

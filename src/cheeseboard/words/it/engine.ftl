# What tables, matches, records and bots refuse, and why.
# Those that say { title } are told of a game: their code begins with its name.

game-unknown = Non c’è nessun gioco «{ $game }»; i giochi sono { LIST($games) }.
table-players = A { title } si gioca in { LIST($counts, type: "or") }, non in { $players }.
seat-missing = Non c’è nessun posto { $number }; i posti vanno da 0 a { $last }.

move-after-end = { $move }: la partita è finita.
undo-nothing = Non c’è ancora nessuna mossa da ritirare.
undo-none = Non c’è nessuna tua mossa da ritirare.
undo-over = La partita è finita, quindi non si può più ritirare niente.
undo-chance = Alla tua ultima mossa ha risposto il caso, con un tiro, una carta pescata o data: non si può più ritirare.
undo-revealed = Dopo la tua ultima mossa gli altri hanno mostrato le loro carte: non si può più ritirare.

record-line = riga { $line }: { $reason }
record-no-tag = trovato «{ $found }», ci vuole un’etichetta come [Game "..."]
record-no-gap = ci vuole una riga vuota tra le etichette e la cronaca
record-not-utf8 = questo non è testo UTF-8
record-tag-twice = l’etichetta { $tag } compare due volte
record-tag-missing = la registrazione non ha l’etichetta [{ $tag } "..."]
record-players = ci vuole un numero di giocatori, trovato «{ $found }»
record-seat = non c’è nessun posto per l’etichetta { $tag }; i posti vanno da 0 a { $last }
record-date = ci vuole una data come 2026-11-16, trovato «{ $found }»
record-hex = ci vogliono { $digits } cifre esadecimali minuscole come { $tag }
record-stops =
    la cronaca si ferma qui, dove { $by ->
        [key] dalla chiave segue
       *[rules] dalle regole segue
    } «{ $expected }»
record-differs =
    trovato «{ $found }», dove { $by ->
        [key] dalla chiave segue
       *[rules] dalle regole segue
    } «{ $expected }»
record-after-end = trovato «{ $found }» dopo la fine della partita
record-other-seat = trovato «{ $found }», ci vuole una mossa del posto { $number }
record-stops-at-chance = la cronaca si ferma dove deve parlare il caso, non dove tocca a un posto
record-unfinished = la cronaca si ferma qui, ma Result è «{ $found }»: ci vuole una mossa del posto { $number }, oppure Result «*»
record-result = Result è «{ $expected }», non «{ $found }»
record-key-early = una Key sta solo nella registrazione di una partita finita
record-other-key = la Key non è quella su cui è fatto il Commitment
part-elsewhere = questa partita ha elementi diversi da quelli della scatola ({ LIST($parts) }); la leggono solo `cheeseboard verify` e `cb.load` di Python
line-expected = ci vuole «{ $expected }», trovato «{ $found }»
line-choice = ci vuole «{ $start }» e { LIST($choices, type: "or") }, trovato «{ $found }»

analysis-keyless = Si può riesaminare solo una partita con una chiave: il suo caso va rifatto.

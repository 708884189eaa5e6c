# Che cosa rifiutano tavoli, partite, registrazioni e bot, e perché.
# Quelli che dicono { title } parlano di un gioco: il loro codice comincia con il suo nome.

game-unknown = Non c’è nessun gioco «{ $game }»; i giochi sono { LIST($games) }.
table-players = A { title } si gioca in { LIST($counts, type: "or") }, non in { $players }.
table-option = { title } non ha l’opzione «{ $option }»; ha { LIST($options) }.
table-choice = { title } in { $players } vuole { $option } = { LIST($choices, type: "or") }, non «{ $value }».
seat-missing = Non c’è nessun posto { $number }; i posti vanno da 0 a { $last }.
names-number = { $players } giocatori vogliono { $players } nomi, non { $names }.
names-list = I nomi sono una lista, uno per ogni posto, non «{ $names }».
name-unprintable = Un nome è un testo stampabile su una riga e non vuoto, non «{ $name }».
seed-number = Un seme casuale è un numero intero, non «{ $seed }».
key-length = La chiave di una partita ha { $bytes } byte.

move-not-text = Una mossa è un testo nella notazione del gioco, non { $kind }.
move-after-end = { $move }: la partita è finita.
choose-after-end = La partita è finita: non c’è più niente da scegliere.
choose-of-nothing = Un bot sceglie in una partita, o da ciò che se ne vede, non in { $kind }.
choose-out-of-turn = Il posto { $number } non ha niente da scegliere: tocca al posto { $turn }.
since-not-number = Gli eventi si contano da 0, quindi si chiedono a partire da un numero intero, non da { $since }.
undo-nothing = Non c’è ancora nessuna mossa da ritirare.
undo-none = Non c’è nessuna tua mossa da ritirare.
undo-over = La partita è finita, quindi non si può più ritirare niente.
undo-chance = Alla tua ultima mossa ha risposto il caso, con un tiro, una carta pescata o data: non si può più ritirare.
undo-revealed = Dopo la tua ultima mossa gli altri hanno mostrato le loro carte: non si può più ritirare.
undo-to = Di { $most } mosse ne possono restare da { $fewest } a { $most }, non { $moves }.

batch-count = Un lotto contiene un numero intero di partite, almeno 1, non { $count }.
batch-moves = Un lotto di { $count } prende { $count } numeri interi alla volta, una mossa per partita, non un array di { $kind } con forma { $shape }.
batch-illegal = La mossa { $move } non è permessa nella partita { $match } del lotto.

record-line = riga { $line }: { $reason }
record-of-part = Una partita cominciata a metà non ha registrazione: il suo passato non si conosce.
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
record-not-text = una registrazione è un testo, non { $kind }
record-number = ci vuole una registrazione, trovate { $number }
line-expected = ci vuole «{ $expected }», trovato «{ $found }»
line-choice = ci vuole «{ $start }» e { LIST($choices, type: "or") }, trovato «{ $found }»

bot-unknown = Non c’è nessun bot «{ $bot }»; i bot sono { LIST($bots) }; e anche search:2 (per livello), search:50ms (per tempo), search:10000 (per iterazioni) e module:Class (uno tuo).
bot-level = Solo search ha livelli, quindi «{ $bot }» non può avere il livello { $level }.
bot-measure = Non c’è search:{ $measure }; dopo i due punti ci va un livello da 1 a { $levels }, un tempo come 50ms, o delle iterazioni da { $fewest } in su.
bot-end = Una ricerca ha bisogno di una fine: dalle iterazioni, secondi, o entrambi.
bot-raised = { $bot } ha sollevato { $problem }
bot-illegal = { $bot } ha risposto { $move }, che non è permessa
bot-no-text = { $bot } ha risposto { $found }, che non è una mossa scritta come testo
bot-gone = { $bot } non è più in funzione
bot-late = { $bot } ci ha messo più di { $seconds } s
bot-ended = { $bot } ha chiuso il proprio processo, con stato { $status }
bot-unmade = non è stato possibile creare { $bot }: { $problem }
bot-mute = { $bot } non ha il metodo `choose(sight)`
bot-no-module = { $bot } non c’è: nessun modulo «{ $module }» in questa cartella o tra quelli installati
bot-no-class = { $bot } non c’è: «{ $module }» non ha la classe «{ $kind }»
bot-unimported = non è stato possibile importare { $bot }: { $problem }
analysis-keyless = Si può riesaminare solo una partita con una chiave: il suo caso va rifatto.

heard-too-little = Quello che si è giocato prima non si può risentire a questo tavolo: chi gioca deve ricordarselo.

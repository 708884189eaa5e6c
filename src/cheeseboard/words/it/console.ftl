# What only those read who program, start or operate it: the page does not carry it.

## Matches, batches, records and bots, for programmers

names-number = { $players } giocatori vogliono { $players } nomi, non { $names }.
names-list = I nomi sono una lista, uno per ogni posto, non «{ $names }».
name-unprintable = Un nome è un testo stampabile su una riga e non vuoto, non «{ $name }».
count-wrong = { $name } è un numero intero, almeno { $least }, non { $value }.
seed-number = Un seme casuale è un numero intero, non «{ $seed }».
key-length = La chiave di una partita ha { $bytes } byte.
move-not-text = Una mossa è un testo nella notazione del gioco, o un numero intero, non { $kind }.
choose-after-end = La partita è finita: non c’è più niente da scegliere.
choose-of-nothing = Un bot sceglie in una partita, o da ciò che se ne vede, non in { $kind }.
choose-out-of-turn = Il posto { $number } non ha niente da scegliere: tocca al posto { $turn }.
since-not-number = Gli eventi si contano da 0, quindi si chiedono a partire da un numero intero, non da { $since }.
undo-to = Di { $most } mosse ne possono restare da { $fewest } a { $most }, non { $moves }.
kernels-compiled = Compilo le regole per questa macchina; ci vuole qualche secondo, una volta sola…
batch-count = Un lotto contiene un numero intero di partite, almeno 1, non { $count }.
batch-moves = Un lotto di { $count } prende { $count } numeri interi alla volta, una mossa per partita, non un array di { $kind } con forma { $shape }.
batch-illegal = La mossa { $move } non è permessa nella partita { $match } del lotto.
number-illegal = Nessuna mossa valida ha il numero { $number }; le mosse del gioco vanno da 0 a { $last }, e match.numbers() dice quali sono valide.
move-before-chance = «{ $move }» deve aspettare: prima di’ con match.chance(outcome) che cosa porta il caso.
chance-outcome = Il caso non può portare «{ $outcome }» adesso; può portare { LIST($outcomes, type: "or") }.
chance-none = Niente è lasciato al caso in questo momento.
chance-first = Prima tocca al caso: di’ con match.chance(outcome) che cosa porta.
seed-unresolved = Una partita in cui il caso viene dettato non prende un seme.
position-unreadable = «{ $text }» non è una posizione come la scrive match.position().
position-in-chance = Questa posizione sta nel mezzo di un caso di cui è detta solo una parte: riprendila con unresolved=True.
part-unknown = { $game } non ha l’elemento «{ $part }»; i suoi elementi sono { LIST($parts) }.
part-kind = L’elemento { $part } si scrive come { $usual }, non { $value }.
part-unread = { $game } segue { $part } senza leggerlo, quindi nessuna variante può averne un altro; i suoi elementi sono { LIST($parts) }.
part-players = Nessun numero di giocatori sta in tutti questi elementi, che ne dipendono: { LIST($parts) }.
part-broken = Questi elementi non fanno un gioco: { $problem }.
batch-where = Un gruppo di { $count } partite prende { $count } volte vero o falso, uno per ogni partita, non un array di { $kind } di forma { $shape }.
batch-out = Per scriverci dentro serve un array di { $kind } di forma { $shape }, riga dopo riga e senza vuoti, in cui si possa scrivere.
batch-out-step = Un gruppo scrive in un passo che ha già raccontato, o in batch.room(), non in { $kind }.
batch-way = Un gruppo sceglie «random» o «greedy», non «{ $way }».
batch-row = Le partite del gruppo sono numerate da 0 a { $last }: non c’è la partita { $row }.
device-unknown = Un gruppo sta su «cpu» o su «cuda», non su «{ $device }».
device-no-cupy = Una scheda grafica si usa tramite CuPy, che non è installato: lo porta pip install "cheeseboard[cuda]".
device-no-card = Questa macchina non ha una scheda grafica che CuPy possa usare; «cpu» c’è ovunque.
device-other-kernels = La cartella { $folder } non contiene kernel fatti di queste stesse regole: rifalli.
record-of-part = Una partita cominciata a metà non ha registrazione: il suo passato non si conosce.
record-of-nothing = Si scrivono registrazioni di partite, non di { $kind }.
record-not-text = una registrazione è un testo, non { $kind }; cb.read legge quelle di un file
record-name = «{ $found }» non è una registrazione; cb.read legge quelle di un file
record-number = ci vuole una registrazione, trovate { $number }
bot-end = Una ricerca ha bisogno di una fine: dalle iterazioni, secondi, o entrambi.
bot-raised = { $bot } ha sollevato { $problem }
bot-illegal = { $bot } ha risposto { $move }, che non è permessa
bot-no-text = { $bot } ha risposto { $found }, che non è una mossa, né come testo né come numero
bot-gone = { $bot } non è più in funzione
bot-late = { $bot } ci ha messo più di { $seconds } s
bot-ended = { $bot } ha chiuso il proprio processo, con stato { $status }
bot-unmade = non è stato possibile creare { $bot }: { $problem }
bot-mute = { $bot } non ha il metodo `choose(sight)`
bot-no-module = { $bot } non c’è: nessun modulo «{ $module }» in questa cartella o tra quelli installati
bot-no-class = { $bot } non c’è: «{ $module }» non ha la classe «{ $kind }»
bot-unimported = non è stato possibile importare { $bot }: { $problem }
heard-too-little = Quello che si è giocato prima non si può risentire a questo tavolo: chi gioca deve ricordarselo.
table-option = { title } non ha l’opzione «{ $option }»; ha { LIST($options) }.
table-choice = { title } in { $players } vuole { $option } = { LIST($choices, type: "or") }, non «{ $value }».
bot-unknown = Non c’è nessun bot «{ $bot }»; i bot sono { LIST($bots) }; e anche search:2 (per livello), search:50ms (per tempo), search:10000 (per iterazioni) e module:Class (uno tuo).
bot-kind = Un bot è un nome, una classe o un oggetto con un metodo `choose(sight)`; questo è { $kind }.
bot-level = Solo search ha livelli, quindi «{ $bot }» non può avere il livello { $level }.
bot-measure = Non c’è search:{ $measure }; dopo i due punti ci va un livello da 1 a { $levels }, un tempo come 50ms, o delle iterazioni da { $fewest } in su.

## Le interfacce degli altri

adapter-missing = { $peer } non è installato qui: pip install "cheeseboard[{ $extra }]".
render-mode = Si può mostrare come { LIST($modes, type: "or") }, non come «{ $mode }».
opponents-number = A questo tavolo ci sono { $seats } altri posti, ma { $opponents } avversari; indicane uno per tutti, o tanti quanti sono i posti.

## What is sent, by other means than the page

seat-two-me = Un solo posto può essere «me»; chi ti siede accanto è «beside».
value-nested = Quello che mandi è annidato troppo in profondità.
body-no-json = Il corpo dev’essere JSON: mandalo con l’intestazione Content-Type: application/json.
not-json = Questo non è JSON.
value-kind =
    { $place ->
        [none] Quello che mandi
       *[other] «{ $place }»
    } dev’essere { $wanted ->
        [text] un testo
        [number] un numero intero
        [list] una lista
        [truth] true o false
       *[object] un oggetto
    }.
value-choice = «{ $place }» dev’essere { LIST($choices, type: "or") }, non «{ $found }».
value-missing = Manca «{ $place }».
value-unknown = «{ $place }» qui non significa niente.
message-unreadable = Manda quello che vuoi come testo JSON: { $example }.
body-long = Il corpo della richiesta è troppo lungo.
path-method = { $path } non accetta { $method }; /api/docs elenca quello che c’è.
socket-since = since, undone ed entries dicono quanto hai già sentito: numeri interi da 0; changes è 0 o 1.
socket-not-text = Quello che hai mandato non è testo UTF-8; riconnettiti.

## The database, and where servers meet

thinking-no-threads = Con bot_threads = 0 qui nessuno pensa: di’ con --redis dove sta chi lo fa.
redis-address = Questo non è l’indirizzo di un Redis: { $problem }. Ne ha la forma redis://host:6379/0.
redis-missing = Redis ha bisogno di un pacchetto che qui manca: pip install "cheeseboard[site]".
bot-not-yours = «{ $bot }» non è un bot tuo: scrivilo come module:Class, per esempio mine:Bot.
database-removed = Il database { $file } è stato tolto o sostituito mentre era in uso; quello che conteneva è salvo in { $saved }. Riavvia Cheeseboard con quel file come --database.
database-removed-lost = Il database { $file } è stato tolto o sostituito mentre era in uso, e quello che conteneva non si è potuto mettere al sicuro altrove; fai spazio e ripristina una copia.
database-in-use =
    { $file } è in uso da { $address ->
        [nowhere] un altro Cheeseboard; aspetta che abbia finito,
       *[other] Cheeseboard all’indirizzo { $address }; apri quello,
    } o indica un altro posto con --database.
database-kind = Un database è un file, una cartella per un file, o un URL che comincia con sqlite:/// o postgresql://, non con «{ $kind }://».
database-no-url = L’URL del database non si può leggere; dovrebbe essere come postgresql://user:password@host:5432/cheeseboard.
redis-workers = Più processi si incontrano tramite Redis: di’ con --redis, o in CHEESEBOARD_REDIS, dov’è, per esempio redis://127.0.0.1:6379/0.
database-extra = Per PostgreSQL va installato qualcosa in più: pip install 'cheeseboard[site]'.
database-unreachable = Il database { $database } non si può usare: { $problem }.
database-password = Il database { $database } non accetta questo utente e questa password.
database-missing = Il database { $database } non si può aprire ({ $problem }); crealo con createdb, o indicane un altro.
move-same = Partenza e arrivo sono lo stesso database; indicane un altro con --to.
move-nothing = In { $from } non è conservato niente; di’ con --from dove sono i tuoi tavoli.
move-in-use = { $database } è in uso, e ciò che vi si scrive intanto andrebbe perduto; ferma tutti i server che lo usano, poi sposta.
move-not-empty = { $to } contiene già persone o tavoli, che restano come sono; indica un database vuoto.
move-differs = Quello che è arrivato in { $to } non è quello che è partito da { $from }, quindi lì non è cambiato niente; rifallo mentre nessun altro li usa.
move-failed = In { $to } non è stato spostato niente: { $problem }.
database-unwritable = Nel database { $file } non si può scrivere: { $problem }.
database-in-file = { $folder } è un file, quindi non può contenere un database; indica un altro posto.
database-no-folder = La cartella { $folder } non si può creare: { $problem }.
database-is-folder = { $file } è una cartella, ma il database è un file; spostala o indica un altro posto.
database-no-file = { $file } non è un file in cui si possa conservare qualcosa; indica un altro posto.
database-read-only = { $place } è in sola lettura; rendilo scrivibile o indica un altro posto per i dati.
database-foreign = { $database } è il database di un altro programma; indica un altro posto per i dati.
database-newer = { $database } è stato scritto da un Cheeseboard più recente (la sua versione è { $version }, questo legge { $known }); installa quello nuovo o indica un altro posto per i dati.
database-not-made = Il database { $file } non si può creare: { $problem }.
database-damaged = { $file } è rovinato o non è un database ({ $problem }); ripristina una copia o spostalo.

## Whoever operates the server

ready-rehearsing = Questo server si sta avviando: i giochi si preparano.
ready-database-slow = Il database non ha risposto entro { $seconds } secondi.
metrics-elsewhere = Le misure di questo server le legge solo la sua macchina, e le reti indicate con --metrics-for.
network-wrong = «{ $network }» non è un indirizzo né una rete; scrivilo come 10.0.0.0/8.

## Whoever starts the server

server-missing = La pagina, e giocare su una pagina, richiede più pacchetti dello studio dei giochi: pip install "cheeseboard[server]".
serve-at = Cheeseboard è a { $address } (Ctrl+C lo ferma)
serve-alone = Solo questa macchina può aprirlo; avvialo con --share per far entrare gli altri.
serve-network = Gli altri sulla tua rete aprono { $address }
limits-unread = I limiti in { $file } non si possono leggere: { $problem }.
limit-unnamed = «{ $found }» non è un limite con il suo valore; scrivi NAME=VALUE.
limit-unknown = Non c’è nessun limite «{ $name }»; cheeseboard serve --show-limits dice quali ci sono.
limit-wrong = Il limite { $name } è { $kind ->
        [whole] un numero intero
       *[any] un numero
    } da { $least } in su, non «{ $found }».
port-no-address = «{ $host }» non è un indirizzo di questa macchina; prova 127.0.0.1, o 0.0.0.0 per tutti.
port-none-free = Nessuna porta da { $first } a { $last } è libera; indicane una con --port.
port-reserved = La porta { $port } è riservata al sistema; scegline una oltre 1023, o ometti --port.
port-in-use = La porta { $port } è in uso; scegline un’altra, o ometti --port per la prossima libera.
port-failed = Non si può ascoltare su { $host }, porta { $port }: { $problem }.
page-not-built = La pagina non è stata costruita: esegui ./play nella cartella del progetto, o installa il pacchetto. /api funziona.

## Installing

install-line = Giochi di gatti e topi per il tavolo della cucina, con gli amici o contro i bot.

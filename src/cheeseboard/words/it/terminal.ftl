# What the command line and a game in the terminal say.

## The command line

cli-purpose = Tre giochi da tavolo di gatti e topi: nel browser, nel terminale, da Python.
cli-without-command = Senza comando serve la pagina, come `cheeseboard serve`.
cli-usage = uso:
cli-commands = comandi
cli-arguments = argomenti
cli-options = opzioni
cli-example = Esempio:
cli-help = mostra questo aiuto e finisce
cli-version = mostra la versione e finisce
cli-mistake = { $problem }. Aiuto: { $help }
cli-argument = argomento { $name }: { $problem }
cli-required = manca: { $names }
cli-unrecognized = argomenti sconosciuti: { $words }
cli-ambiguous = opzione ambigua: { $option } può voler dire { $matches }
cli-one-value = serve un valore
cli-some-value = serve almeno un valore
cli-no-value = non prende valori: togli { $found }
cli-not-with = non insieme a { $name }

word-command = COMANDO
word-game = GIOCO
word-bots = BOT,BOT
word-host = HOST
word-port = PORTA
word-name = NOME
word-file = FILE
word-place = LUOGO
word-moves = MOSSE
word-option = NOME=VALORE
word-seconds = SECONDI
word-class = MODULO:CLASSE
word-network = RETE
word-table = TAVOLO
word-whom = CHI
word-time = TEMPO
word-person = PERSONA

cli-serve = serve la pagina e la apre nel browser
cli-serve-host = l’indirizzo su cui ascoltare (predefinito: { $host }, questa macchina)
cli-serve-share = ascolta sulla rete, così anche altri possono giocare, e mostra dove
cli-serve-port = la porta (predefinito: { $port }, o la prossima libera)
cli-serve-database = dove si tengono i tavoli: un file, una cartella per un file, o postgresql://user:password@host/name (altrimenti: CHEESEBOARD_DATABASE, o un file tuo)
cli-serve-workers = quanti processi servono (predefinito: 1; più d’uno vuole --redis); SIGHUP li sostituisce uno dopo l’altro
cli-serve-no-browser = stampa solo l’indirizzo
cli-serve-log = che log tenere: text, solo quello che va storto (predefinito), o json, ogni richiesta e chi l’ha fatta, per i programmi
cli-serve-metrics-for = una rete che può leggere /metrics, come 10.0.0.0/8; si può dare più volte (predefinito: solo questa macchina)
cli-serve-proxy = credi a un proxy a questo indirizzo, o in questa rete come 10.0.0.0/24, su da dove viene la gente; a uno su questa macchina si crede sempre; si può dare più volte
cli-serve-limits = un file TOML con i limiti che devono essere diversi
cli-serve-limit = un limite che dev’essere diverso, qualunque cosa dica il file; si può dare più volte
cli-serve-show-limits = stampa ogni limite con il suo significato, nella forma di quel file, e finisce
cli-serve-redis = un Redis, come redis://host:6379/0, dove si incontrano i server degli stessi tavoli e `cheeseboard think` pensa per loro (altrimenti: CHEESEBOARD_REDIS)
cli-serve-bot = offri un bot tuo come avversario; si può dare più volte

cli-admin-tables = elenca i tavoli, prima quelli dove è successo qualcosa per ultimi
cli-admin-tables-state = solo quelli che aspettano giocatori, in corso o finiti
cli-admin-tables-game = solo quelli di questo gioco
cli-admin-tables-most = quanti al massimo (predefinito: { $most })
cli-admin-close = finisce la partita a un tavolo per tutti; la sua cronaca resta
cli-admin-delete = cancella un tavolo con tutto ciò che se ne sa
cli-admin-table = il tavolo, con l’ultima parte del suo link
cli-admin-ban = tiene fuori da un server qualcuno, o chiunque venga da un indirizzo
cli-admin-whom = una persona, con le prime lettere del suo id, o un indirizzo o una rete come 203.0.113.0/24
cli-admin-ban-for = per quanto tempo, come 12h o 7d (predefinito: per sempre)
cli-admin-unban = fa rientrare qualcuno
cli-admin-bans = elenca chi è fuori
cli-admin-backup = copia un database, mentre i server continuano
cli-admin-backup-file = la copia: un file di database, o per PostgreSQL un archivio per pg_restore
cli-admin-retention = cancella i tavoli dove non succede niente da tempo
cli-admin-older = da quanto non succede niente, come 90d
cli-admin-json = stampa JSON, per i programmi
cli-admin-dry-run = dice soltanto che cosa succederebbe
cli-admin-erase = dimentica una persona: nome, partite e quello che ha detto
cli-admin-person = la persona, con le prime lettere del suo id
cli-not-duration = «{ $found }» non è un tempo; scrivilo come 30m, 12h, 90d o 2w

cli-play = gioca una partita intera nel terminale contro i bot
cli-play-seat = il tuo posto, da 0 (predefinito: quello che comincia)
cli-play-name = come ti chiami (predefinito: { your-name-unless })
cli-play-seed = lo stesso seme dà le stesse carte
cli-play-resume = continua una partita salvata
your-name-unless = Ospite

cli-simulate = fa giocare i bot e scrive le registrazioni, una dopo l’altra
cli-simulate-games = quante partite (predefinito: 1)
cli-simulate-seed = lo stesso seme dà le stesse partite (predefinito: 0)

cli-arena = fa giocare i bot per misurarne la forza, ogni distribuzione da ogni posto
cli-arena-seats = i bot, vedi sotto; se i posti sono di più si risiedono
cli-arena-games = quante, arrotondate a rotazioni intere (predefinito: 100)
cli-arena-seed = lo stesso seme dà le stesse distribuzioni (predefinito: 0)
cli-arena-move-time = per una mossa di un bot tuo, `module:Class`; chi ci mette di più perde a tavolino (predefinito: 5)
cli-arena-json = scrive come JSON tutto quello che ne è uscito; `-` per lo standard output
cli-arena-records = scrive le registrazioni di tutte le partite
cli-arena-resume = tiene lì un diario, e continua da quello che già contiene

cli-verify = rigioca le registrazioni: ogni mossa permessa, ogni caso dalla chiave, la fine giusta
cli-verify-files = file di registrazioni, o `-` per lo standard input

cli-bench = misura quanto vanno veloci i giochi su questa macchina
cli-bench-games = i giochi da misurare (predefinito: tutti)
cli-bench-peers = misurali invece accanto a OpenSpiel, PettingZoo e Pgx, se sono installati
cli-bench-json = un oggetto JSON per gioco e numero di giocatori, ognuno su una riga

cli-learn = fa imparare un gioco a un bot giocando contro se stesso
cli-learn-moves = impara le prime impressioni delle mosse invece delle probabilità, che vengono da --from
cli-learn-minutes = per quanto tempo (predefinito: 10)
cli-learn-seed = lo stesso seme comincia con le stesse distribuzioni e gli stessi pesi (predefinito: 0)
cli-learn-from = pesi da cui continuare (predefinito: comincia da niente)
cli-learn-to = dove scrivere i pesi, a ogni riga mostrata (predefinito: { word-game }.npz)
cli-learn-device = dove si adatta la rete: sui core di questa macchina, o sulla sua scheda grafica
learn-nothing = Nessuna rete può ancora imparare { $game }, solo { LIST($games) }.
learn-no-moves = Le prime impressioni delle mosse non si possono ancora imparare in { $game }, solo in { LIST($games) }.
learn-no-weights = Il file { $file } non contiene pesi per { $game }.
learn-no-chances = Per imparare le prime impressioni delle mosse, indica i pesi che dicono le probabilità: --from.
learn-point = { $minutes } min: { $lines } posizioni, perdita logaritmica { $loss }, vince { $wins } % contro greedy, una mossa avanti
learn-move-point = { $minutes } min: { $lines } posizioni, perdita logaritmica { $loss }, vince { $wins } % contro greedy, con le sole prime impressioni
learn-written = Quello che è stato imparato è in { $file }; il suo segno è { $mark }.

cli-rules = mostra tutto il regolamento di un gioco, con gli esempi
cli-credits = dice chi ha fatto i giochi
cli-admin = si prende cura dei tavoli di un server, anche mentre è in funzione
cli-admin-move = porta tutto da un database a un altro che è vuoto, per esempio da un file a PostgreSQL
cli-admin-move-from = il database da copiare, che resta com’è; prima ferma il suo server
cli-admin-move-to = il database che deve contenere tutto
admin-moved =
    { $tables ->
        [one] Un tavolo
       *[other] { $tables } tavoli
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    } e { $people ->
        [one] una persona
       *[other] { $people } persone
    }: spostati in { $to } e confrontati; c’è tutto.

cli-table-game = quale gioco: { LIST($games, type: "or") }
cli-table-players = in quanti si gioca (predefinito: il minimo possibile)
cli-table-option = un’opzione del gioco, vedi sotto; si può dare più volte
cli-table-part = un elemento diverso da quello della scatola, con il suo valore in JSON, come { $example }; si può dare più volte
cli-table-bots = i bot, posto per posto; ripetuti fino a riempire i posti (predefinito: { $bot })
cli-bots = bot, dal più debole:
cli-bot = { $bot }: { $line }
cli-bot-line = { $bot ->
    [random] Una mossa permessa qualsiasi, tutte ugualmente probabili.
   *[greedy] Guarda avanti di una mossa, e non oltre.
}
cli-bot-level = { $bot } o { $name }: { $line }
cli-bots-more = E anche `search:50ms` (tempo per una mossa), `search:10000` (iterazioni) e `module:Class` (uno tuo).
cli-game = { $game }, in { LIST($counts, type: "or") } giocatori, ha queste opzioni:
cli-game-option = { $name }={ LIST($values, type: "or") } (predefinito: { $usual }): { $label }
cli-limit = lascia una partita incompiuta dopo tante mosse (predefinito: { $limit })

cli-not-choice = «{ $found }» non è tra le scelte: scrivi { LIST($choices, type: "or") }
cli-not-whole = «{ $found }» non è un numero intero
cli-not-port = «{ $found }» non è una porta: una porta è un numero da 1 a { $most }
cli-not-positive = «{ $found }» non è un numero da 1 in su
cli-not-seconds = «{ $found }» non è un tempo: scrivi i secondi, più di 0 e al massimo { $most }
cli-not-option = «{ $found }» non è un’opzione: scrivi { word-option }, per esempio `area=centred`
cli-resume-alone = Con `--resume` il tavolo è già pronto: ometti `--players`, `--option` e `--seed`.

## Progress, on standard error

progress-games = partite
progress-records = registrazioni
progress-rows = migliaia di righe
progress-line = { $what ->
    [records] registrazioni
    [rows] migliaia di righe
   *[games] partite
}: { $total ->
    [none] { $done }
   *[other] { $done } di { $total }
}{ $unit ->
    [none] { "" }
    [s] , ancora circa { $left } s
    [min] , ancora circa { $left } min
   *[h] , ancora circa { $left } h
}

## Many games

company-too-large = { $players } giocatori hanno { $players } posti, non { $bots }: indica al massimo { $players } bot.
simulate-unfinished = { $unfinished } di { $games } partite non erano finite dopo { $limit } mosse.

verify-stdin-once = Lo standard input si legge una volta sola: scrivi `-` una volta.
verify-stdin = standard input
verify-nothing = qui non c’è nessuna registrazione; comincia con un’etichetta come `[Game "..."]`
verify-ok = { $file }: ok{ $records ->
    [one] { "" }
   *[other] { " " }({ $records } registrazioni)
}
verified-without-key = { $file }: { $records ->
    [one] solo le mosse, non ha una chiave
   *[other] solo le mosse, senza chiave: { $count } di { $records }
}
verified-without-commitment = { $file }: { $records ->
    [one] solo le mosse, ha una chiave ma nessun sigillo
   *[other] solo le mosse, con una chiave ma nessun sigillo: { $count } di { $records }
}
verify-bad = { $file }: { $bad } di { $records } registrazioni non vanno

arena-rounded = { $asked } partite non fanno rotazioni intere di { $bots } bot, quindi se ne giocano { $games }.
arena-stopped = interrotta dopo { $done } di { $games } partite. { $journal ->
    [yes] Lo stesso comando riprende da lì.
   *[no] Con `--resume` e un file si può riprendere da lì.
}
arena-title = { $title }, { $players } giocatori, { $games } partite di { $deals } distribuzioni
arena-caption = tra parentesi: intervalli al 95%
arena-bot = bot
arena-games = partite
arena-wins = vittorie
arena-points = punti
arena-rating = forza
arena-forfeits = a tavolino
arena-pairing =
    Distribuzione per distribuzione, { $first } contro { $second }: { $better } meglio, { $even } pari, { $worse } peggio;
    { $difference } punti di percentuale di vittorie (da { $low } a { $high }).
arena-parts = Con elementi diversi da quelli della scatola: { LIST($parts) }.
arena-unfinished = { $unfinished } di { $games } partite sono rimaste incompiute: non le ha vinte nessuno.
arena-forfeit = Partita { $game }, mossa { $move }, persa a tavolino: { $reason }.
arena-more-forfeits = { $count ->
    [one] E 1 altra persa a tavolino: `--json` le dice tutte.
   *[other] E altre { $count } perse a tavolino: `--json` le dice tutte.
}
journal-foreign = { $file } non è il diario di un’arena: continua senza, o indica un altro file.
journal-unkept = Nessun diario si può tenere in { $file }: { $problem }.
journal-other = { $file } è il diario di un’altra arena: lì { $name } è { $there }, qui { $here }.
journal-line = { $file }, riga { $line }, non parla di nessuna partita, quindi il diario non si può usare.

bench-compiling = { $title }: compilazione
bench-players-now = { $title }: { $players } giocatori
bench-caption =
    compilato in { $cold } s con la cache vuota, { $warm } s con la cache piena;
    uno stato ha { $bytes } byte e si copia in { $copied } ns
bench-players = giocatori
bench-alone = mosse/s, un core
bench-together = { $cores ->
    [one] 1 core
   *[other] { $cores } core
}
bench-steps = passi/s, un core
bench-peers-now = Accanto agli altri
bench-peer-now = { $game } accanto a { $peer }
bench-peer-missing = { $peer } non è installato: si fa senza.
bench-work = { $work ->
    [rollout] partite intere a caso, mosse/s
    [step] passi di un gruppo con maschera e osservazione, passi/s
    [environment] un solo ambiente, passi/s
   *[other] che cosa si misura
}
bench-ours = qui
bench-theirs = là
bench-rate = qui
bench-their-rate = là
bench-ratio = rapporto
bench-imagine = immaginare
bench-play = giocare + permesse
bench-view = vista

## Who made the games

credits-authors = di { LIST($names) }
credits-illustrators = illustrazioni di { LIST($names) }
credits-publishers = edito da { LIST($names) }
credits-players = per { LIST($counts, type: "or") } giocatori

## A game in the terminal

greeting = { $title }: { $name } al posto { $number }, contro { LIST($others) }. ? per l’aiuto.
commitment = Sigillo { $commitment }
key = Chiave { $key }
bot-thinking = { $name } ci pensa
thinking = ci penso
bot-replaced = { $problem }. Da qui in poi al suo posto gioca { $name }.
your-moves = mosse: { $moves }
match-over = La partita è finita.
match-over-still = La partita è finita. Puoi ancora: `save`, `quit`.
hint-chance = La tua probabilità di vittoria: { $percent }%{ $proven ->
    [yes] , calcolata fino in fondo
   *[no] { "" }
}.
save-where = Di’ dove: `save { word-file }`
save-taken = { $file } c’è già: scegli un altro nome.
save-failed = Non si può salvare come «{ $file }»: { $problem }
saved = Salvata come { $file }.
resume-not-utf8 = { $file } non è testo UTF-8, quindi non è la registrazione di una partita.
resume-other-game = { $file } contiene una partita a { $found }, non a { $game }.
too-many-bots = In { $players } giocatori i bot sono { $others }, non { $bots }.

command-help = questo aiuto
command-rules = le regole in breve, e quello che non è certo
command-moves = tutte le mosse che puoi fare
command-hint = che cosa giocherebbe il bot più forte, e perché
command-undo = ritira la tua ultima mossa, finché non la segue un tiro o una carta pescata, data o mostrata
command-save = scrive la partita; `cheeseboard play --resume` la rilegge
command-quit = lascia il tavolo

## A bot at somebody's table

cli-join = fa sedere un bot dei nostri a un tavolo di qualsiasi server Cheeseboard
cli-join-link = il link del tavolo, come lo mostra l’invito
cli-join-bot = chi gioca: un bot per nome o come `search:3`, o `module:Class`, un bot tuo (predefinito: { $bot })
cli-join-name = come si chiama al tavolo (predefinito: il nome del bot, e che viene da lontano)
cli-join-seat = il posto, da 0 (predefinito: il primo libero)
cli-join-once = lascia il tavolo dopo una partita invece di restare per la rivincita
word-link = LINK
word-bot = BOT
# What a bot is called where it comes as a guest, since the names of the server’s own bots are no names there.
join-called = { $bot } da lontano
join-link = «{ $link }» non è il link di un tavolo: ne ha la forma http://192.168.1.20:8000/table/k3v9x2m7q1bc.
join-unreachable = { $server } non risponde: { $problem }
join-full = Tutti i posti di questo tavolo sono presi.
join-sat = Al posto { $number }.
join-again = La linea è caduta; riprovo.
join-ended = La partita è finita in anticipo.
join-guessing = Finché non gli si ridice tutto, questo bot gioca a caso.

## Thinking for servers

cli-think = non fa che pensare, per i server che lo chiedono
cli-think-redis = il Redis di quei server, come redis://host:6379/0 (altrimenti: CHEESEBOARD_REDIS)
cli-think-threads = quanti pensieri alla volta (predefinito: uno per core)

think-no-address = Di’ con --redis, o in CHEESEBOARD_REDIS, dov’è il Redis dei server, per esempio redis://host:6379/0.
think-preparing = Mi preparo a pensare.
think-ready = { $threads ->
    [one] Penso con un thread, per tutti i server di questo Redis.
   *[other] Penso con { $threads } thread, per tutti i server di questo Redis.
  }
think-minute = { $thoughts ->
    [one] Un pensiero nell’ultimo minuto, in { $longest } ms.
   *[other] { $thoughts } pensieri nell’ultimo minuto, metà entro { $half } ms, il più lungo in { $longest } ms.
  }
think-lost = Redis non risponde ({ $problem }); riprovo.
think-back = Redis risponde di nuovo.
think-unreadable = Un pensiero non si è potuto leggere, e resta ad altri: { $problem }
think-failed = Un pensiero non è riuscito, e resta ad altri: { $problem }
think-done = { $thoughts ->
    [one] Fine, dopo un pensiero.
   *[other] Fine, dopo { $thoughts } pensieri.
  }

## Looking after a server

admin-column = { $column ->
    [table] Tavolo
    [game] Gioco
    [state] Stato
    [laid] Preparato
    [last] Ultimo
    [entries] Voci
    [people] Persone
    [bots] Bot
    [whom] Chi
   *[until] Fino a
}
admin-closed = Il tavolo { $table } è chiuso.
admin-deleted = Il tavolo { $table } è cancellato.
admin-banned = { $whom } resta fuori { $until ->
    [never] per sempre
   *[other] fino a { $until }
}.
admin-unbanned = { $whom } può rientrare.
admin-backed-up = Tutto è in { $file }. Contiene il segreto del server e le carte delle partite in corso: tienilo per te.
admin-would-delete = { $count ->
    [0] Non verrebbe cancellato nessun tavolo: è successo qualcosa a ognuno
    [one] Verrebbe cancellato un tavolo dove non è successo niente
   *[other] Verrebbero cancellati { $count } tavoli dove non è successo niente
} dal { $when }.
admin-has-deleted = { $count ->
    [0] Nessun tavolo cancellato: è successo qualcosa a ognuno
    [one] Cancellato un tavolo dove non era successo niente
   *[other] Cancellati { $count } tavoli dove non era successo niente
} dal { $when }.
admin-would-erase = Di { $person } non resterebbe traccia; il suo nome sparirebbe da { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}.
admin-erased = Di { $person } non resta traccia.
admin-person-short = «{ $letters }» è troppo corto: dai almeno le prime { $fewest } lettere dell’id di una persona.
admin-person-none = Non si conosce nessuno il cui id cominci con «{ $letters }».
admin-person-many = Si conoscono più persone il cui id comincia con «{ $letters }»; dai più lettere.
admin-table-none = In questo database non c’è nessun tavolo «{ $table }».
admin-table-over = La partita al tavolo { $table } è già finita.
admin-ban-here = «{ $whom }» è questa stessa macchina, da cui nessuno si può lasciare fuori; indica una persona, o un altro indirizzo.
admin-not-banned = «{ $whom }» non è fuori; cheeseboard admin bans elenca chi lo è.
admin-no-database = In { $database } non è conservato niente; di’ con --database dove sono i tuoi tavoli.
admin-backup-there = { $file } c’è già; indica un altro file.
admin-backup-failed = Non si è potuta fare la copia { $file }: { $problem }.
admin-backup-no-program = La copia di un database PostgreSQL la fa pg_dump, che qui non è installato. Dove c’è: pg_dump --format=custom --file={ $file } postgresql://…

# Che cosa rifiuta il server e perché, e che cosa dice a chi lo gestisce.

## Persone

person-unnamed = Ospite
card-refused = Questo server non ha accettato la tua tessera, quindi per lui sei una persona nuova; i posti che avevi restano alla tessera vecchia.
name-empty = Un nome ha almeno una lettera, e al massimo { $most }.
name-long = Un nome ha al massimo { $most } lettere, non { $letters }.
name-of-bot = «{ $name }» è il nome di un bot di qui, o gli somiglia troppo; scegline un altro.
name-invisible = Un nome non può avere lettere invisibili; usa lettere, cifre, spazi e segni.

## Tavoli e posti

table-missing = Qui non c’è nessun tavolo «{ $table }»; controlla il link.
table-other-rules = Al tavolo { $table } si è giocato con regole diverse da quelle di questo server: { $problem }
tables-per-minute = Dal tuo indirizzo sono arrivati { $most } tavoli in un minuto; aspetta un momento.
tables-unfinished = In un giorno hai preparato { $most } tavoli che non sono finiti; prima finiscine uno.
table-full = A questo tavolo è successo così tanto ({ $most } voci) che ormai si annotano solo le mosse e la fine.
seats-unfinished = Hai un posto a { $most } tavoli di altri che non sono finiti; prima finiscine uno.
asked-fast = Chiedi troppe cose in fretta: al massimo { $most } al minuto. Aspetta un momento.
seat-two-me = Un solo posto può essere «me»; chi ti siede accanto è «beside».
seat-beside-unnamed = Chi ti siede accanto ha bisogno di un nome; il posto { $number } non ne ha.
seat-yours = Hai già un posto a questo tavolo.
seat-taken =
    { $name ->
        [none] Lì c’è già qualcuno.
       *[other] Lì c’è già { $name }.
    }
seat-removed = Chi ospita ti ha chiesto di lasciare questo tavolo; puoi ancora guardare.
seat-none = Stai guardando questo tavolo; questo è per chi ha un posto.
seat-curtain = A questo dispositivo giocate in più persone: prima guarda le carte di uno di voi.
look-not-yours = Puoi guardare il tavolo solo dai tuoi posti.
pace-watching = Stai guardando questo tavolo; solo chi ha un posto può deciderne il ritmo.
host-only = Solo chi ospita questo tavolo può farlo.
time-bounds =
    { $place ->
        [clock] Il tempo per una mossa
       *[patience] La pazienza con chi è assente
    } va da { $least } a { $most } secondi, non { $seconds }.
start-late = La partita è già cominciata.
free-no-bot = In quel posto non c’è un bot.
remove-nobody = Lì non c’è nessuno a cui chiedere di lasciare il tavolo.
left-already = Hai già lasciato il tavolo; un bot gioca per te.
return-nothing = Qui nessun bot gioca per te.
wishes-fast = Sono tanti desideri: al massimo { $most } al minuto. Aspetta un momento.
record-early = La partita non è finita, e la registrazione svelerebbe ciò che è nascosto; aspetta la fine.

## Chi è assente

stand-in-nobody = Un bot può giocare solo al posto di un’altra persona seduta qui.
stand-in-already = Un bot gioca già per { $seat }.
absent-here = { $seat } è qui.
absent-early =
    L’assenza di { $seat } è ancora troppo breve; aspetta { $seconds ->
        [one] un altro secondo
       *[other] altri { $seconds } secondi
    }.
absent-days = A un tavolo che dura giorni decide chi ospita che cosa fare di chi è assente; se chi ospita manca da un giorno, può farlo chi siede qui.
end-all-here = Ci siete tutti, quindi non c’è assenza per cui finire la partita.
resign-many = Si può abbandonare solo quando si gioca in due; puoi lasciare il tavolo, e un bot continua per te.

## Ritirare le mosse

undo-asked = Qualcuno l’ha già chiesto; aspetta le risposte.
undo-unasked = In questo momento nessuno vuole ritirare niente.
undo-not-asked = Non tocca a te rispondere: deve accettare solo chi ha mosso nel frattempo.
undo-away = { $seat } è assente e non può accettare.

## Quello che si dice

chat-closed = Chi ospita ha disattivato la chat a questo tavolo.
chat-unnamed = Prima di’ come ti chiami, così gli altri sanno chi parla.
chat-nothing = Una riga ha almeno una lettera, e al massimo { $most }.
chat-long = Una riga ha al massimo { $most } lettere, non { $letters }.
chat-invisible = In una riga ci vuole qualcosa da vedere, e niente caratteri di controllo; usa lettere, cifre, spazi e segni.
chat-fast = Troppe righe in una volta: al massimo { $most } al minuto. Aspetta un momento.
chat-full = A questo tavolo si sono dette { $most } righe; di più non ce ne stanno.

## La partita dopo la partita

again-early = La partita non è finita; la rivincita viene dopo.
again-late = La rivincita è già pronta.
rematch-unwanted = Prima di’ che vuoi la rivincita.
rematch-wait = { COUNT($seats) ->
    [one] { LIST($seats) } può ancora dire di sì; aspetta un momento.
   *[other] { LIST($seats) } possono ancora dire di sì; aspetta un momento.
}
rematch-too-few =
    { $players ->
        [one] Un giocatore non basta
       *[other] { $players } giocatori non bastano
    } per questo gioco.

## Portare un posto altrove

code-not-yours = Puoi portare su un altro dispositivo solo un posto tuo.
code-wrong = Questo codice non vale, o non vale più; chiedine uno nuovo.
code-no-seat = Quel posto ormai è di qualcun altro.
codes-fast = Si possono provare al massimo { $most } codici al minuto; aspetta un momento.

## Invitare

host-unreadable = La richiesta non dice a quale indirizzo è arrivata.
# Quello che un’app di messaggi mostra del link a un tavolo.
preview-title = { $state ->
    [waiting] { $host ->
        [none] C’è un invito per te: si gioca a { $game }
       *[other] { $host } ti invita a giocare a { $game }
    }
    [over] { COUNT($names) ->
        [0] Una partita a { $game }
        [one] { LIST($names) } ha giocato a { $game }
       *[other] { LIST($names) } hanno giocato a { $game }
    }
   *[other] { COUNT($names) ->
        [0] Una partita a { $game }
        [one] { LIST($names) } gioca a { $game }
       *[other] { LIST($names) } giocano a { $game }
    }
}
preview-line = { $state ->
    [waiting] { $open ->
        [one] C’è una sedia libera. Niente account, niente da installare.
       *[other] Ci sono { $open } sedie libere. Niente account, niente da installare.
    }
    [over] Rivedila mossa per mossa.
   *[other] Vieni a guardare.
}

## Mosse

move-watching = Stai guardando questo tavolo; solo chi ha un posto può muovere.
move-early = La partita non è cominciata: comincia quando tutti i posti sono presi.
move-over = La partita è finita; prepara un nuovo tavolo per rigiocare.
move-not-yours = Tocca { to-seat }, non a te.
move-meanwhile = Intanto c’è stata un’altra mossa; guarda di nuovo.
move-stand-in = Un bot gioca per te; prima riprendi il tuo posto.
command-failed = Qualcosa qui è andato storto; non è cambiato niente.

## Suggerimenti e analisi

hint-watching = Stai guardando questo tavolo; l’aiuto è per chi gioca.
hint-people = L’aiuto è per quando si gioca contro i bot; a questo tavolo si gioca tra persone.
hint-not-yours = Tocca { to-seat }; un suggerimento è per chi deve muovere.
analysis-early = La partita non è finita; si può riesaminare alla fine.
analysis-ended = Questa partita non è stata giocata fino in fondo, quindi non si può riesaminare.
analysis-failed = Questa partita non si può riesaminare; il perché è nel log del server.
analysis-many = In questo momento si riesaminano molte partite; riprova tra poco.
replay-early = La partita non è finita, e rivederla svelerebbe ciò che è nascosto; aspetta la fine.
replay-never = A questo tavolo non si è giocato niente.
replay-long = Una registrazione da rivedere ha al massimo { $most } kB; manda una partita sola.
replay-many = Una partita da rivedere ha al massimo { $most } mosse.
replay-nothing = Qui non c’è nessuna registrazione; comincia con un’etichetta come [Game "…"].
thinking-no-threads = Con bot_threads = 0 qui nessuno pensa: di’ con --redis dove sta chi lo fa.
redis-address = Questo non è l’indirizzo di un Redis: { $problem }. Ne ha la forma redis://host:6379/0.
redis-missing = Redis ha bisogno di un pacchetto che qui manca: pip install "cheeseboard[site]".
thinking-nobody = In questo momento nessuno può pensare per questo server; riprova tra poco.
thinking-full = In questo momento questo server ha troppo a cui pensare; riprova tra poco.
hung-up = Hai riattaccato prima che ci fosse una risposta.

## Bot

bot-not-yours = «{ $bot }» non è un bot tuo: scrivilo come module:Class, per esempio mine:Bot.
bot-not-here = Questo server non ha il bot «{ $bot }»; ha { LIST($bots, type: "or") }.
bot-not-offered = { $bot } non è più offerto da questo server
bots-no-room = Tutti i posti che questo server ha per i bot di chi lo gestisce sono presi ({ $most }); scegli un altro bot o aspetta.

# Al massimo 123 byte, come tutto ciò che si dice chiudendo un socket.
banned = Chi gestisce questo server non ti vuole qui; chiedi a loro.

## Quello che si manda

value-nested = Quello che mandi è annidato troppo in profondità.
body-no-json = Il corpo dev’essere JSON: mandalo con l’intestazione Content-Type: application/json.
other-site = Questo l’ha chiesto una pagina di un altro sito; apri quella del server.
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
message-long = Un messaggio ha al massimo { $most } byte, non { $bytes }.
body-long = Il corpo della richiesta è troppo lungo.
path-missing = Non c’è niente a { $path }; /api/docs elenca quello che c’è.
path-method = { $path } non accetta { $method }; /api/docs elenca quello che c’è.
request-unreadable = La richiesta non si capisce.
server-failed = Qualcosa qui è andato storto; sta scritto nel log del server.
request-late = La richiesta ci ha messo troppo ad arrivare; mandala di nuovo.
connections-full = In questo momento questo server non ha spazio per altre connessioni; riprova tra poco.
server-stopping = Questo server si sta fermando; torna tra poco.

# Al massimo 123 byte ciascuno: di più non ne stanno quando si chiude un socket.

socket-other-site = Questa pagina viene da un altro sito; apri quella del server.
socket-since = since, undone ed entries dicono quanto hai già sentito: numeri interi da 0.
socket-slow = Leggi troppo piano; riconnettiti con since=.
socket-flood = Mandi più di quanto serva a chiunque; riconnettiti e manda meno.
socket-not-text = Quello che hai mandato non è testo UTF-8; riconnettiti.
socket-failed = Qualcosa qui è andato storto; riconnettiti.

## Il database

database-unread = In questo momento il database non si può leggere ({ $problem }); riprova tra poco.
database-unsaved =
    Non è stato possibile salvare { saved-what } ({ $problem }), quindi non è cambiato niente; riprova tra poco.
database-unsure =
    Il database è sparito prima di dire se aveva salvato { saved-what }; controlla, e se no riprova.
saved-what = { $what ->
    [name] il nome
    [rated] quello che vuoi
    [table] il tavolo
    [code] il codice
    [sat] il posto
    [passed] il posto
    [left] il posto
    [moved] la mossa
    [chatted] quello che hai detto
    [forgotten] quello che va dimenticato
   *[other] quello che hai fatto
}
database-gone = Il database di questo server è stato portato via: non è cambiato niente e il server si ferma; dillo a chi lo gestisce.
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
move-nothing = In { $from } non c’è nessun database; di’ con --from dove sono i tuoi tavoli.
move-not-empty = { $to } contiene già persone o tavoli, che restano come sono; indica un database vuoto.
move-differs = Quello che è arrivato in { $to } non è quello che è partito da { $from }, quindi lì non è cambiato niente; rifallo mentre nessun altro li usa.
move-failed = In { $to } non è stato spostato niente: { $problem }.
database-unwritable = Nel database { $file } non si può scrivere: { $problem }.
database-in-file = { $folder } è un file, quindi non può contenere un database; indica un altro posto.
database-no-folder = La cartella { $folder } non si può creare: { $problem }.
database-is-folder = { $file } è una cartella, ma il database è un file; spostala o indica un altro posto.
database-read-only = { $place } è in sola lettura; rendilo scrivibile o indica un altro posto per i dati.
database-foreign = { $database } è il database di un altro programma; indica un altro posto per i dati.
database-newer = { $database } è stato scritto da un Cheeseboard più recente (la sua versione è { $version }, questo legge { $known }); installa quello nuovo o indica un altro posto per i dati.
database-not-made = Il database { $file } non si può creare: { $problem }.
database-damaged = { $file } è rovinato o non è un database ({ $problem }); ripristina una copia o spostalo.

## Chi gestisce il server

ready-rehearsing = Questo server si sta avviando: i giochi si preparano.
ready-database-slow = Il database non ha risposto entro { $seconds } secondi.
metrics-elsewhere = Le misure di questo server le legge solo la sua macchina, e le reti indicate con --metrics-for.
network-wrong = «{ $network }» non è un indirizzo né una rete; scrivilo come 10.0.0.0/8.

## Chi avvia il server

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

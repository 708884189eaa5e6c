# What the server refuses and why, and what it says to whoever runs it.

## People

person-unnamed = Ospite
card-refused = Questo server non ha accettato la tua tessera, quindi per lui sei una persona nuova; i posti che avevi restano alla tessera vecchia.
name-empty = Un nome ha almeno una lettera, e al massimo { $most }.
name-long = Un nome ha al massimo { $most } lettere, non { $letters }.
name-of-bot = «{ $name }» è il nome di un bot di qui, o gli somiglia troppo; scegline un altro.
name-invisible = Un nome non può avere lettere invisibili; usa lettere, cifre, spazi e segni.

## Tables and seats

table-missing = Qui non c’è nessun tavolo «{ $table }»; controlla il link.
table-other-rules = Al tavolo { $table } si è giocato con regole diverse da quelle di questo server: { $problem }
tables-per-minute = Dal tuo indirizzo sono arrivati tutti i tavoli permessi in un minuto ({ $most }); aspetta un momento.
tables-unfinished = In un giorno hai preparato { $most } tavoli che non sono finiti; prima finiscine uno.
table-full = A questo tavolo è successo così tanto ({ $most } voci) che ormai si annotano solo le mosse e la fine.
seats-unfinished = Hai un posto a { $most } tavoli di altri che non sono finiti; prima finiscine uno.
asked-fast = Chiedi troppe cose in fretta: al massimo { $most } al minuto. Aspetta un momento.
seat-beside-unnamed = Chi ti siede accanto ha bisogno di un nome; il posto { $number } non ne ha.
seat-yours = Hai già un posto a questo tavolo.
seat-taken =
    { $name ->
        [none] Lì c’è già qualcuno.
       *[other] Lì c’è già { $name }.
    }
seat-removed = Chi ospita ti ha chiesto di lasciare questo tavolo; puoi ancora guardare.
seat-none = Stai guardando questo tavolo; questo è per chi ha un posto.
seat-curtain = Su questo dispositivo giocate in più persone: prima guarda le carte di uno di voi.
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

## Whoever is away

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

## Taking moves back

undo-asked = Qualcuno l’ha già chiesto; aspetta le risposte.
undo-unasked = In questo momento nessuno vuole ritirare niente.
undo-not-asked = Non tocca a te rispondere: deve accettare solo chi ha mosso nel frattempo.
undo-away = { $seat } è assente e non può accettare.

## What people say

chat-closed = Chi ospita ha disattivato la chat a questo tavolo.
chat-unnamed = Prima di’ come ti chiami, così gli altri sanno chi parla.
chat-nothing = Una riga ha almeno una lettera, e al massimo { $most }.
chat-long = Una riga ha al massimo { $most } lettere, non { $letters }.
chat-invisible = In una riga ci vuole qualcosa da vedere, e niente caratteri di controllo; usa lettere, cifre, spazi e segni.
chat-fast = Troppe righe in una volta: al massimo { $most } al minuto. Aspetta un momento.
chat-full = A questo tavolo si sono dette { $most } righe; di più non ce ne stanno.

## The match after the match

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

## Taking a seat elsewhere

code-not-yours = Puoi portare su un altro dispositivo solo un posto tuo.
code-wrong = Questo codice non vale, o non vale più; chiedine uno nuovo.
code-no-seat = Quel posto ormai è di qualcun altro.
codes-fast = Si possono provare al massimo { $most } codici al minuto; aspetta un momento.

## Inviting

host-unreadable = La richiesta non dice a quale indirizzo è arrivata.
# What a messenger shows of a link to a table.
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

## Moves

move-watching = Stai guardando questo tavolo; solo chi ha un posto può muovere.
move-early = La partita non è cominciata: comincia quando tutti i posti sono presi.
move-over = La partita è finita; prepara un nuovo tavolo per rigiocare.
move-not-yours = Tocca { to-seat }, non a te.
move-meanwhile = Intanto c’è stata un’altra mossa; guarda di nuovo.
move-stand-in = Un bot gioca per te; prima riprendi il tuo posto.
command-failed = Qualcosa qui è andato storto; non è cambiato niente.

## Hints and analyses

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
thinking-nobody = In questo momento nessuno può pensare per questo server; riprova tra poco.
thinking-full = In questo momento questo server ha troppo a cui pensare; riprova tra poco.
hung-up = Hai riattaccato prima che ci fosse una risposta.

## Bots

bot-not-here = Questo server non ha il bot «{ $bot }»; ha { LIST($bots, type: "or") }.
bot-not-offered = { $bot } non è più offerto da questo server
bots-no-room = Tutti i posti che questo server ha per i bot di chi lo gestisce sono presi ({ $most }); scegli un altro bot o aspetta.

# At most 123 bytes, as what is said when a socket is closed.
banned = Chi gestisce questo server non ti vuole qui; chiedi a loro.

## What is sent

other-site = Questo l’ha chiesto una pagina di un altro sito; apri quella del server.
message-long = Un messaggio ha al massimo { $most } byte, non { $bytes }.
path-missing = Non c’è niente a { $path }; /api/docs elenca quello che c’è.
request-unreadable = La richiesta non si capisce.
server-failed = Qualcosa qui è andato storto; sta scritto nel log del server.
request-late = La richiesta ci ha messo troppo ad arrivare; mandala di nuovo.
request-head-long = Ciò che precede il corpo di una richiesta ha al massimo { $most } byte.
connections-yours = Il tuo indirizzo ha tutte le connessioni a questo server che può avere uno solo ({ $most }); chiudine prima qualcuna.
connections-full = In questo momento questo server non ha spazio per altre connessioni; riprova tra poco.
server-stopping = Questo server si sta fermando; torna tra poco.

# At most 123 bytes each: that is what fits when a socket is closed.

socket-other-site = Questa pagina viene da un altro sito; apri quella del server.
socket-slow = Leggi troppo piano; riconnettiti con since=.
socket-flood = Mandi più di quanto serva a chiunque; riconnettiti e manda meno.
socket-failed = Qualcosa qui è andato storto; riconnettiti.

## The database

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

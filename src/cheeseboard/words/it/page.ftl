# What the page says around every game.

page-title = Cheeseboard
page-title-of = { $part } · Cheeseboard
close = Chiudi
unreachable = Il server non risponde. Questa pagina riprova da sola.

## The lobby

lobby-heading = A cosa si gioca stasera?
lobby-lead = Tre giochi di gatti e topi, contro i bot o con gli amici. Niente account, niente da installare.
lobby-no-games = Sullo scaffale di questo server non ci sono giochi.
play-now = Gioca
play-now-heard = Gioca a { $game }
how-to-play = Come si gioca
how-to-play-heard = Come si gioca a { $game }
play-now-against = Contro { $bot }
starting = Apparecchio…
box-players = { $several ->
    [yes] { $least }–{ $most } giocatori
   *[no] { $most ->
        [one] 1 giocatore
       *[other] { $most } giocatori
    }
}
friends = Con gli amici
friends-heard = Gioca a { $game } con gli amici
friends-count-heard = { $count ->
   *[other] Invita per giocare in { $count }
}
set-up = Prepara
set-up-company = Con chi?
set-up-company-choice = { $whom ->
    [bots] Contro i bot
    [friends] Amici con un link
   *[device] Su un solo dispositivo
}
set-up-company-line = { $whom ->
    [bots] Si comincia subito.
    [friends] Ricevi un link da mandare e un codice da inquadrare.
   *[device] { $hidden ->
        [yes] Ve lo passate; tra un turno e l’altro un telo copre le carte.
       *[no] Ve lo passate.
    }
}
set-up-beside-unnamed = Giocatore { $number }
set-up-beside-name = Nome del giocatore { $number }
beside = Qualcuno accanto a te
beside-line = Gioca su questo dispositivo, a turno con te.
set-up-players = In quanti si gioca?
set-up-role = Chi vuoi essere?
set-up-seat = Posto { $number }
set-up-seat-as = Posto { $number }, { $title }
set-up-for-beginners = { $choice } (prima partita)
set-up-start = Comincia la partita
set-up-invite = Prepara il tavolo e invita
open-for-friend = Libero per un amico
open-for-friend-line = Ricevi un link da mandare. Si comincia quando il posto è preso.
who-sits = { $who }. { $line }
bot-level-of = { $name }, livello { $level } di { $levels }
your-name = Il tuo nome
your-name-saved = Ti chiami { $name }.
mine-heading = I tuoi tavoli
mine-all = Le mie partite
mine-turn = { $seat_is ->
    [you] Tocca a te
    [none] In corso
   *[other] Tocca { to-seat }
}
mine-left = Un bot continua per te
mine-waiting = { $open ->
    [one] Aspetta 1 giocatore
   *[other] Aspetta { $open } giocatori
}
mine-ended = Finita in anticipo
mine-with = Con { LIST($names) }
place-games = Le mie partite
place-seat = Porta qui il tuo posto
place-replay = Apri una partita salvata
tables-now = Tavoli in questo momento
tables-join = Partecipa
tables-watch = Guarda
tables-come-back = Torna
tables-heard = { $what }: { LIST($names) }
tables-state = { $game }, { $open ->
    [0] in corso
    [one] aspetta 1 giocatore
   *[other] aspetta { $open } giocatori
}

## At a table

table-back = Giochi
table-back-heard = Torna ai giochi
table-loading = Si va al tavolo…
table-reconnecting = Riconnessione…
closed-no-table = Questo tavolo non c’è. Forse il link è incompleto.
closed-not-ours = Questa pagina non viene da questo server, quindi qui non può sedersi.
seat-you = Tu
seat-open = Posto libero
seat-away = assente
seat-bot = Bot
seat-turn = { $seat_is ->
    [you] a te
   *[other] gioca
}
seats = Chi è al tavolo
log = Che cosa è successo
log-empty = Ancora niente.
# While somebody else decides; a game may have a line of its own.
their-turn = { $seat_is ->
    [you] Tocca a te.
   *[other] { $seat } sta pensando.
}
sending = La tua mossa è in viaggio…
scores = Punti
scores-player = Giocatore
scores-points = Punti
scores-winner = vince

## Inviting, and waiting for people

invite-heading = Invita gli amici a { $game }
invite-from = { $name ->
    [none] C’è un invito per te: si gioca a { $game }
   *[other] { $name } ti invita a giocare a { $game }
}
invite-lead = Inquadra il codice, o manda il link. Si comincia quando tutte le sedie sono prese.
invite-share = Condividi il link
invite-qr = Il link come immagine da inquadrare
invite-unreachable = Solo questa macchina può aprire il tavolo. Per far entrare gli altri, ferma Cheeseboard e riavvialo con ./play --share; questo tavolo sarà ancora qui.
what-name = Come ti chiami?
come-in = Entra
come-as = { $name ->
    [none] Entri come ospite.
   *[other] Entri come { $name }.
}
come-as-other = Un altro nome
waiting-copy = Copia il link
waiting-copied = Copiato
waiting-link = Link a questo tavolo
waiting-lead = { $open ->
    [0] Tutte le sedie sono prese. Puoi guardare.
    [one] C’è una sedia libera. Siediti e gioca, o resta a guardare.
   *[other] Ci sono { $open } sedie libere. Scegline una, o resta a guardare.
}
waiting-sit = Siediti qui
waiting-sit-heard = Siediti qui: posto { $number }
waiting-for = { $open ->
    [0] Ci siete tutti.
    [one] Manca ancora 1 giocatore.
   *[other] Mancano ancora { $open } giocatori.
}
chair-yours = Il tuo posto
chair-host = Ti invita
chair-fill-heard = Fai sedere un bot qui: posto { $number }
chair-level = Bot al posto { $number }
chair-free-heard = Libera questo posto: { $name }
free-chair = C’è una sedia libera.
free-chair-invite = Invita qualcuno
host-customs = Come si gioca a questo tavolo

## Bringing a seat to another device

seat-bring = Porta qui il tuo posto
seat-bring-how = Al tavolo, sull’altro dispositivo, apri il menu, scegli «Sposta il mio posto su un altro dispositivo» e scrivi qui il codice.
seat-bring-link = Il posto passa a questo dispositivo; da quel momento l’altro guarda.
seat-code = Codice
seat-take = Siediti qui

## Nothing here

nowhere = Qui non c’è niente
nowhere-why = Il gatto ha cercato dappertutto. Forse l’indirizzo è sbagliato o incompleto.

## Help

help-heading = Aiuto
help-sure = Il regolamento chiarisce tutto.
keycap-enter = Invio
keycap-escape = Esc
help-keys = Tasti
key-hint = chiedi un suggerimento, nelle partite contro i bot
fair = Fortuna senza trucchi
fair-why = Quello che porta il caso lo decide una chiave segreta. La sua impronta si vede prima di cominciare, e la chiave alla fine: così chiunque può verificare che nessuno abbia aiutato la fortuna.
fair-commitment = Impronta
fair-key = Chiave
fair-key-later = La chiave si vede a partita finita.
fair-record = Salva la partita come file

## Bots, hints and chances

bots = I bot
setting-confirm = Chiedi prima di giocare
setting-confirm-note = Un tocco mostra la mossa, un secondo tocco nello stesso punto la fa. Altrimenti basta un tocco.
pace = Con che ritmo giocano i bot
pace-choice = { $pace ->
    [calm] Calmo
    [brisk] Svelto
   *[usual] Normale
}
percent = { $percent }%
hint = Suggerimento
hint-ask = Tu che faresti?
hint-heading = Io giocherei
hint-thinking = Ci penso…
hint-close = Chiudi il suggerimento
hint-told = Io giocherei { $move }: { $percent }% di probabilità di vittoria.
hint-chance-heard = { $percent }% di probabilità di vittoria
# Where all chances are level, points tell the moves apart.
hint-told-points = Io giocherei { $move }: circa { some-points }.
hint-why = Perché { $reason }.
hint-proven = Calcolato fino in fondo.
hint-try = È segnata sul tavolo. Gioca questa, o un’altra.
chances = Probabilità di vittoria
chances-show = Mostra le probabilità di tutti
chances-thinking = Peso le probabilità…
chances-unknown = …
chances-of = { $name } { $percent }%
chances-told = Probabilità di vittoria: { LIST($sides) }.
chances-only-bots = Suggerimenti e probabilità sono per le partite contro i bot: tra persone sarebbe come suggerire sottovoce.

## Looking back

look-back = Rivedi
look-back-working = Riguardo la partita…
look-back-progress = { $done } mosse su { $of }
look-back-ready = { $turnings ->
    [one] Fatto: 1 svolta.
   *[other] Fatto: { $turnings } svolte.
}
look-back-turnings = Svolte
look-back-no-turning = Nessuna mossa ha deciso da sola questa partita.

## Credits

credits = Riconoscimenti
credit-authors = Autori
credit-illustrators = Illustratori
credit-publishers = Editori
credit-age = Età
credit-minutes = Durata
credit-unnamed = il nostro regolamento non lo dice

## Together: people at a table

seat-guest = Ospite
seat-stand-in = Un bot gioca per { $seat }
seat-thinking = pensa
seat-score = Stasera: { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}, { some-points }
seat-seconds = { $seconds ->
    [one] Resta 1 secondo
   *[other] Restano { $seconds } secondi
}
watching-names = A guardare: { LIST($names) }
watching-unnamed = Qualcuno

## Together: the log beside the game

entry-sat = { $seat_is ->
    [you] Ti siedi al tavolo.
   *[other] { $seat } si siede al tavolo.
}
entry-started = La partita comincia.
entry-left = { $why ->
    [left] { $seat } lascia il tavolo, e il posto è di nuovo libero.
    [removed] Chi ospita chiede { to-seat } di lasciare il tavolo, e il posto è di nuovo libero.
   *[freed] Un posto è di nuovo libero.
}
entry-bot-in = { $why ->
    [absent] { $seat_is ->
        [you] Mentre non ci sei, un bot gioca per te.
       *[other] Un bot gioca per { $seat } fino al suo ritorno.
    }
    [left] { $seat_is ->
        [you] Lasci il tavolo. Un bot continua per te.
       *[other] { $seat } lascia il tavolo. Un bot continua.
    }
    [failed] { $seat } è fuori servizio. Al suo posto continua un bot.
   *[none] { $name } si siede al tavolo.
}
entry-bot-out = { $seat_is ->
    [you] Riprendi il tuo posto e giochi di nuovo.
   *[other] { $seat } riprende il suo posto e gioca di nuovo.
}
entry-passed = { $seat_is ->
    [you] Continui a giocare su questo dispositivo.
   *[other] { $seat } continua a giocare su un altro dispositivo.
}
entry-moved = { $why ->
    [late] { $seat_is ->
        [you] Tempo scaduto: un bot ha mosso per te.
       *[other] Tempo scaduto per { $seat }: ha mosso un bot.
    }
   *[other] { $seat_is ->
        [you] Un bot ha mosso per te.
       *[other] Un bot ha mosso per { $seat }.
    }
}
entry-undo-asked = { $seat_is ->
    [you] Chiedi di ritirare una mossa.
   *[other] { $seat } vorrebbe ritirare una mossa.
}
entry-undo-answered = { $yes ->
    [yes] { $seat_is ->
        [you] Dici che va bene.
       *[other] Per { $seat } va bene.
    }
   *[no] { $seat_is ->
        [you] Preferisci di no.
       *[other] { $seat } preferisce di no.
    }
}
entry-undone = { $seat_is ->
    [you] Ritiri una mossa.
   *[other] { $seat } ritira una mossa.
}
entry-ended = { $why ->
    [resigned] { $seat_is ->
        [you] Abbandoni la partita.
       *[other] { $seat } abbandona la partita.
    }
    [absent] { $seat_is ->
        [you] La partita finisce: non si poteva più aspettarti.
       *[other] La partita finisce: non si poteva più aspettare { $seat }.
    }
    [agreed] La partita finisce di comune accordo.
   *[closed] Il tavolo è chiuso.
}
entry-again = { $yes ->
    [yes] { $seat_is ->
        [you] Vuoi la rivincita.
       *[other] { $seat } vuole la rivincita.
    }
   *[no] { $seat_is ->
        [you] Non vuoi la rivincita.
       *[other] { $seat } non vuole la rivincita.
    }
}
entry-next = La rivincita è pronta.
entry-chatted = { $who }: { $text }
entry-reacted = { $who }: { reaction }

## Together: one device

curtain-pass = Passa { to-name }
curtain-lead = { $name }, prendi il dispositivo. Gli altri non guardano.
curtain-lift = Mostra le mie carte
curtain-soon = Poi tocca { to-name }.
curtain-done = Fatto

## Together: somebody is away

away = { $seat } è assente da { how-long-away }.
how-long-away = { $unit ->
    [seconds] { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
    [minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
    [hours] { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
   *[days] { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
}
away-wait = Aspetta
away-stand-in = Fai giocare un bot
away-end = Finisci la partita
away-end-sure = Finiscila per tutti
stand-in-for-you = Un bot gioca per te.
seat-take-back = Riprendi il mio posto

## Together: taking back

undo = Ritira
undo-ask = Chiedi di ritirare
undo-question = { $seat } vorrebbe ritirare una mossa.
undo-allow = Va bene
undo-refuse = Meglio di no
undo-waits = In attesa del sì di { LIST($seats) }.
undo-withdraw = Lascia stare

## Together: the end and the rematch

ended = { $why ->
    [resigned] { $seat_is ->
        [you] Hai abbandonato. { LIST($winners) } vince!
       *[other] { $seat } ha abbandonato. { $winners_is ->
            [you] Hai vinto!
           *[other] { LIST($winners) } vince!
        }
    }
    [absent] Finita per { $seat_is ->
        [you] la tua assenza.
       *[other] l’assenza di { $seat }.
    }
    [agreed] Finita di comune accordo.
   *[closed] Chi ospita ha chiuso questo tavolo.
}
rematch = Rivincita
rematch-asked = { $seats_is ->
    [you] Vuoi la rivincita.
    [with-you] { LIST($seats) } volete la rivincita.
   *[other] { COUNT($seats) ->
        [one] { LIST($seats) } vuole la rivincita.
       *[other] { LIST($seats) } vogliono la rivincita.
    }
}
rematch-yes = Gioca ancora
rematch-no = Non ora
rematch-waits = In attesa di { LIST($seats) }.
rematch-said = { $said ->
    [yes] sì
    [no] no
   *[open] ancora nessuna risposta
}
rematch-missing = Senza { LIST($seats) }:
rematch-bots = Fai giocare i bot
rematch-open = Lascia posto ad altri
rematch-fewer = Gioca in meno
rematch-go = Alla rivincita
match-number = Partita { $number } di stasera. { $title ->
    [none] { "" }
   *[other] { $seat_is ->
        [none] { "" }
       *[other] Ora il tuo ruolo: { $title }.
    }
}

## Together: the menu of a table

table-menu = Menu
table-menu-heard = Menu: cronaca e aiuto, impostazioni, lasciare il tavolo
menu-seat = Il tuo posto
menu-leave = Lascia il tavolo
menu-leave-lead = { $state ->
    [waiting] Il tuo posto torna libero per qualcun altro.
   *[playing] Un bot continua per te finché non torni.
}
menu-leave-sure = Sì, lascia
menu-resign = Abbandona
menu-resign-sure = Sì, abbandona
menu-not = No, resta
menu-move-seat = Sposta il mio posto su un altro dispositivo
menu-move-seat-of = Sposta il posto di { $name } su un altro dispositivo
menu-code-lead = Inquadralo con l’altro dispositivo, o apri lì { $link } e scrivi:
menu-code-until = Vale per { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}, e una volta sola. { $name ->
    [none] Poi questo dispositivo guarda soltanto.
   *[other] Poi { $name } gioca lì.
}
menu-code-qr = Un’immagine da inquadrare con l’altro dispositivo
menu-code-alone = Gli altri dispositivi non possono ancora raggiungere questo server. Avvialo con --share.
menu-settings = Impostazioni
menu-settings-open = Apri le impostazioni
setting-notification = Avvisami quando la pagina è nascosta
setting-notification-denied = Questo browser non lo permette a questa pagina.

## Together: the host

host = Il tavolo è tuo
host-fill = Fai sedere un bot
host-fill-with = Quale bot?
host-free = Libera questo posto
host-remove = Chiedi di lasciare il tavolo
host-remove-sure = Sì, chiedi { to-name } di lasciare il tavolo
host-start = Comincia ora, con i bot ai posti liberi
host-seat = Posto { $number }: { $name }
host-listed = Tutti su questo server possono trovarlo
host-chat = Si può chattare
host-patience = Se qualcuno è assente, chiedi cosa fare
host-patience-choice = { $seconds ->
    [none] Mai: un tavolo che dura giorni
   *[other] { $minutes ->
        [none] Dopo { $seconds } secondi
        [one] Dopo 1 minuto
       *[other] Dopo { $minutes } minuti
    }
}
host-clock = Tempo per una mossa
host-clock-choice = { $seconds ->
    [none] Senza limite
   *[other] { $minutes ->
        [none] { $seconds } secondi
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
}
host-close = Chiudi il tavolo
host-close-sure = Sì, chiudilo per tutti

## Together: company

company = Compagnia
company-heard = { $unread ->
    [0] Compagnia: reazioni e chat
    [one] Compagnia: reazioni e chat, 1 riga nuova
   *[other] Compagnia: reazioni e chat, { $unread } righe nuove
}
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-off = Chi ospita ha disattivato la chat.
chat-say = Di’ qualcosa
chat-send = Invia
reactions = Reazioni
reaction = { $reaction ->
    [cheese] Tieni, un po’ di formaggio
    [clap] Bella mossa
    [laugh] Ah ah, bella
    [gasp] Oh no
    [hurry] Tocca a te
   *[sorry] Scusa
}

## Together: you notice your turn

page-title-turn = ● Tocca a te — { $part }
notice-turn = Tocca a te.

# Matches that are over: gone through once more, and counted.

## Replays

replay-title = { $game }, ancora una volta
replay-loading = Cerco la partita…
replay-slider = A che punto della partita
replay-controls = Rivedere la partita
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-speed = { $half ->
    [yes] ½×
   *[no] { $speed }×
}
replay-speed-heard = Velocità: { replay-speed }
replay-all = Mostra le carte di tutti
replay-hands = Le carte di tutti
replay-eyes = Guarda con gli occhi di { $name }
replay-beginning = La partita comincia.
replay-move-of = Mossa { $number } di { $moves }
replay-before = Prima della mossa { $next } di { $moves }
replay-heard = { replay-move-of }: { $told }
replay-lost = −{ $percent }
replay-turning-at = Svolta: mossa { $number }
replay-turning = Mossa { $number }: { $better ->
    [yes] { $seat } scende da { $better_percent }% a { $percent }%.
   *[no] { $seat } ha fatto del suo meglio, e la partita ha svoltato.
}
replay-better-show = Che cosa era meglio?
replay-better-away = Nascondi
replay-better = È segnata sul tavolo: così { $seat } avrebbe avuto più probabilità, { $better_percent }% invece di { $percent }%{ COUNT($reasons) ->
    [0] .
   *[other] , perché { LIST($reasons) }.
}
replay-best = Qui { $seat } non poteva fare di meglio ({ $percent }%).
replay-stops = La registrazione si ferma qui.
replay-others = { $others ->
    [one] Il file ha un’altra registrazione. Questa è la prima.
   *[other] Il file ha altre { $others } registrazioni. Questa è la prima.
}
replay-share = Condividi
replay-link = Link a questo momento
replay-keys = Tasti: ← → per le mosse, Inizio e Fine, Spazio per avviare{ $hidden ->
    [yes] , da 1 a 5 per gli occhi di un giocatore, 0 per le carte di tutti.
   *[no] .
}
replay-fair = { $verdict ->
    [kept] Nessun trucco: la chiave apre il sigillo che questo browser conserva da prima della partita, e tutto quello che ha portato il caso ne segue.
    [told] Nessun trucco: la chiave apre il sigillo, e tutto quello che ha portato il caso ne segue. Questo browser non c’era all’inizio della partita, quindi il sigillo è quello che dice la registrazione.
    [other-key] Qualcosa non va: la chiave non apre il sigillo di prima della partita.
    [astray] Qualcosa non va: quello che ha portato il caso non segue dalla chiave.
    [no-seal] Tutto quello che ha portato il caso segue dalla chiave, ma prima della partita non c’era un sigillo.
   *[no-key] Questa registrazione non dice la chiave, quindi il suo caso non si può verificare.
}
replay-fair-how = Come è stato verificato
replay-fair-way = Prima di dare le carte tutti hanno visto l’impronta di una chiave segreta. Adesso questa pagina ha calcolato l’impronta della chiave svelata alla fine e le ha confrontate, e il server ha ricavato di nuovo dalla chiave ogni carta e ogni tiro.
replay-fair-none = nessuna
replay-fair-verify = Per verificarlo su una macchina tua, salva la partita come file e scrivi:
replay-upload = Apri una partita salvata
replay-upload-lead = Una partita salvata come file .cheese, da qui o da qualsiasi altra parte. La vedi solo tu, e non viene conservata.
replay-upload-drop = Lascia qui il file
replay-upload-choose = Scegli un file
replay-upload-paste = Oppure incolla quello che contiene
replay-upload-show = Mostra la partita
replay-another = Apri un’altra partita

## My games and how I do

games-none = Qui ci sarà ogni partita che finisci.
games-choose = Scegli un gioco
games-do = Come te la cavi
games-won = { $won ->
    [one] 1 vinta su { $played }
   *[other] { $won } vinte su { $played }
}
games-streak = { $won ->
    [one] Hai vinto l’ultima
   *[other] { $won } vittorie di fila
}
games-without = { $games ->
    [one] L’ultima è andata ad altri
   *[other] { $games } partite dall’ultima vittoria
}
games-longest = La serie più lunga: { $longest } vittorie
games-rating = Forza { NUMBER($value, useGrouping: 0) } ± { $uncertainty }
games-rating-soon = La forza si misura dalla quinta partita
games-against = Contro chi
games-against-one = { $name }: { games-won }
games-rate = Misura la mia forza
games-rate-how = Dice quanto vali in ogni gioco, dalle partite che finisci mentre è attivo. Tutti cominciano da 1500; i bot restano quello che sono, così puoi confrontare una sera con l’altra.
games-past = Partite giocate
games-past-won = { $winners_is ->
    [you] Hai vinto
    [with-you] { LIST($winners) } avete vinto
   *[other] { COUNT($winners) ->
        [one] { LIST($winners) } ha vinto
       *[other] { LIST($winners) } hanno vinto
    }
}
games-past-with = con { LIST($names) }
games-past-points = { EACH($points, as: "games-past-points-of") }
games-past-points-of = { $seat } { $value }
games-past-resigned = { $seat_is ->
    [you] Hai abbandonato
   *[other] { $seat } ha abbandonato
}
games-past-bot = { $seats_is ->
    [you] Un bot ha finito per te
   *[other] Un bot ha finito per { LIST($seats) }
}
games-past-device = Su un solo dispositivo; non conta
games-earlier = Mostra le partite precedenti
forget = Cancella il mio nome e le mie partite
forget-lead = Il tuo nome, le tue partite, la tua forza e quello che hai scritto agli altri spariscono da questo server. Ai tavoli dove altri giocano con te continua un bot.
forget-really = Cancellare tutto? Nessuno potrà recuperarlo.
forget-not = No, tieni tutto
forget-sure = Sì, cancella tutto

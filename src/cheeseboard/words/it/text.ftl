# What is said where somebody plays by text: reading, listening, typing.
# A list of words or wordings has a bar between them. Whatever is typed is compared without case and accents.

text-talk = Giocare
text-transcript = Quello che succede, e le risposte
text-command = La tua mossa, o un comando
text-command-how = Scrivi aiuto per i comandi, mosse per quello che puoi giocare. Le frecce richiamano quello che hai scritto.
text-send = Invia
text-position = La posizione
text-doing = Che cosa puoi fare
text-options = Che cos’altro puoi fare. Scrivine il numero.
text-arrived = Eccoti a un tavolo di { $game }, in modalità testo.
text-connected = Di nuovo in linea.
text-watching = Stai guardando.
text-yours = il tuo posto
text-hosting = chi ospita
text-bot = bot
text-stood-in = per ora gioca un bot
text-seat = Posto { $number }: { $name }{ $signs ->
    [none] { "" }
   *[other] { ", " }{ $signs }
}
text-come = { $open ->
    [0] Tutte le sedie sono occupate. Puoi guardare.
    [one] Una sedia è libera. Scrivi nome e il tuo nome, poi siedi.
   *[other] { $open } sedie sono libere. Scrivi nome e il tuo nome, poi siedi, oppure siedi e il numero di una sedia.
}
text-soon = Poi tocca { to-name }. Scrivi fatto quando hai sentito tutto.
text-remove = Chiedi { to-name } di andarsene (posto { $number })
text-invite = Invita qualcuno
text-stand-in = Lascia giocare un bot per { $seat }
text-away = { $seat } non c’è. Scrivi opzioni per quel che puoi fare, o aspetta.
text-link = Il link a questo tavolo, copiato se il tuo browser lo permette:
text-why = Scrivi perché per sapere la regola.
text-why-not = Non c’è nessuna mossa rifiutata da spiegare.
text-device = Sull’altro dispositivo apri { $link } e scrivi questo codice{ $name ->
    [none] { ":" }
   *[other] { " " }per il posto di { $name }:
}
text-device-not = Qui non hai un posto da spostare.
text-customs-not = Lo decide chi ospita.
text-sure = { $what }? Scrivi sì o no.
text-not-done = Non è cambiato niente.
text-nothing-there = Qui non c’è niente del genere.
text-row = { $head }: { $cells ->
    [none] niente
   *[other] { $cells }
}

## Reading what is typed

# A move of a game that has no words for it.
text-plain-move = { $move }

# Left out of whatever is typed, and of what it is compared with.
text-skipped = il | lo | la | i | gli | le | l’ | un | uno | una | un’ | di | del | dello | della | dell’ | dei | d’ | a | al | allo | alla | all’ | in | nel | nella | nell’ | su | sul | sulla | sull’ | da | dal | dalla | dall’ | e | è | per | con | mio | mia | come | che
text-which = { $count ->
    [one] Intendi questa mossa? Scrivi 1.
   *[other] Vanno bene { $count } mosse. Scrivi il numero di una.
}
text-moves = { $count ->
    [one] Hai una sola mossa.
   *[other] Hai { $count } mosse.
}
text-no-such-number = L’elenco va da 1 a { $last }.
text-unknown = «{ $typed }» qui non vuol dire niente. Scrivi aiuto per i comandi.
text-sent-later = La tua mossa partirà appena il server risponderà di nuovo.
text-say-what = Scrivi dopo quello che vuoi dire, per esempio: dire ciao.
text-name-which = Scrivi dopo il tuo nome, per esempio: nome Anna.
text-no-seat = { $open ->
    [0] Nessuna sedia è libera per te.
   *[other] Scegli una sedia libera: { LIST($seats_open, type: "or") }.
}
text-hint = { $move }: { $worth }. { $why }

## Commands: what is typed, and what it does

text-commands = I comandi:
text-does = { LIST($words, type: "or") }: { $does }
typed-help = aiuto | comandi | help
does-help = questo aiuto
typed-moves = mosse
does-moves = tutte le mosse che puoi fare, numerate
typed-position = posizione | tabellone | tavolo | guarda
does-position = tutta la posizione
typed-hand = mano | carte
does-hand = che cosa hai in mano
typed-turn = turno | adesso | stato
does-turn = a chi tocca, e per che cosa
typed-who = chi | giocatori | punti | punteggio
does-who = chi siede dove, e a che punto è ognuno
typed-last = ultime | ultimo | cronaca | ripeti
does-last = le ultime cose successe
typed-hint = suggerimento | suggerisci | consiglio
does-hint = che cosa giocherebbe il bot più forte, e perché
typed-chances = probabilità
does-chances = le probabilità di vittoria di ognuno, contro i bot
typed-undo = ritira | annulla
does-undo = ritirare la tua ultima mossa, o chiederlo
typed-say = dire | di’ | scrivi
does-say = scrivere agli altri, per esempio: dire ciao
typed-react = reazione | reazioni
does-react = mostrare agli altri che cosa provi
typed-options = opzioni | menu | altro
does-options = tutto quello che puoi fare ancora, numerato
typed-yes = sì | s | accetta | va bene
does-yes = rispondere di sì
typed-no = no | n | rifiuta
does-no = rispondere di no
typed-rules = regole
does-rules = le regole in breve
typed-why = perché
does-why = la regola dietro l’ultima mossa rifiutata
typed-invite = invita | link
does-invite = il link a questo tavolo
typed-name = nome
does-name = dire il tuo nome, per esempio: nome Anna
typed-sit = siedi | siediti
does-sit = sederti su una sedia libera, per esempio: siedi 2
typed-begin = comincia | inizia
does-begin = cominciare subito, con i bot sulle sedie libere
typed-rematch = rivincita | ancora
does-rematch = giocare ancora, dopo la fine
typed-replay = rivedi
does-replay = rivedere la partita, dopo la fine
typed-leave = lascia | esci
does-leave = lasciare il tavolo
typed-back = torna | rientra
does-back = riprendere il tuo posto da un bot
typed-resign = abbandona
does-resign = abbandonare la partita
typed-done = fatto | avanti
does-done = passare il dispositivo, quando lo usate in più persone
typed-device = dispositivo | sposta posto
does-device = un codice che porta il tuo posto su un altro dispositivo
typed-customs = impostazioni | regolazioni
does-customs = il tempo per una mossa, la chat e i posti, se il tavolo è tuo
typed-pictures = immagini | disegni
does-pictures = mostrare il tavolo con le immagini

## Replays

text-replay-arrived = { $game }, ancora una volta: { $moves } mosse. Scrivi avanti, indietro, inizio o fine, oppure il numero di una mossa.
text-replay-command = Dove vuoi andare?
text-replay-how = avanti, indietro, inizio, fine, un numero, posizione, svolte, meglio, link, aiuto; tutti per tutte le carte, oppure un nome.
text-replay-eyes = Le carte di chi
text-replay-all = Di tutti
text-replay-seen = { $name ->
    [none] Vedi quello che hanno visto tutti.
   *[other] Vedi con gli occhi di { $name }.
}
text-replay-better = C’era di meglio: { $move }, con il { $better_percent }% invece del { $percent }%. { $why }
text-replay-unknown = «{ $typed }» non porta da nessuna parte. { text-replay-how }
typed-next = avanti | a | prossima
typed-previous = indietro | precedente
typed-first = inizio | prima
typed-end = fine | ultima
typed-all = tutti | tutto | tutte
typed-turnings = svolte
typed-better = meglio
typed-share = link | condividi

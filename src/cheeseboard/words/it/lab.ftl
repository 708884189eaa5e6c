# Quello che si dice dove si giocano molte partite: l’arena, il laboratorio, e chi ci lavora.

## Chi fa il lavoro

cli-crew-workers = quanti processi lavorano insieme (predefinito: uno per core)
cli-crew-backend = chi lavora: `local`, i core di questa macchina (predefinito), o un cluster `dask` o `ray`
cli-crew-address = dove si trova il cluster, per esempio tcp://10.0.0.5:8786 (Dask) o 10.0.0.5:6379 (Ray)
word-address = INDIRIZZO
crew-backend = “{ $backend }” qui non lavora: scegli { LIST($backends, type: "or") }.
crew-address = Un indirizzo è quello di un cluster: scegli anche { LIST($backends, type: "or") } come backend.
crew-no-address = Indica anche a quale indirizzo si trova il cluster { $backend }, per esempio { $example }.
crew-package = { $backend } qui non è installato: lo porta `pip install "cheeseboard[{ $extra }]"`.
crew-unreachable = All’indirizzo { $address } non c’è nessun cluster { $backend }, o non risponde.
crew-empty = Il cluster { $backend } all’indirizzo { $address } non ha ancora processi: avviane qualcuno, poi riprova.
crew-died = Un processo che giocava è stato chiuso da fuori o è andato in errore ({ $status }). Quello che era finito resta solo se c’è un diario.

## L’arena, per posto e per ruolo

company-empty = Non gioca nessuno: indica almeno un bot.
company-list = I bot sono una lista, come ["greedy", "random"], non «{ $found }».
arena-move-time = Il tempo per una mossa è un numero di secondi sopra lo 0, non { $found }.
arena-seats = Per posto, chiunque ci sedesse
arena-roles = Per ruolo
arena-seat = posto
arena-role = ruolo
arena-all = tutti
lab-percent = { $rate } % ({ $low }–{ $high })
simulate-stopped = interrotta dopo { $done } di { $games } partite, che sono scritte.

## Il laboratorio

cli-lab = studia l’equilibrio di un gioco: chi è favorito, e quanto sono lunghe, aperte e combattute le partite
cli-lab-players = in quanti si gioca, per esempio 2,3,4 (predefinito: il minimo)
cli-lab-games = quante partite di ogni tipo; { $more } volte tante per i bot che non riflettono (predefinito: { $games })
cli-lab-bots = livelli di gioco, dal più debole al più forte (predefinito: { $bots })
cli-lab-option = un’opzione: un solo valore la fissa, più valori come `tiles=standard,lively` si confrontano (predefinito: tutte le opzioni, una alla volta); si può ripetere
cli-lab-seed = lo stesso seme dà le stesse partite (predefinito: 0)
cli-lab-out = la cartella per testo, numeri, grafici e diario (predefinito: balance-{ word-game })
word-folder = CARTELLA
word-numbers = N,N
cli-not-counts = “{ $found }” non sono numeri di giocatori: scrivi per esempio 2,3,4
lab-written = Scritto: { $file }
lab-stopped = interrotto dopo { $done } di { $games } partite. Restano in { $folder }: lo stesso comando riprende da lì.
lab-no-charts = Non ci sono grafici, perché matplotlib non è installato: lo porta `pip install "cheeseboard[{ $extra }]"`. Le tabelle dicono altrettanto.

lab-title = L’equilibrio di { $title }
lab-about = Scritto da Cheeseboard { $version }; per rifarlo: { $command }
lab-reading = In ogni partita un solo bot occupa tutti i posti. Tra parentesi: intervalli al 95 %. Una vittoria condivisa conta in parte.
lab-players = { $players } giocatori
lab-play = gioco
lab-matches = partite
lab-moves = mosse
lab-legal = mosse possibili
lab-seat = posto { $seat }
lab-seat-wins = Il posto { $seat } vince
lab-bot = { $kind ->
    [random] a caso
    [greedy] goloso
    [level] livello { $level }
   *[other] { $bot }
}
lab-at = { $kind ->
    [random] giocando a caso
    [greedy] con gioco goloso
    [level] al livello { $level }
   *[other] con { $bot }
}

lab-favoured = Chi è favorito
lab-wins-by-level = Quota delle vittorie, per livello di gioco
lab-verdict = { $wins } { $rate } { $at }{ $verdict ->
    [even] : nessuna parte è chiaramente favorita.
   *[other] .
}
lab-verdict-first = { $wins } { $rate } { $at }.
lab-seats = Delle vittorie { $at }, { LIST($shares) }.
lab-seat-share = il posto { $seat } ha { $rate }
lab-seats-apart = I posti dunque non sono uguali: altrimenti ognuno avrebbe il { $fair } %.
lab-seats-even = Niente di tutto questo si distingue dal { $fair } % che ognuno avrebbe se i posti fossero uguali.

lab-options = Opzioni
lab-option-usual = Di solito si sceglie { $option }.
lab-option-changes = { $shown ->
    [yes] Con { $option } la quota delle vittorie ({ $whose }, { $at }) cambia di { $by } punti (da { $low } a { $high }).
   *[no] Con { $option } nessun cambiamento della quota delle vittorie ({ $whose }, { $at }) si distingue dal caso: { $by } punti (da { $low } a { $high }).
}
lab-option-wins = { $wins }, e mosse in una partita del gioco più forte

lab-course = Lunghezza e scelte
lab-length = Una partita { $at } { $always ->
    [yes] ha sempre { $mean } mosse.
   *[no] ha in media { $mean } mosse; metà ne hanno da { $early } a { $late }, nove su dieci da { $low } a { $high }.
}
lab-choices = Chi deve muovere ha in media { $choices } mosse possibili: di più nella parte { $tenth } su 10 della partita ({ $most }), e { $last } nell’ultima.
lab-course-table = Mosse in una partita, con quantili, e mosse possibili a un turno: in tutto, e in tre decimi della partita
lab-tenth = { $tenth ->
    [first] 1º decimo
    [fifth] 5º
   *[last] ultimo
}

lab-decided = Quanto sono combattute le partite
lab-half = A metà una sola parte è in vantaggio in { $led } delle partite { $at }, e allora vince in { $held }.
lab-half-judged = Le regole non contano punti confrontabili prima della fine: è in vantaggio chi ha le probabilità migliori, come i bot giudicano una posizione.
lab-shared = La vittoria è condivisa in { $rate }.
lab-margin = Chi vince ha { $margin } punti più del migliore degli altri.
lab-unfinished = { $unfinished } di { $matches } partite sono rimaste incompiute: non le ha vinte nessuno.
lab-decided-table = Il vantaggio a metà, vittorie condivise, scarto
lab-column-led = una parte avanti
lab-column-held = … e vince
lab-column-sharing = vittorie condivise
lab-column-lead = scarto
lab-column-open = incompiute

lab-chart-even = pari
lab-chart-wins = quota delle vittorie, %
lab-chart-option = quota delle vittorie, %: { $whose } (* : di solito)
lab-chart-length = mosse in una partita
lab-chart-along = parte della partita, %

# Chop! Chop!: the rulebook. Numbers are those of the game's facts, or of the position that is shown.

book-section-aim = Di che cosa si tratta
book-goal = Quattro topi vogliono tutto il formaggio della cucina. Un gatto vuole i topi. Uno di voi fa il gatto, e tutti gli altri fanno i topi, insieme.
book-kitchen = Il pavimento è fatto di caselle, in { $rows } righe. In mezzo c’è un tavolo, con { COUNT($table) } caselle sopra, solo per il gatto. Sotto, fra le gambe, ci stanno soltanto i topi.
book-holes = In ogni muro c’è una tana, con una casella proprio davanti. Si entra e si esce solo da quella casella.
book-tile-kinds = Su ogni casella del pavimento c’è una piastrella coperta, tranne dove stanno le gambe del tavolo. { $tiles_standard_cheese } nascondono un formaggio, { $tiles_standard_broken } dei cocci. Le altre nascondono una sorpresa.
book-dice = I topi e il gatto hanno un dado ciascuno. Quello dei topi ha { LIST($mouse_die) }, quello del gatto { LIST($cat_die) }. Così i topi sono spesso un po’ più svelti.

book-section-setup = Prima di cominciare
book-roles = Chi vuole fare il gatto? Tutti gli altri sono i topi. Nessuno ha un topo tutto suo: li muovete tutti e quattro insieme. All’inizio ognuno sta in una tana.
book-place-cat = Il gatto comincia sul tavolo, sulla casella che vuole chi fa il gatto.

book-section-turn = Il tuo turno
book-order = Prima muove chi fa i topi, poi il gatto, poi il prossimo dei topi, poi di nuovo il gatto, e così via.
book-one-mouse = Chi fa i topi muove il topo che vuole, fra quelli ancora liberi, chiunque l’abbia mosso prima. Un topo solo per turno.
book-walk = Tira il dado e fai esattamente quel numero di passi. Un passo porta alla casella vicina, diritto e mai in diagonale. Il primo passo fuori da una tana porta alla casella proprio davanti.
book-no-way-back = Non puoi tornare sulla casella da cui parti. Tutte le altre le puoi attraversare quante volte vuoi.
book-no-jumping = Nessuno scavalca nessuno: bisogna girarci intorno. E su una casella c’è posto per uno solo. Soltanto il gatto sul tavolo e un topo lì sotto non si danno fastidio.
book-must = Se puoi muovere, devi farlo. Se non puoi muovere niente, il tuo turno è finito.

book-section-ways = Chi va dove
book-cat-ways = Il gatto cammina sul pavimento e sul tavolo. Non va mai sotto il tavolo, mai in una tana e mai su un formaggio scoperto.
book-catching = Se il gatto si ferma proprio sulla casella di un topo, lo acchiappa. Quel topo è fuori dal gioco.
book-mouse-ways = I topi camminano sul pavimento e sotto il tavolo, dove nessun gatto può raggiungerli. Non ci salgono mai sopra. Un topo può anche nascondersi di nuovo in una tana, se è vuota.
book-doors = La prima volta che un topo lascia la sua tana, quella tana è aperta. Lo resta fino alla fine della partita.

book-section-tiles = Le piastrelle
book-turning = Guarda sotto la piastrella su cui ti fermi e fai quello che dice. Poi la piastrella sparisce. Se non c’è nessuna piastrella, non succede niente.
book-broken = Cocci: non succede niente.
book-cheese = Formaggio: un topo lo prende. I gatti non mangiano formaggio, perciò il gatto lo lascia lì, scoperto. Finché il gatto ci sta sopra, i topi non possono prenderlo; dopo, lo prende un topo che si ferma lì.
book-more-steps = +1 o +2: vai avanti di altrettanti passi. Non puoi tornare su questa casella, ma puoi tornare dove stavi prima di tirare il dado.
book-arrow = Freccia: vola su una casella qualsiasi. I topi non volano sul tavolo, né su un formaggio scoperto, né in una tana. Il gatto non vola sotto il tavolo, né su un formaggio scoperto, né in una tana, né su un topo.
book-fork = Forchetta: i topi prendono un formaggio scoperto, ovunque sia, a meno che il gatto non ci stia sopra. Il gatto di una forchetta non sa che farsene.
book-knife = Coltello: ahi. Il tuo turno è finito, e gli altri giocano due turni. Se gli altri sono i topi, è lo stesso topo che va tutte e due le volte.

book-section-end = Come finisce
book-cat-wins = Il gatto vince quando ha acchiappato tutti e quattro i topi.
book-mice-win = I topi vincono quando hanno tutti e { $tiles_standard_cheese } i formaggi, quando le quattro tane sono aperte e quando poi un topo si ferma in una tana, per portare a casa il formaggio.
book-last-mouse = Se resta un topo solo e sta in una tana, il gatto non può fermarsi proprio davanti. Se c’è già, deve andarsene e lasciarlo uscire.
book-no-draw = Il pareggio non esiste: si gioca finché vince il gatto o vincono i topi.

book-section-secrets = Che cosa possono sapere tutti
book-known = Tutto è in vista, ma nessuno sa che cosa c’è sotto le piastrelle. Chi fa i topi vince insieme agli altri, o perde insieme a loro.

book-example-start = Comincia una partita: il gatto sta sul tavolo, e in ogni tana c’è un topo.
book-example-tiles = Ecco che cosa c’è sotto le piastrelle, e quante volte.
book-example-dice = Sopra il dado dei topi, sotto il dado del gatto.
book-example-walk = I topi hanno tirato { $view_steps }. Il topo 2 può fermarsi su ogni casella illuminata.
book-example-catch = Il gatto ha tirato { $view_steps }. Un passo giù dal tavolo, e acchiappa il topo 2.
book-example-under = Il topo 3 si è infilato sotto il tavolo. Il gatto è proprio lì sopra e non può prenderlo.
book-example-face-up = Il gatto ha trovato un formaggio ed è andato avanti. Ora deve girarci intorno, e un topo può venirlo a prendere.
book-example-flight = Il topo 2 ha trovato una freccia e può volare su ogni casella illuminata.
book-example-fetching = Il topo 3 ha trovato una forchetta: il formaggio scoperto è dei topi, anche da così lontano.
book-example-home = I topi hanno tutti e { $view_stash } i formaggi, e tutte le tane sono aperte. Il topo 2 entra nella tana: i topi vincono!
book-example-let-out = Resta un topo solo, nella sua tana. Il gatto ha tirato { $view_steps }: può fermarsi su ogni casella illuminata, ma non proprio davanti alla tana.
# How many there are of something.
times = ×{ $number }

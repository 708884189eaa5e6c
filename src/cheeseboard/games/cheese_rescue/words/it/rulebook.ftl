# Cheese Rescue: the rulebook. Numbers are those of the game's facts.

## What it is about

book-section-aim = Di che cosa si tratta
book-goal = I cani spaventano i gatti, i gatti danno la caccia ai topi e i topi mangiano il formaggio. Tutti posano carte nello stesso quadrato; quando è pieno, gli animali fanno quello che fanno gli animali. Salva più formaggio degli altri.
book-cards = Ci sono { $animals_1 } cani, { $animals_2 } gatti e { $animals_3 } topi. In più quattro mazzi di formaggi, ognuno con la sua forma: forma intera, spicchio, cubo e tronchetto. I { COUNT($cheese) } formaggi di un mazzo valgono { LIST($cheese) } punti.
book-start-card = La carta iniziale serve solo a dare una vicina alla prima carta. Non spaventa nessuno, nessuno la mangia e non vale niente.

## Before you begin

book-section-setup = Prima di cominciare
book-sets = Ciascuno prende in mano un mazzo di formaggi; quelli che avanzano tornano nella scatola. Anche una parte degli animali ci torna: { $removed_2_1 } cani, { $removed_2_2 } gatti e { $removed_2_3 } topi in due, { $removed_3_1 } cani, { $removed_3_2 } gatti e { $removed_3_3 } topi in tre. In quattro giocano tutti gli animali.
book-deal = Mescolate gli altri animali e fatene un mazzo coperto. Ciascuno ne pesca { $animals_dealt } e li tiene in mano con i suoi { COUNT($cheese) } formaggi, al riparo da occhi curiosi.
book-start = In due o in quattro la carta iniziale sta sul tavolo fin dal principio. In tre resta nella scatola.

## Your turn

book-section-turn = Il tuo turno
book-beginning = Si gioca in senso orario. Chi comincia si decide quando si apparecchia il tavolo.
book-lay = Posa una carta della tua mano, animale o formaggio, come vuoi. Deve avere un lato in comune con una carta già posata: toccarsi per un angolo non basta. In tre la primissima carta non ha vicine e va dove vuoi.
book-square = Tutte le carte devono stare in un quadrato: { $square_2 } per { $square_2 } in due, { $square_3 } per { $square_3 } in tre, { $square_4 } per { $square_4 } in quattro. Nessuno ne traccia prima i bordi. Il quadrato prende forma giocando: una carta va bene finché tutte ci stanno ancora. Chi vuole una regola più severa si accorda che la carta iniziale sia il centro; allora i bordi sono fissi dalla prima carta in poi.
book-draw = Poi pesca un animale dal mazzo, finché ce n’è. Nessun altro vede quale.

## When the square is full

book-section-count = Gli animali si svegliano
book-full = Quando il quadrato è pieno, ciascuno ha posato { $lays } carte e la partita è finita. Le carte rimaste in mano non valgono niente: non aspettare troppo con il tuo formaggio migliore.
book-beside = Ora gli animali si guardano intorno, una specie dopo l’altra. Accanto vuol dire sempre con un lato in comune, mai per un angolo.
book-dogs = Prima scappano tutti i gatti accanto a un cane, tutti insieme.
book-cats = Poi ogni gatto rimasto acchiappa i topi accanto a lui. Un gatto scappato non acchiappa nessuno: così un cane può salvare un topo.
book-mice = Infine ogni topo rimasto mangia i formaggi accanto a lui. I topi non chiedono di chi siano.

## Who wins

book-section-winning = Chi vince
book-score = Somma i numeri dei tuoi formaggi rimasti sul tavolo. Vince chi ha più punti.
book-tie = In parità vince chi ha più carte formaggio rimaste. Ancora in parità, vincete alla pari.

## What you may know

book-section-secrets = Che cosa possono sapere tutti
book-known = Tutti vedono il tavolo, quante carte ha in mano ciascuno e quante ne restano nel mazzo. Anche i formaggi non sono un segreto: quelli che non hai posato li hai ancora. I tuoi animali, invece, li conosci solo tu.

## The examples

book-example-free = { $seat } ha posato un gatto e ora tocca a { $view_seat }: una carta può andare su ogni casella dal bordo punteggiato. Negli angoli non va niente: si toccano soltanto.
book-example-row = { $view_size } carte sono in fila, quindi il quadrato non può più allargarsi: nessuna carta va alla loro sinistra né alla loro destra.
book-example-fled = Il gatto in alto è accanto al cane e scappa. L’altro gatto non ha cani accanto e resta.
book-example-caught = Il gatto rimasto acchiappa il topo accanto a lui. L’altro topo ha fortuna: il suo gatto è scappato.
book-example-eaten = Quel topo fortunato mangia il formaggio sotto di lui. Il formaggio più in basso è salvo, perché il gatto ha acchiappato il topo che gli stava sopra.
book-example-level = { $points_1 } punti a testa. Ma { LIST($winners) } ha più carte formaggio rimaste, e vince.

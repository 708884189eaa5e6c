# The lesson: what the teacher says along lessons/first.cheese, one sentence at a time.

lesson-first-goal = Ogni presa che vinci vale 2 punti, finché nessun gatto ti acchiappa.
lesson-first-cats = Tre gatti sono in agguato: se uno ti acchiappa, le tue prese valgono 1 punto ciascuna; se sono due, niente.
lesson-first-all-three = Ma se ti acchiappano tutti e tre, ogni presa vale 3 punti.
lesson-first-lead = Apri tu: gioca il 7 di Parmigiano, nulla può batterlo tranne il Brie, che è briscola.
lesson-first-taken = La carta più alta della varietà d’apertura vince la presa: questa è tua.
lesson-first-siamese = Il siamese acchiappa chi prende il 7 di Roquefort: per ora tieni il tuo e apri con il 4 di Roquefort.
lesson-first-follow = Pip apre con Parmigiano, e chi ne ha deve rispondere: il tuo è il 3.
lesson-first-black = La presa 4 è del gatto nero, che acchiappa chi la vince. Resta sotto Pip con il 2 di Svizzero.
lesson-first-one-cat = Pip l’ha vinta e il gatto nero l’acchiappa: ora ogni sua presa vale solo 1 punto.
lesson-first-dump = Non hai più Parmigiano, quindi puoi giocare qualsiasi carta: getta il 7 di Roquefort sulla presa di Pip.
lesson-first-two-cats = Anche il siamese acchiappa Pip. Due gatti, e le sue prese non valgono più niente.
lesson-first-trump = Ancora Parmigiano, ma questa presa la vuoi: la briscola batte ogni altra varietà. Basta il 2 di Brie.
lesson-first-high-trump = Ora apri con la tua briscola più alta: nessuno può batterla.
lesson-first-grey = A fine mano il gatto grigio conta le carte di Svizzero. Un gatto solo si sopporta: fai la presa con il 7 di Svizzero.
lesson-first-six = E ora il 6 di Svizzero: l’unico più alto era tuo.
lesson-first-last = Ti resta una carta: giocala.
lesson-first-score = Sei prese da 1 punto per te, perché il gatto grigio ti acchiappa; quattro da zero per Pip.
lesson-first-third = Se il gatto grigio avesse acchiappato anche Pip, ogni sua presa sarebbe valsa 3 punti.
lesson-first-end = Questa era una mano. Dalla prossima, chi ha meno punti sceglie la briscola.

lesson-first-otherwise = Potresti, ma questa volta prova la carta illuminata.
lesson-first-siamese-waits = Il 7 di Roquefort vincerebbe la sua stessa presa, e il siamese ti acchiapperebbe.
lesson-first-trump-later = Tieni la briscola alta per dopo: anche il 7 di Parmigiano vince.
lesson-first-low-loses = Una carta bassa lascia la presa a Pip: gioca quella alta.
lesson-first-lower = Un po’ più in basso: tieni il 5 per la fine.
lesson-first-black-waits = Vinceresti la presa 4, e il gatto nero ti acchiapperebbe.
lesson-first-would-win = Una briscola vincerebbe, ma adesso puoi liberarti del 7 di Roquefort.
lesson-first-seven-first = Potresti, ma è del 7 di Roquefort che devi liberarti.
lesson-first-small-trump = Basta la briscola piccola: tieni il 7.
lesson-first-only-trump = Così non puoi vincere: serve una briscola.
lesson-first-seven-above = Prima il 7: poi nulla sta sopra il tuo 6.

## Accanto alle novità, nelle prime partite

coach-hand = Rispondi alla varietà di chi apre, se ce l’hai. La carta più alta fa la presa.
coach-trump = La varietà che scegli batte tutte le altre.

# The lesson: what the teacher says along lessons/first.cheese, one sentence at a time.

lesson-first-goal = Giochi con i quattro topi: trova tutto il formaggio sotto le piastrelle e portalo a casa.
lesson-first-cat = Pip gioca con il gatto, che vince se acchiappa tutti e quattro i tuoi topi.
lesson-first-die = Il dado mostra un 1: muovi un topo, quello che vuoi, esattamente di un passo.
lesson-first-out = Fai uscire il topo 1 dalla tana: toccalo, poi tocca la piastrella davanti a lui.
lesson-first-broken = Cocci: non succede niente. Ma quella tana ora è aperta, e devi aprirle tutte e quattro.
lesson-first-flee = Il gatto è a due passi: scappa con il topo 1, tre passi fino alla piastrella illuminata.
lesson-first-danger = Un formaggio per i topi. Questo interruttore mostra quanto è probabile che il gatto li acchiappi.
lesson-first-flee-again = Il topo 1 è di nuovo in pericolo: due passi fino alla piastrella illuminata.
lesson-first-plus = Un +1: lo stesso topo fa subito un passo in più.
lesson-first-cat-cheese = Il gatto ha trovato un formaggio: non può mangiarlo, solo sedercisi sopra.
lesson-first-far = Il topo 1 è proprio accanto al gatto: portalo lontano, quattro passi.
lesson-first-open-cheese = Ora quel formaggio è scoperto: il topo 4 può prenderlo uscendo. Un rischio, ma è un formaggio.
lesson-first-caught = Preso: il gatto ha finito la mossa proprio sul topo 4. Ti restano tre topi.
lesson-first-second = Fai uscire il topo 2, due passi fino alla piastrella illuminata.
lesson-first-arrow = Una freccia: il topo vola su una casella qualsiasi. Scegline una lontana dal gatto.
lesson-first-under = Il gatto non va mai sotto il tavolo: portaci il topo 3, tre passi.
lesson-first-on-under = Al sicuro là sotto, il topo 3 fa ancora un passo.
lesson-first-fork = Una forchetta: prendi un formaggio scoperto, ovunque sia.
lesson-first-two-steps = Il topo 2, due passi fino alla piastrella illuminata.
lesson-first-plus-two = Un +2: altri due passi.
lesson-first-hole = Il gatto è vicino al topo 2. Non entra mai in una tana: due passi, e il topo è al sicuro.
lesson-first-above = Il gatto cammina sul tavolo, il tuo topo sotto: si ignorano. Il topo 1, quattro passi.
lesson-first-tenth = Manca un formaggio: il topo 3, un passo.
lesson-first-home = Tutto il formaggio e tutte e quattro le tane aperte: ora un topo deve tornare a casa, due passi.
lesson-first-won = A casa con tutto il formaggio: vincono i topi!
lesson-first-end = Avevo nascosto il formaggio dove avresti cercato; senza di me ci vuole un po’ di più.

lesson-first-otherwise = Potresti, ma questa volta prova il topo e la casella illuminati.
lesson-first-any-mouse = Puoi muovere uno qualsiasi; questa volta prendi il topo 1.
lesson-first-in-danger = Il topo 1 resterebbe accanto al gatto: muovi quello.
lesson-first-in-danger-two = Il topo 2 resterebbe vicino al gatto: muovi quello.
lesson-first-to-the-hole = Dentro la tana: lì è al sicuro.

## Accanto alle novità, nelle prime partite

coach-mouse = Scegli il topo che deve correre.
coach-lit = Puoi andare su ogni casella illuminata. Toccane una, e poi ancora per andarci.

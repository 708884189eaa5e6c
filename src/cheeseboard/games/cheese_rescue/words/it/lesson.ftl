# The lesson: what the teacher says along lessons/first.cheese, one sentence at a time.

lesson-first-goal = I formaggi di questa forma sono tuoi: quel che ne resta alla fine è il tuo punteggio.
lesson-first-chain = I cani spaventano i gatti, i gatti danno la caccia ai topi, i topi mangiano il formaggio: tutto alla fine.
lesson-first-hand = Hai in mano sei formaggi e due animali, e a ogni turno posi una carta.
lesson-first-begin = Comincia in piccolo: posa un formaggio da 1 accanto alla carta iniziale.
lesson-first-mouse = Un topo: alla fine mangia tutti i formaggi che ha accanto. Il tuo 1 è in pericolo.
lesson-first-cat = I gatti danno la caccia ai topi: posa il tuo gatto in modo che abbia un lato in comune con il topo.
lesson-first-dog = Il cane di Pip è accanto al tuo gatto: i cani spaventano i gatti, e il topo è di nuovo libero.
lesson-first-other-cat = Hai pescato un altro gatto: posalo dall’altra parte del topo, lontano dal cane.
lesson-first-attack = Adesso un dispetto: posa il tuo topo accanto al 2 di Pip.
lesson-first-guarded = Pip ha mandato un gatto: il tuo topo sarà preso prima di poter mangiare.
lesson-first-your-dog = E che cosa spaventa un gatto? Posagli accanto il tuo cane.
lesson-first-corner = Ora il tuo 3, dove gli restano aperti solo due lati.
lesson-first-rescue = Un topo accanto al tuo 3: manda un gatto a difenderlo.
lesson-first-now = Questo interruttore mostra che cosa resterebbe se la partita finisse adesso.
lesson-first-close = Chiudi l’ultimo lato aperto del tuo 3: posaci un 2.
lesson-first-last-dog = Pip ha mandato un altro gatto a guardia del suo 2; il tuo secondo cane sa che cosa fare.
lesson-first-other-side = Il gatto di Pip sorveglia un lato del 3, e l’altro nessuno: posaci un topo.
lesson-first-risk = Tutti i gatti sono sul tavolo e nulla ferma più i topi: non rischiare più di un 1.
lesson-first-last = Pazienza, era solo un 1. Posa un topo dove non può farti danno.
lesson-first-count = Il quadrato è pieno: segui il conteggio, prima i cani, poi i gatti, poi i topi.
lesson-first-end = Hai salvato 6 punti e Pip 3: ora conosci il gioco.

lesson-first-otherwise = Potresti, ma questa volta prova quello illuminato.
lesson-first-lit-cell = Quasi: questa volta prova la casella illuminata.
lesson-first-keep-three = Il tuo 3 vale più di tutti: tienilo per un posto più sicuro.
lesson-first-cheese-first = Tieni gli animali per dopo e comincia con un formaggio.
lesson-first-cat-beside = Un gatto aiuta solo accanto al topo, e non accanto a un cane: prova la casella illuminata.
lesson-first-own-mouse = Quel topo aiuterebbe solo Pip: qui serve il tuo gatto.
lesson-first-dog-later = Tieni il cane per un gatto di Pip.
lesson-first-own-cheese = I topi non chiedono di chi è il formaggio: lì mangerebbe anche il tuo 1.
lesson-first-mouse-beside = Lì il topo non sarebbe accanto al formaggio di Pip: prova la casella illuminata.
lesson-first-dog-beside = Un cane spaventa solo i gatti che ha accanto: prova la casella illuminata.
lesson-first-more-open = Lì avrebbe più lati aperti: prova la casella illuminata.
lesson-first-cat-waits = Lì il gatto di Pip lo prenderebbe: passa dall’altra parte.
lesson-first-mouse-waits = Lì c’è un topo in agguato: prova la casella illuminata.
lesson-first-only-one = Nessuno può più proteggerlo: rischia un 1 piuttosto che un 2.

## Accanto alle novità, nelle prime partite

coach-hand = Scegli una carta. I formaggi sono tuoi: tienili interi.
coach-cell = Le caselle illuminate sono libere. Toccane una, e poi ancora per posare la carta.

# Cheez-Tricks: the rulebook. Numbers are those of the game's facts, or of the position that is shown.

book-section-aim = Di che cosa si tratta
book-goal = Ogni presa che vinci ti porta punti, a meno che un gatto non ti acchiappi. A ogni mano ci sono in giro tre gatti, e ognuno tiene d’occhio qualcosa di diverso. Schivali; oppure osa, e fatti acchiappare da tutti e tre.
book-cheeses = Nella scatola ci sono quattro varietà di formaggio: { LIST($varieties, each: "variety") }. Ognuna ha carte da 1 a { $values }.
book-cat-cards = I gatti sono un mazzo a parte, di sei tipi: nero, bianco, siamese, grigio, rosso e in smoking. Alcuni escono solo con certi numeri di giocatori.

book-section-setup = Prima di ogni mano
book-hands = Date tutte le carte formaggio. In tre sono { $hand_3 } a testa, da 1 a { $highest_3 }; in quattro { $hand_4 } a testa e in cinque { $hand_5 } a testa, da 1 a { $highest_5 }. Uno di voi è di mano; alla mano dopo tocca al prossimo in senso orario.
book-two-players = In due le carte vanno solo da 1 a { $highest_2 }. Ciascuno ne riceve { $hand_2 }; le altre restano da parte, coperte, fino alla fine della mano. Perciò la carta che aspetti potrebbe non esserci affatto.
book-three-cats = Scoprite { $revealed } nuovi gatti, in modo che tutti li vedano. Quelli della mano prima non tornano più.
book-levels = I gatti di casa sono per le prime partite: { house-leaves-out }. I gatti selvatici sono tutti quanti.

book-section-trump = La briscola
book-drawn = Una varietà è la briscola: le sue carte battono tutte le altre. Nella prima mano si sorteggia.
book-named = Dalla seconda mano in poi la sceglie chi ha meno punti fino a quel momento, dopo che tutti hanno visto le proprie carte e i gatti.

book-section-trick = Una presa
book-lead = Chi è di mano apre con una carta qualsiasi, anche di briscola. Poi ciascuno gioca una carta, in senso orario.
book-follow = Se hai la varietà di apertura, devi giocarla. Se non ne hai, gioca quello che vuoi: una briscola, o una carta di cui preferisci liberarti.
book-taking = La briscola più alta vince la presa. Senza briscole, la vince la carta più alta della varietà di apertura. Tutte le altre qui non valgono niente, per quanto alte.
book-won = Chi vince la presa la mette davanti a sé, coperta, e apre la prossima. Tutti possono vedere quante prese hai. La mano finisce quando non ci sono più carte da giocare.

book-section-cats = I gatti
book-at-once = Tre tipi balzano subito, a metà della mano: il gatto nero su una certa presa, il gatto bianco su chi arriva per primo a un certo numero di prese, il siamese su una certa carta. Ognuno balza una volta sola.
book-at-the-end = Tre tipi aspettano l’ultima presa, e poi contano: il gatto grigio acchiappa chi ha più prese, o più carte di un certo tipo; il gatto rosso chi ne ha meno; il gatto in smoking chi ha esattamente un certo numero di prese.
book-ties = Quando siete in parità, il gatto acchiappa tutti quelli in parità. E niente impedisce a più gatti di acchiappare la stessa persona.
book-nobody = Per il gatto rosso anche zero è il minimo. Ma quando nessuno fa quello che un gatto aspetta, il gatto non acchiappa nessuno.

book-section-points = I punti
book-per-trick = Alla fine della mano ogni tua presa vale { $points_1 } punti. Se ti tiene un gatto, vale { $points_2 }; se ti tengono in due, { $points_3 }. Ma se ti tengono tutti e tre, litigano fra loro e tu scappi: allora ogni presa vale { $points_4 }.
book-rounds = Si giocano { $rounds_3 } mani in tre, { $rounds_4 } in quattro e { $rounds_5 } in cinque. In due sono { $rounds_2 }.
book-winner = Vince chi ha più punti. In parità decide la mano migliore. Ancora in parità, vincete alla pari.

book-section-secrets = Che cosa possono sapere tutti
book-known = Gatti, briscola e punti sono in vista, e così le carte della presa e quante prese ha ciascuno. La tua mano è solo per i tuoi occhi, e nessuno sa che cosa c’è da parte quando si gioca in due.
book-memory = Con i gatti di casa, le carte vinte che contano per un gatto restano scoperte. Con i gatti selvatici tutto ciò che si vince sta coperto: tienilo a mente.

book-example-must-follow = { $view_trick_1_seat } apre con { NAME($view_trick_1_card, of: "the-card") }. { $view_seat } ha { NAME($view_follow, of: "variety") } e deve giocare una delle carte che sporgono. A chi prova lo stesso con una briscola, il tavolo dice:
book-example-led = { $seat } vince la presa: { NAME($view_last_3_card, of: "the-card") } è la carta più alta della varietà di apertura.
book-example-other-varieties = La presa dopo si apre con { NAME($view_last_1_card, of: "the-card") }, e { $seat } la vince con { NAME($view_last_2_card, of: "the-card") }. Più alto è { NAME($view_last_3_card, of: "the-card") }, ma non è { NAME($view_last_1_card, of: "variety-of") } e nemmeno briscola, che qui è { NAME($view_trump, of: "the-variety") }.
book-example-trumped = Si apre di nuovo con { NAME($view_last_1_card, of: "variety-of") }. Fra chi non ne ha, in due giocano { NAME($view_trump, of: "the-variety") }, che è briscola. { $seat } vince la presa con { NAME($view_last_4_card, of: "the-card") }, la briscola più alta.
book-example-pouncing = { NAME($view_cats_1_cat, of: "cat-in-full") } { NAME($view_cats_2_cat, of: "cat-in-full") } { NAME($view_cats_3_cat, of: "cat-in-full") }
book-example-waiting = { NAME($view_cats_1_cat, of: "cat-in-full") } { NAME($view_cats_2_cat, of: "cat-in-full") } { NAME($view_cats_3_cat, of: "cat-in-full") }
book-example-tied = { $names_1 } ha vinto la presa che il gatto nero aspettava, e { $names_3 } ha preso { NAME($cats_2_cat, of: "wanted-card") }. Alla fine { $names_3 } e { $names_4 } hanno { $cats_3_counts_3 } sei a testa, più degli altri: il gatto grigio acchiappa tutti e due.
book-example-none-at-all = { $names_2 } ha fatto due prese prima degli altri. Solo { $names_4 } non ha preso nemmeno un tre: il gatto rosso non aspettava altro. Con { $tricks_1 } prese a testa, il gatto in smoking acchiappa anche { $names_1 } e { $names_4 }.
book-example-scored = Nessun gatto ha acchiappato { $names_1 }: { $tricks_1 } prese fanno { $points_1 } punti. Un gatto ha acchiappato { $names_2 }: { $tricks_2 } prese fanno { $points_2 } punti. Due gatti hanno acchiappato { $names_3 }, e due { $names_4 }: le loro prese non portano niente.
book-example-brave = Tutti e tre i gatti hanno acchiappato { $names_4 }: { $tricks_4 } prese da { $each_4 } punti fanno { $points_4 } punti. Nessun gatto ha acchiappato { $names_3 }, ma senza prese non ci sono neanche punti.

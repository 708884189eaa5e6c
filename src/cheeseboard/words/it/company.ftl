# What the bots say now and then, each in its own voice: the number tells one line from another.
# Pip is a baby mouse, Biscuit a plump and cheerful one, Marble a curious kitten, Saffron a sly cat, Rind a wise old rat.

remark-hello = { $said ->
    [pip-0] Ciao. È tutto formaggio?
    [pip-1] Sono piccolo, ma so due regole.
    [biscuit-0] Che bello vederti. Ho portato le briciole.
    [biscuit-1] Siediti, siediti. Uno spuntino?
    [marble-0] E questo a che serve? Oh, ciao.
    [marble-1] Si gioca? Guardavo una mosca.
    [saffron-0] Comincia pure. Ho tutta la sera.
    [saffron-1] Che gentile. Avevo un certo appetito.
    [rind-0] Buonasera. Ho ripassato un po’.
   *[rind-1] Ah, compagnia. Fai con calma.
}
remark-again = { $said ->
    [pip-0] Ancora? Sì, sì.
    [biscuit-0] Ancora una, e poi merenda.
    [marble-0] Stavolta guardo tutto.
    [saffron-0] La rivincita si sposa col Brie.
   *[rind-0] E ora la seconda lezione.
}
remark-glad = { $said ->
    [pip-0] Sono stato io?
    [pip-1] Mio? Davvero?
    [biscuit-0] Gnam, che buono.
    [biscuit-1] Che fortuna.
    [marble-0] L’ho toccato, ed era mio.
    [marble-1] Ah, ecco come funziona.
    [saffron-0] Ron ron.
    [saffron-1] L’avevi lasciato per me, vero?
    [rind-0] Più o meno come pensavo.
   *[rind-1] Vedi pagina dodici.
}
remark-sorry = { $said ->
    [pip-0] Squit.
    [pip-1] Oh. Era il mio preferito.
    [biscuit-0] Oh, briciole.
    [biscuit-1] Ops. Be’, ce n’è ancora.
    [marble-0] Guardavo da un’altra parte.
    [marble-1] Ehi, volevo vederlo.
    [saffron-0] L’ho fatto apposta.
    [saffron-1] Me ne ricorderò.
    [rind-0] Mmh. Giusto.
   *[rind-1] Non era nei miei appunti.
}
remark-thinks = { $said ->
    [pip-0] Aspetta. Conto fino a tre.
    [biscuit-0] Un attimo, ho la bocca piena.
    [marble-0] Quante cose da guardare.
    [saffron-0] Pazienza. Ne varrà la pena.
   *[rind-0] Fammi pensare fino in fondo.
}
remark-won = { $said ->
    [pip-0] Ho vinto? Ho vinto!
    [pip-1] Lo dico alla mamma!
    [biscuit-0] Evviva! Formaggio per tutti!
    [biscuit-1] Che divertente, e ho vinto!
    [marble-0] Ho vinto! Ma come ho fatto?
    [marble-1] Guarda, guarda, ho vinto!
    [saffron-0] Come se qualcuno ne dubitasse.
    [saffron-1] Grazie per la cena.
    [rind-0] Bella partita. Mi hai fatto pensare.
   *[rind-1] Esperienza, nient’altro.
}
remark-lost = { $said ->
    [pip-0] Tu sei grande. Io crescerò.
    [pip-1] Ben giocato. Ora una coccola?
    [biscuit-0] Complimenti. Il formaggio è meritato.
    [biscuit-1] Non importa, sono sazio.
    [marble-0] Fammi vedere come hai fatto.
    [marble-1] Ah. Guardavo dalla parte sbagliata.
    [saffron-0] Ti ho fatto vincere io. Ovvio.
    [saffron-1] Be’. Nessuno ha visto.
    [rind-0] Splendido. Ho imparato qualcosa.
   *[rind-1] L’allievo supera il maestro.
}
remarks-show = I bot dicono una parola ogni tanto

# Whose turn it is while they are gone: nobody is thinking then.
turn-away = { $seat } non c’è.

# Cheez-Tricks: what only the terminal says.

help =
    Scrivi una carta: [b]P7[/b] gioca il 7 di Parmigiano. Le varietà sono S Svizzero, R Roquefort,
    P Parmigiano e B Brie. Per scegliere la briscola scrivi [b]trump R[/b].

picture-round = { round-of }. { trick-of }. { $trump ->
    [none] La briscola è da scegliere.
   *[other] La briscola è { NAME($trump, of: "the-variety") }.
}
picture-cat = { NAME($cat, of: "cat-catches") }
picture-counts = ora { $counts }
picture-seat = { who }: { some-cards }, { some-tricks }, { some-points }
picture-last = ultima presa: { $cards }
picture-hand = le tue carte: { $cards }
box-varieties = VARIETIES: sono alcune fra S, R, P e B, ognuna una volta, non { $found }.
box-values = VALUES: tutte le varietà insieme hanno da 1 a 63 carte, quindi { $values } valori non possono essere.
box-many-cats = CATS: ci sono al massimo 63 gatti, non { $cats }.
box-cat = CATS: «{ $cat }» non è un gatto come black-3, siamese-S7 o grey-tricks che guarda carte di VARIETIES e VALUES.
box-points = POINTS: un giocatore è catturato da nessuno dei { $revealed } gatti fino a tutti, quindi c’è un numero in più dei gatti, non { $found }.
box-highest = HIGHEST: in { $players } va da 1 a { $values }, come dice VALUES, non { $highest }.
box-hand = HAND: almeno 2 giocatori si dividono le { $cards } carte in gioco, quindi { $players } con { $hand } in mano ciascuno non può essere.
box-rounds = ROUNDS: in { $players } ci sono da 1 a 8 mani, non { $rounds }.
box-revealed = REVEALED: in { $players } { $cats } gatti devono bastare per { $rounds } mani, quindi { $revealed } in ognuna non possono essere.
box-worth = POINTS: una presa vale 0 punti o più, e le { $hand } di una mano in { $players } al massimo 127, quindi non possono essere { $found }.

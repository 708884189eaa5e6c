# What tables, matches, records and bots refuse, and why.
# Those that say { title } are told of a game: their code begins with its name.

game-unknown = Il n’y a pas de jeu « { $game } » ; les jeux sont { LIST($games) }.
table-players = { title } se joue à { LIST($counts, type: "or") } joueurs, pas à { $players }.
seat-missing = Il n’y a pas de place { $number } ; les places vont de 0 à { $last }.

move-after-end = { $move } : la partie est finie.
undo-nothing = Aucun coup n’a encore été joué, il n’y a rien à reprendre.
undo-none = Il n’y a aucun coup à toi à reprendre.
undo-over = La partie est finie, on ne peut plus rien reprendre.
undo-chance = Le hasard a répondu à ton dernier coup, par un dé, une pioche ou une donne : il ne peut plus être repris.
undo-revealed = Depuis ton dernier coup, les autres ont montré ce qu’ils ont en main : il ne peut plus être repris.

record-line = ligne { $line } : { $reason }
record-no-tag = trouvé « { $found } », il faut une balise comme [Game "..."]
record-no-gap = il faut une ligne vide entre les balises et les coups
record-not-utf8 = ce n’est pas du texte en UTF-8
record-tag-twice = la balise { $tag } est là deux fois
record-tag-missing = il manque la balise [{ $tag } "..."]
record-players = il faut un nombre de joueurs, trouvé « { $found } »
record-seat = il n’y a pas de place pour la balise { $tag } ; les places vont de 0 à { $last }
record-date = il faut une date comme 2026-11-16, trouvé « { $found } »
record-hex = il faut { $digits } chiffres hexadécimaux en minuscules pour { $tag }
record-stops =
    le texte s’arrête ici, alors que { $by ->
        [key] la clé donne
       *[rules] les règles donnent
    } « { $expected } »
record-differs =
    trouvé « { $found } », alors que { $by ->
        [key] la clé donne
       *[rules] les règles donnent
    } « { $expected } »
record-after-end = trouvé « { $found } » après la fin de la partie
record-other-seat = trouvé « { $found } », il faut un coup de la place { $number }
record-stops-at-chance = le texte s’arrête là où le hasard doit parler, et non là où une place doit jouer
record-unfinished = le texte s’arrête ici, mais Result vaut « { $found } » : il faut un coup de la place { $number }, ou Result « * »
record-result = Result doit valoir « { $expected } », pas « { $found } »
record-key-early = une Key ne figure que dans l’enregistrement d’une partie finie
record-other-key = la Key n’est pas celle du Commitment
part-elsewhere = cette partie a d’autres éléments que ceux de la boîte ({ LIST($parts) }) ; seuls `cheeseboard verify` et `cb.load` en Python la lisent
line-expected = il faut « { $expected } », trouvé « { $found } »
line-choice = il faut « { $start } » puis { LIST($choices, type: "or") }, trouvé « { $found } »

analysis-keyless = Seule une partie avec une clé peut être analysée : il faut pouvoir rejouer son hasard.

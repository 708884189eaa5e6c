# What tables, matches, records and bots refuse, and why.
# Those that say { title } are told of a game: their code begins with its name.

game-unknown = Il n’y a pas de jeu « { $game } » ; les jeux sont { LIST($games) }.
table-players = { title } se joue à { LIST($counts, type: "or") } joueurs, pas à { $players }.
table-option = { title } n’a pas d’option « { $option } » ; il a { LIST($options) }.
table-choice = À { $players } joueurs, { title } prend { $option } = { LIST($choices, type: "or") }, pas « { $value } ».
seat-missing = Il n’y a pas de place { $number } ; les places vont de 0 à { $last }.
names-number = Pour { $players } joueurs, il faut { $players } noms, pas { $names }.
names-list = Les noms sont une liste, avec un nom par place, pas « { $names } ».
name-unprintable = Un nom est un texte lisible d’une seule ligne et n’est pas vide : « { $name } » ne va pas.
seed-number = Une graine est un nombre entier, pas « { $seed } ».
key-length = La clé d’une partie a { $bytes } octets.

move-not-text = Un coup est un texte dans la notation du jeu, pas { $kind }.
move-after-end = { $move } : la partie est finie.
choose-after-end = La partie est finie : il n’y a plus rien à choisir.
choose-of-nothing = Un robot choisit dans une partie, ou d’après ce qu’il en voit, pas d’après { $kind }.
choose-out-of-turn = La place { $number } n’a rien à choisir : c’est au tour de la place { $turn }.
since-not-number = Les événements se comptent à partir de 0 : on les demande depuis un nombre entier, pas { $since }.
undo-nothing = Aucun coup n’a encore été joué, il n’y a rien à reprendre.
undo-none = Il n’y a aucun coup à toi à reprendre.
undo-over = La partie est finie, on ne peut plus rien reprendre.
undo-chance = Le hasard a répondu à ton dernier coup, par un dé, une pioche ou une donne : il ne peut plus être repris.
undo-revealed = Depuis ton dernier coup, les autres ont montré ce qu’ils ont en main : il ne peut plus être repris.
undo-to = Sur { $most } coups, il peut en rester de { $fewest } à { $most }, pas { $moves }.

batch-count = Un lot contient un nombre entier de parties, au moins 1, pas { $count }.
batch-moves = Un lot de { $count } prend { $count } nombres entiers à la fois, un coup par partie, pas un tableau de { $kind } de forme { $shape }.
batch-illegal = Le coup { $move } n’est pas permis dans la partie { $match } du lot.

record-line = ligne { $line } : { $reason }
record-of-part = Une partie commencée au milieu n’a pas d’enregistrement : son passé n’est pas connu.
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
record-not-text = un enregistrement est un texte, pas { $kind }
record-number = il faut un seul enregistrement, trouvé { $number }
line-expected = il faut « { $expected } », trouvé « { $found } »
line-choice = il faut « { $start } » puis { LIST($choices, type: "or") }, trouvé « { $found } »

bot-unknown = Il n’y a pas de robot « { $bot } » ; les robots sont { LIST($bots) } ; et aussi search:2 (par niveau), search:50ms (par temps), search:10000 (par itérations) et module:Class (le tien).
bot-level = Seul search a des niveaux : « { $bot } » ne peut pas avoir le niveau { $level }.
bot-measure = Il n’y a pas de search:{ $measure } ; après les deux-points vient un niveau de 1 à { $levels }, un temps comme 50ms, ou des itérations à partir de { $fewest }.
bot-end = Une recherche doit finir : donne-lui des itérations, des secondes, ou les deux.
bot-raised = { $bot } a déclenché { $problem }
bot-illegal = { $bot } a répondu { $move }, qui n’est pas permis
bot-no-text = { $bot } a répondu { $found }, qui n’est pas un coup en texte
bot-gone = { $bot } ne tourne plus
bot-late = { $bot } a mis plus de { $seconds } s
bot-ended = { $bot } a mis fin à son propre processus, avec le code { $status }
bot-unmade = { $bot } n’a pas pu être créé : { $problem }
bot-mute = { $bot } n’a pas de méthode `choose(sight)`
bot-no-module = { $bot } n’est pas là : aucun module « { $module } » dans ce dossier ni parmi ceux installés
bot-no-class = { $bot } n’est pas là : « { $module } » n’a pas de classe « { $kind } »
bot-unimported = { $bot } n’a pas pu être importé : { $problem }
analysis-keyless = Seule une partie avec une clé peut être analysée : il faut pouvoir rejouer son hasard.

heard-too-little = Ce qui a été joué avant ne peut plus être entendu à cette table : à chacun de s’en souvenir.

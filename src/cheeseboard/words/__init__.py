"""What the program says to people: elsewhere codes with parameters, here the sentences, a catalogue per language.

A catalogue is Project Fluent's `.ftl` files, which the page reads as well: `words/<language>/*.ftl`, and for each game
`games/<game>/words/<language>/*.ftl`. The code `must-sit` is a message of the former, `crumbs.must-eat` one of a
game's, whose file may use the shared messages too. A new language is new files and nothing else.

How parameters reach a sentence, in Python and on the page alike:

| parameter | in the catalogue |
|---|---|
| text, a number | `$name`; a number chooses a plural form |
| true, false, nothing | `yes`, `no`, `none`, to select by |
| `seat`, `…_seat` | whoever sits there by name; `$seat_is` is `you`, `other` or, for no seat, `none` |
| `winners`, `seats`, `…_seats` | `LIST($winners)`; `$winners_is` is `you` (alone), `with-you` or `other` |
| a list | `LIST($cards)`, `LIST($cards, type: "or", each: "card")`, `COUNT($cards)`; a short one `$cell_1`, … as well |
| a list with an entry for each seat | `EACH($points, as: "points-of")`: that message each, with `$seat` and `$value` |
| a part with a name of its own | `NAME($card, of: "card")`: the message `card`, with `$value`, `$head`, `$tail` |
| an object | each field: `$count_eaten` |
| any text | `BEGINS($seat)` is `vowel` or `consonant`, to select by: *d’Anna*, *de Bo* |

`$head` and `$tail` are what a value like `P7` or `grey-8` is made of.
"""

from .catalogue import ENGLISH, PSEUDO, Params, Person, chosen_language, has, languages, say

__all__ = ["ENGLISH", "PSEUDO", "Params", "Person", "chosen_language", "has", "languages", "say"]

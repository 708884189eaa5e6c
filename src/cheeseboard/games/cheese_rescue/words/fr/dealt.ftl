# Two of a kind are told together.
dealt-cards = { COUNT($cards) ->
    [2] { $cards_1 ->
        [dog] { $cards_2 ->
            [dog] deux chiens
           *[other] { listed-cards }
        }
        [cat] { $cards_2 ->
            [cat] deux chats
           *[other] { listed-cards }
        }
        [mouse] { $cards_2 ->
            [mouse] deux souris
           *[other] { listed-cards }
        }
       *[other] { listed-cards }
    }
   *[other] { listed-cards }
}
listed-cards = { LIST($cards, each: "a-card") }

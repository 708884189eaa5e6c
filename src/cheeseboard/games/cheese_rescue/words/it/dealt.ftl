# Two of a kind are told together.
dealt-cards = { COUNT($cards) ->
    [2] { $cards_1 ->
        [dog] { $cards_2 ->
            [dog] due cani
           *[other] { listed-cards }
        }
        [cat] { $cards_2 ->
            [cat] due gatti
           *[other] { listed-cards }
        }
        [mouse] { $cards_2 ->
            [mouse] due topi
           *[other] { listed-cards }
        }
       *[other] { listed-cards }
    }
   *[other] { listed-cards }
}
listed-cards = { LIST($cards, each: "a-card") }

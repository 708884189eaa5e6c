# Two of a kind are told together.
dealt-cards = { COUNT($cards) ->
    [2] { $cards_1 ->
        [dog] { $cards_2 ->
            [dog] two dogs
           *[other] { listed-cards }
        }
        [cat] { $cards_2 ->
            [cat] two cats
           *[other] { listed-cards }
        }
        [mouse] { $cards_2 ->
            [mouse] two mice
           *[other] { listed-cards }
        }
       *[other] { listed-cards }
    }
   *[other] { listed-cards }
}
listed-cards = { LIST($cards, each: "a-card") }

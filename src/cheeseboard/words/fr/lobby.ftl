lobby-language = Langue

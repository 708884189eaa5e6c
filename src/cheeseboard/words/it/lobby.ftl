lobby-language = Lingua

lobby-language = Language

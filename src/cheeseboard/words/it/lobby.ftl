lobby-language = Lingua
forget-done = Il tuo nome, le tue partite e tutto ciò che hai scritto sono stati cancellati.

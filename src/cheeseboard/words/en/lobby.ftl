lobby-language = Language
forget-done = Your name, your games and all you wrote have been deleted.

lobby-language = Langue
forget-done = Ton nom, tes parties et tout ce que tu as écrit ont été supprimés.

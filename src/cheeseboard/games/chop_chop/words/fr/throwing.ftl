throw = Lancer le dé
throw-asked = Ton dé est prêt : lance-le.

# What the bots say now and then, each in its own voice: the number tells one line from another.
# Pip is a baby mouse, Biscuit a plump and cheerful one, Marble a curious kitten, Saffron a sly cat, Rind a wise old rat.

remark-hello = { $said ->
    [pip-0] Bonjour. C’est du fromage, tout ça ?
    [pip-1] Je suis petit, mais je connais deux règles.
    [biscuit-0] Quel plaisir de te voir. J’ai apporté des miettes.
    [biscuit-1] Assieds-toi. On grignote ?
    [marble-0] Et ça, ça fait quoi ? Oh, bonjour.
    [marble-1] On joue ? Je regardais une mouche.
    [saffron-0] Commence donc. J’ai toute la soirée.
    [saffron-1] Comme c’est gentil. J’avais un petit creux.
    [rind-0] Bonsoir. J’ai un peu révisé.
   *[rind-1] Ah, de la compagnie. Prends ton temps.
}
remark-again = { $said ->
    [pip-0] Encore ? Oh oui.
    [biscuit-0] Encore une, et puis le goûter.
    [marble-0] Cette fois, je regarde tout.
    [saffron-0] La revanche, c’est bon avec du brie.
   *[rind-0] Passons à la deuxième leçon.
}
remark-glad = { $said ->
    [pip-0] C’est moi qui ai fait ça ?
    [pip-1] À moi ? Vraiment ?
    [biscuit-0] Miam, c’était bon.
    [biscuit-1] Quelle chance.
    [marble-0] Je l’ai touché, et il était à moi.
    [marble-1] Ah, c’est comme ça que ça marche.
    [saffron-0] Ronron.
    [saffron-1] Tu me l’avais laissé, n’est-ce pas ?
    [rind-0] À peu près ce que je pensais.
   *[rind-1] Voir page douze.
}
remark-sorry = { $said ->
    [pip-0] Iiik.
    [pip-1] Oh. C’était mon préféré.
    [biscuit-0] Oh, miettes.
    [biscuit-1] Oups. Bah, il en reste.
    [marble-0] Je regardais ailleurs.
    [marble-1] Hé, je voulais voir ça.
    [saffron-0] C’était voulu.
    [saffron-1] Je m’en souviendrai.
    [rind-0] Hum. Bien vu.
   *[rind-1] Ce n’était pas dans mes notes.
}
remark-thinks = { $said ->
    [pip-0] Attends. Je compte jusqu’à trois.
    [biscuit-0] Un instant, j’ai la bouche pleine.
    [marble-0] Il y a tant de choses à regarder.
    [saffron-0] Patience. Ça en vaut la peine.
   *[rind-0] Laisse-moi aller au bout de l’idée.
}
remark-won = { $said ->
    [pip-0] J’ai gagné ? J’ai gagné !
    [pip-1] Je vais le dire à maman !
    [biscuit-0] Hourra ! Du fromage pour tous !
    [biscuit-1] C’était chouette, et j’ai gagné !
    [marble-0] J’ai gagné ! Mais comment ?
    [marble-1] Regarde, regarde, j’ai gagné !
    [saffron-0] Comme si quelqu’un en doutait.
    [saffron-1] Merci pour le souper.
    [rind-0] Belle partie. Tu m’as fait réfléchir.
   *[rind-1] L’expérience, rien de plus.
}
remark-lost = { $said ->
    [pip-0] Un jour, moi aussi, je serai grand.
    [pip-1] Bien joué. On fait un câlin ?
    [biscuit-0] Bravo. Tu as mérité ton fromage.
    [biscuit-1] Tant pis, je n’ai plus faim.
    [marble-0] Montre-moi comment tu as fait.
    [marble-1] Ah. Je regardais du mauvais côté.
    [saffron-0] Je t’ai laissé faire. Évidemment.
    [saffron-1] Bon. Personne n’a rien vu.
    [rind-0] Magnifique. J’ai appris quelque chose.
   *[rind-1] L’élève dépasse le maître.
}
remarks-show = Les robots disent un mot de temps en temps

# Whose turn it is while they are gone: nobody is thinking then.
turn-away = { $seat } n’est pas là.

# A kind word for whoever has lost.
ending-kind = Bien défendu. Le prochain carré aura de la place pour ton fromage.

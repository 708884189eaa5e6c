# Around every lesson; what the teacher says stands with each game.

lesson-title = Impara { $game }
lesson-on = Avanti
lesson-show = Fammi vedere
lesson-watch = Guarda che cosa fa { $name }.
lesson-resumed = Rieccoti. Riprendiamo da dove eravamo rimasti.
lesson-again = Dall’inizio
lesson-skip = Salta
lesson-leave = Tutti i giochi

## Accanto alle novità, nelle prime partite

coach-ask = Hai un dubbio? Chiedi un suggerimento: non costa nulla.

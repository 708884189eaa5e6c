# Around every lesson; what the teacher says stands with each game.

lesson-title = Learn { $game }
lesson-on = Go on
lesson-show = Show me
lesson-watch = Watch what { $name } does.
lesson-resumed = Welcome back. We go on where you left.
lesson-again = From the beginning
lesson-skip = Skip
lesson-leave = All games

## Beside what is new, in the first games

coach-ask = Not sure? Ask for a hint: it costs nothing.

# For newcomers: a lesson before the first game.

learn-first = Your first time? A lesson shows you how.
learn-in = Learn it in { $minutes } minutes
learn-not = Just play
learn-guided = Guided game

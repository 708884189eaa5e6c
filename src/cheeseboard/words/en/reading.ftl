# Between a table that is looked at and one that is read.

play-by-text = Play by text
play-by-text-note = The table in words, for reading or listening, and moves that are typed.
show-board = Show the board

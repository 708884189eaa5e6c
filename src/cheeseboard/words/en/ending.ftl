# The end of a match, beside what each game says of its own.

ending-look = See the table
ending-told = Show the result

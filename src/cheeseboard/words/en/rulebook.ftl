# Around the rulebooks; what they say stands in the games' folders.

book-of = { $game }: the rulebook
book-lead = All the rules in our own words. In the margin stands what the printed rulebook leaves open or shows only in pictures, and how we know it.
book-print = Print
book-contents = Contents
book-clauses = The clauses of our rules text that say so

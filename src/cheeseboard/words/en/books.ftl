# What leads to the rulebooks.

rulebook = Rulebook
rulebooks = Rulebooks
rulebook-open = Open the rulebook
why = Why?
book-loading = Opening the rulebook…

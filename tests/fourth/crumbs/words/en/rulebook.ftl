book-section-all = All there is to it
book-take = Take one, two or three crumbs from the plate. Whoever takes the last one wins.

help = Type how many crumbs you take: [b]1[/b], [b]2[/b] or [b]3[/b]. Whoever takes the last one wins.

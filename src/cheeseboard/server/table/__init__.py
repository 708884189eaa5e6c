"""One table: what follows from its log, who is there, and what each may know."""

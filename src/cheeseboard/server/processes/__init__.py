"""Several processes that serve the same tables, and what they say to one another."""

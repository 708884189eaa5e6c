"""What happens at tables: deciding what becomes of a wish, saving and telling it, and the turns of bots."""

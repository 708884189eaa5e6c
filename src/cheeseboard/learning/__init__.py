"""How bots learn a game from playing it against themselves. What comes of it is a net: `cheeseboard.engine.net`."""

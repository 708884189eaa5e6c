"""A server on which people and bots play the games over the network."""

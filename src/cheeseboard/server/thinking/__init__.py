"""Thoughts of bots, hints and analyses: the line they wait in, and who thinks them, here or elsewhere."""

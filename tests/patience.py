"""How long a test waits for what must come."""

PATIENCE = 90.0
"""Seconds after which it has not come. No bound on speed: whoever waits for less fails on a machine that is busy."""

"""Experiments: which bot is stronger, and by how much."""

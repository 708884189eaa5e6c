"""Words that nobody guesses, by which people, tables and processes are known."""

import secrets

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Digits and small letters that are hard to take for one another."""


def random_word(letters: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def new_person() -> str:
    """Who somebody is, or a stranger whom nobody can tell from everybody else."""
    return random_word(20)

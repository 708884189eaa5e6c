"""Words that nobody guesses, by which people, tables and processes are known."""

import secrets

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Digits and small letters that are hard to take for one another: 32, so that a random byte is as like to name each."""


def random_word(letters: int) -> str:
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in secrets.token_bytes(letters))


def new_person() -> str:
    """Who somebody is, or a stranger whom nobody can tell from everybody else."""
    return random_word(20)

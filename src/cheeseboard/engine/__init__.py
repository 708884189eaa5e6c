"""What every game shares: compiling, chance, matches, records, batches. Knows no game's rules."""

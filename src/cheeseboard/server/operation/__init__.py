"""For whoever operates servers: whether they are well, what they do, and changing what they keep."""

"""What is said between the server and its clients, as data."""

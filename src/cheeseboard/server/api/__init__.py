"""What can be asked of the server, and how it is answered: calls, sockets, files."""

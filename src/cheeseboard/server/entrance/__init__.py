"""Who comes, from where, and whether they are let in: the lowest layers of requests and sockets."""

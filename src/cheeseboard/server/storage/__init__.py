"""What is kept: the logs of tables, people, and all that follows from both, in a file or on PostgreSQL."""

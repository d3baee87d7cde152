"""What a host does beside the server: backups, checks, and what only a host may do to people."""

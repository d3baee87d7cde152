"""What builds and checks Pentarch; not part of the package."""

"""What we claim about speed, size and exactness, held against the peers."""

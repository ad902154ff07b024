"""What a storage is: its identity, its category, who holds it, and the evidence for that."""

"""The folded graph that a figure shows."""

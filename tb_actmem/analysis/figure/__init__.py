"""The graph after folding: what a figure shows of a recording."""

"""A recording as a graph: DOT text, and pictures made of it."""

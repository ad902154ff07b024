"""Comparisons of two recordings, and limits that a recording must meet."""

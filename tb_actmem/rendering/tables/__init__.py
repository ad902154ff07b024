"""A recording as rows and columns."""

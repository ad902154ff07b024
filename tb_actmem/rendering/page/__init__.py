"""A recording as HTML."""

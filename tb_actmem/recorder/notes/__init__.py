"""Notes of a recording: what could not be observed, and what looks like a mistake."""

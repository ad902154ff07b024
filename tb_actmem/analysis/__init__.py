"""Pure functions of a recording: each number is computed here, once."""

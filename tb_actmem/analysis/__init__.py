"""Pure functions of a recording: every number is computed here, once."""

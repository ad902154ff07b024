"""Functions that save less than the ops that a module writes out: found, and predicted."""

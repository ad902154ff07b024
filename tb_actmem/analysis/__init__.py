"""Pure functions of a recording; each number is computed in one place."""

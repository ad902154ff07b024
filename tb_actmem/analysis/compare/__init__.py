"""Two recordings side by side, and limits that a recording must meet."""

"""From raw facts to the tables of a recording."""

"""Values that several analyses need, derived once per recording."""

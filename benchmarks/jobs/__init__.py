"""Jobs of many ranks."""

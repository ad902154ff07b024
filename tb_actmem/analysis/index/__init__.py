"""What several analyses need of a recording, derived once."""

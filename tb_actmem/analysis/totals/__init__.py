"""The totals of a recording, and the timelines that they come from."""

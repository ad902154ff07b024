"""What the tab and .json files say about a recording: one typed reply per question."""

"""What the tab and `.json` files are told about a recording: one typed reply for each question."""

"""What a recording could not see, and what else its reader should know."""

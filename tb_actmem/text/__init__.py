"""Facts in words: sentences, names and numbers, the same in every view."""

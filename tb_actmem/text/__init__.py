"""Facts in words: the sentences, names and numbers that people read, the same in every view."""

"""A picture as a value of texts and shapes, and its file formats."""

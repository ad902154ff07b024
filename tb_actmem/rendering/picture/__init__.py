"""A picture as a value: texts and shapes, and the files that are made of them."""

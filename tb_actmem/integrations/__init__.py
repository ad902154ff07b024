"""Where people train and test: each file knows one framework, by its public names alone."""

"""Plans: which module calls to checkpoint, so that the peak is low and little runs again."""

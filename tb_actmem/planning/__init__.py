"""What to checkpoint for a peak or a budget: the plan as a value, as code, and on a model."""

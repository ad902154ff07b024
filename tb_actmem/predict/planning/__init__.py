"""Which modules to checkpoint: the plan as a value, as code, and applied to a model."""

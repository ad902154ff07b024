"""Changes that save less memory: fused functions, precision, idle checkpoints."""

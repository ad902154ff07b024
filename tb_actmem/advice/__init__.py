"""What would save less memory: fused functions, precision, idle checkpoints."""

"""What runs while a step runs: wrappers around torch's functions, observers, raw facts."""

"""Code that runs during a step: wrappers around torch's functions, observers, raw facts."""

"""tb-actmem predict: what a step would take if it ran otherwise."""

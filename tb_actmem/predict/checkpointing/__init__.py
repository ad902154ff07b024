"""The recording that a step would give under checkpoints or with saved tensors on the CPU."""

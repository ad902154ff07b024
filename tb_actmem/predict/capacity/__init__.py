"""Whether a step fits on a GPU: a model of torch's CUDA caching allocator."""

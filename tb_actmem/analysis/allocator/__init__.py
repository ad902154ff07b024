"""What torch's CUDA caching allocator reserves for a recorded step."""

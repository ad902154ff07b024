"""CUDA: dry runs, real GPUs, and the predictions for them."""

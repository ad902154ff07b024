"""Recordings of several sizes as formulas of these sizes, proved by recordings held back."""

"""Recordings in TensorBoard's event files and log directories: written, found and read."""

"""Write, find and read recordings in TensorBoard's event files and log directories."""

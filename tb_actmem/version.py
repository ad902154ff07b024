"""The version of this package, told here and nowhere else."""

__version__ = "0.1.0"

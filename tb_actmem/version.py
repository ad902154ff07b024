"""The version of this package, told here and nowhere else."""

__version__ = "1.0.0rc1"

"""A job of many ranks, planned with a few processes: each plays one rank and represents others."""

"""Transformer layers in a recording, and a formula's terms matched with what is kept."""

"""Storages: their identity, category and holder, and the evidence for them."""

"""Formulas of the sizes, fitted to recordings and proved by further recordings."""

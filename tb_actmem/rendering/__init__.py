"""Recordings as figures, tables, pages and files."""

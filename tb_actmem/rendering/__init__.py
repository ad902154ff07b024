"""Recordings as figures, tables and pages: from data to text, and into files."""

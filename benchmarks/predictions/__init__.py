"""Predictions and plans, held against real steps and other tools."""

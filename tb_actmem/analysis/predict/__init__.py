"""Predictions: recordings of steps that did not run, made from the recording of one that did."""

"""The accuracy and the cost of recording a step."""

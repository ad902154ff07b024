"""Read an autograd graph: its nodes, their saved tensors, and the derivatives behind them."""

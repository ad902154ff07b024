"""The totals of a recording, and the timelines behind them."""

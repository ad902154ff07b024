"""Snapshots of ``torch.cuda.memory._dump_snapshot``: read, replay and explain them."""

"""Record a step without running it: fake tensors of any device, and nothing allocated."""

from tb_actmem.predict.fake_tensors.context import dry_run

__all__ = ["dry_run"]

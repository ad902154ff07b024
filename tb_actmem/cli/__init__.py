"""The command tb-actmem."""

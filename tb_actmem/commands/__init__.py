"""The command ``tb-actmem``."""

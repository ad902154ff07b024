"""The commands below ``tb-actmem predict``, one module each."""

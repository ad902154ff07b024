"""``python -m tb_actmem`` is ``tb-actmem``."""

from tb_actmem.cli import main

raise SystemExit(main())

"""``python -m tb_actmem`` is ``tb-actmem``."""

from tb_actmem.cli.main import main

raise SystemExit(main())

"""``python -m tb_actmem`` is ``tb-actmem``."""

from tb_actmem.commands.main import main

raise SystemExit(main())

# PYTHON_ARGCOMPLETE_OK: global completion looks for this line.
"""The command ``tb-actmem``, which is also ``python -m tb_actmem``."""

import sys


def main() -> int:
    """Run the command. Ctrl-C during its imports ends it with a sentence, too."""
    try:
        from tb_actmem.cli.main import main as run
    except KeyboardInterrupt:
        print("tb-actmem: Interrupted.", file=sys.stderr)
        return 128 + 2
    return run()


if __name__ == "__main__":
    raise SystemExit(main())

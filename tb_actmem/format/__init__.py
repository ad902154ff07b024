"""Write and read recordings; a file is untrusted until it is checked.

The format is specified in tb_actmem/proto/actmem.proto.
"""

from tb_actmem.format.container import FORMAT_VERSION, MAX_BYTES
from tb_actmem.format.difference import Last, base_step
from tb_actmem.format.files import content_digest, from_bytes, read, to_bytes, to_bytes_after, write
from tb_actmem.format.tables import MAX_ROWS

__all__ = [
    "FORMAT_VERSION",
    "MAX_BYTES",
    "MAX_ROWS",
    "Last",
    "base_step",
    "content_digest",
    "from_bytes",
    "read",
    "to_bytes",
    "to_bytes_after",
    "write",
]

"""The format's specification, actmem.proto, and the code that protoc made of it."""

import warnings

with warnings.catch_warnings():
    # protobuf 6 warns of generated code from the version before; code from a newer protoc would
    # refuse to run with it, and TensorBoard lets people have it.
    warnings.filterwarnings("ignore", "Protobuf gencode version", UserWarning)
    from tb_actmem.proto import actmem_pb2

__all__ = ["actmem_pb2"]

"""The format's specification, actmem.proto, and the code that protoc made of it."""

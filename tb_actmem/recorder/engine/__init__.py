"""The compiled observer: an optional library that observes ops and allocations inside torch.

A dispatch mode makes torch take other paths, and misses memory that an op allocates and frees
internally. The compiled observer changes nothing and counts every byte of the allocators of the CPU
and CUDA. It must be compiled for each version of torch, and then serves every Python: run
``python -m tb_actmem.recorder.engine`` once. From then on, `record` uses it wherever it observes
everything.
"""

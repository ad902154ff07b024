"""The compiled observer: an optional file that sees ops and allocations from inside torch.

A dispatch mode makes torch take other paths, and does not see what an op allocates for itself. This
one changes nothing that runs and sees every byte of the CPU's allocator; but it has to be compiled
for each version of torch. ``python -m tb_actmem.recorder.engine`` does so once, and from then on
`record` takes it wherever it can see all.
"""

"""The words of a recording's notes: one entry per code, as in ``docs/reference/messages.md``."""

from tb_actmem.text.notes.sentences import recorded_at, sentence, sentences, words

__all__ = ["recorded_at", "sentence", "sentences", "words"]

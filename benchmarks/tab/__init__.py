"""The tab: its server, its page and its layouts."""

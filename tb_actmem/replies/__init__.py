"""The replies to the tab's requests: one typed reply per route."""

"""What several tests need: models, recordings, oracles, servers, pages."""

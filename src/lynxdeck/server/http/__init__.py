"""The HTTP API and the pages, by aiohttp."""

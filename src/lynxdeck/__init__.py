"""Lynxdeck: the card games Linko and Push, exact and fast."""

__version__ = "0.1.0"

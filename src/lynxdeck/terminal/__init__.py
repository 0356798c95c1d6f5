"""The game in a terminal: a drawn table, or lines of text. All it shows comes from one view."""

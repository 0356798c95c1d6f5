"""Push in a terminal: its words, its choices, its drawing."""

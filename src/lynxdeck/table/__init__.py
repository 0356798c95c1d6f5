"""One table: who sits, what was decided, whose clock runs. Pure: no I/O, no threads, no bots.

A table is the fold of its events. A command (`commands.py`) looks at the table and says which
events follow, or refuses; the server or terminal stores them first and then lets it `apply` them.
"""

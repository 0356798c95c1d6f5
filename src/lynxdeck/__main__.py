"""`python -m lynxdeck`."""

from lynxdeck.cli import main

main()

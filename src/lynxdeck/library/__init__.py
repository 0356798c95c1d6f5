"""Lynxdeck for people who write Python: what `import lynxdeck` offers.

Positions to play with, bots to ask, many games at once, records there and back. Everything here
is built from the rooms below and adds no rule.
"""

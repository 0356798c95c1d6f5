"""The table server: friends by a link, nothing lost, nothing leaked.

`tables.py` and what it needs know no web framework; `web.py` and its neighbours put aiohttp around.
"""

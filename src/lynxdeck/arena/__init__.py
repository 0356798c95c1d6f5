"""Many games: schedules, duplicate deals, ratings, reports; one process, all cores, or Ray.

A run is told by its `Settings`. Every game has a number, and the number says all: the deal, who
sits where, by which edition, and every chance in it. So games may be played anywhere, in any
order, and lost ones again; what is reported is the same.
"""

"""Thinking at processes of their own, on this machine or others: asked and answered by the store.

A server's agenda decides what is asked next, as ever; a far desk is a worker of it whose line is a
queue in the store instead of a pipe. `lynxdeck think` takes from the queue whatever is most urgent.
Hints wake both sides, and looking now and then makes up for those that are lost.
"""

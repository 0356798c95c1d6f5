"""The fourth target: a game as a WebAssembly module, for browsers and whatever else runs such.

`exports` says which functions a module has and how to call them, `build` makes it by Numba and
LLVM, `binary` knows the file format, and `data` writes down what only names: cards, tokens,
editions, where the fields of a record lie.
"""

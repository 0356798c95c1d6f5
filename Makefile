# Two commands do everything: `make play` and `make test`. The rest is for those who build the house.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: help setup play test test-long check format bench bench-peers docs clean

help:
	@echo "make play         play a game"
	@echo "make test         run the tests (make test-long: the slow ones too)"
	@echo "make check        style, types, who imports whom"
	@echo "make format       format the code and write the generated tables into the docs"
	@echo "make bench        how fast the rules run here (make bench-peers: beside others)"

setup: .venv/.ready

.venv/.ready: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Lynxdeck needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --editable '.[dev,arena,terminal]'
	@echo "Compiling the players, once ..."
	$(BIN)/python -m lynxdeck.bots.warm
	touch $@

play: setup
	$(BIN)/lynxdeck play

test: setup
	$(BIN)/python -m pytest -n 2 -m 'not long'

test-long: setup
	$(BIN)/python -m pytest -n 2

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python docs/generate.py

bench: setup
	$(BIN)/lynxdeck bench

bench-peers: .venv-peers/.ready
	.venv-peers/bin/python benchmarks/peers.py
	.venv-peers/bin/python benchmarks/search_peers.py

.venv-peers/.ready: pyproject.toml benchmarks/requirements-peers.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet --editable . --requirement benchmarks/requirements-peers.txt
	touch $@

clean:
	rm -rf .venv .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis

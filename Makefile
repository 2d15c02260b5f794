# You need Python 3.11 or newer, make and git; for the browser Node 20.19 or newer. Everything else is
# installed into .venv and web/node_modules.

PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
# Modules are compiled when they are first imported: most of the ten thousand that are installed never are.
INSTALL := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-compile
GAME    ?= witch-of-salem
GAMES   ?= 20000
PORT    ?= 1926
UV      := uv==0.13.7
STATIC  := src/miskatonic/server/static
CHROMIUM := $(or $(shell command -v chromium || command -v chromium-browser || command -v google-chrome),chromium-by-apt)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# The tests start hundreds of processes. Each takes seconds longer where compiled modules may not be kept.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help
help: ## Show this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: play
play: $(VENV)/.run web ## Play in the browser (PORT=1926)
	@echo "Miskatonic is at http://127.0.0.1:$(PORT)/ until you press Ctrl-C."
	@$(BIN)/miskatonic serve --port $(PORT) --log-level warning

.PHONY: play-terminal
play-terminal: $(VENV)/.run ## Play in the terminal (GAME=witch-of-salem)
	@$(BIN)/miskatonic play $(GAME)

# --- checks ----------------------------------------------------------------------------------------

# Installations and checks that use one core run two at a time; the tests and the browser use all cores.
TOGETHER := --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# Tests of servers and programs often wait, so there are half as many workers again as cores.
TEST_WORKERS := $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) * 3 / 2 )))

.PHONY: test
test: ## Run every check; what CI runs
	@$(MAKE) $(TOGETHER) types lint imports web-test
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory browser

.PHONY: lint
lint: $(VENV)/.dev ## Check style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: imports
imports: $(VENV)/.dev ## Check who imports whom
	$(BIN)/lint-imports --no-logo

.PHONY: types
types: $(VENV)/.dev ## Check types
	$(BIN)/mypy

.PHONY: unit
unit: $(VENV)/.dev ## Run the tests, with rule coverage and content check
	$(BIN)/pytest -n $(TEST_WORKERS) --dist worksteal --rule-coverage

.PHONY: web-test
web-test: $(VENV)/.dev web ## Check the page: types, style, texts, and that its types match the server's
	$(BIN)/python web/dev/write_schemas.py --check
	cd web && npm run --silent types:check && npm run --silent lint && npm run --silent check && npm test --silent

.PHONY: browser
browser: $(VENV)/.dev web $(CHROMIUM) ## Play every game to its end in a real browser
	cd web && npm run --silent browser

.PHONY: screenshots
screenshots: $(VENV)/.dev web $(CHROMIUM) ## Take pictures of every page and board into screenshots/
	cd web && npm run --silent screenshots

.PHONY: screenshots-of-questions
screenshots-of-questions: $(VENV)/.dev web $(CHROMIUM) ## Take pictures of each kind of question at every size into screenshots/
	cd web && npm run --silent screenshots:questions

.PHONY: verify
verify: $(VENV)/.run ## Fuzz the contract at length (GAME=witch-of-salem GAMES=20000)
	$(BIN)/miskatonic verify $(GAME) --games $(GAMES)

.PHONY: balance
balance: $(VENV)/.run ## Measure how hard every preset and variant of Witch of Salem is, as Markdown (half an hour)
	@for rows in preset beginner variant; do \
		$(BIN)/python -m bench.balance witch-of-salem --games 400 --seed 1 --only $$rows; \
	done

.PHONY: balance-wisdom
balance-wisdom: $(VENV)/.run ## Measure the balance of Wisdom of Cthulhu, as Markdown (hours)
	@for variant in standard tempered sea-and-wood gate-and-mask; do for seats in 2 3 4; do \
		$(BIN)/miskatonic balance wisdom-of-cthulhu --seats $$seats --bots greedy --games 5000 --seed 1 \
			--variant $$variant; \
	done; done
	@$(BIN)/miskatonic balance wisdom-of-cthulhu --seats 2 --bots search:12 --games 500 --seed 1
	@$(BIN)/miskatonic balance wisdom-of-cthulhu --seats 3 --bots search:6 --games 500 --seed 1
	@$(BIN)/miskatonic balance wisdom-of-cthulhu --seats 4 --bots search:4 --games 500 --seed 1

.PHONY: balance-cultistorm
balance-cultistorm: $(VENV)/.run ## Measure how hard every preset and variant of Cultistorm is, as Markdown (an hour)
	@$(BIN)/python -m bench.balance cultistorm --games 400 --seed 1
	@for preset in novice standard nightmare; do for seats in 3 4 5; do \
		$(BIN)/miskatonic balance cultistorm --seats $$seats --bots greedy --games 400 --seed 1 \
			--option difficulty=$$preset; \
	done; done

.PHONY: balance-expansions
balance-expansions: $(VENV)/.run ## Measure how hard every expansion of Cultistorm is, as Markdown (hours)
	@$(BIN)/python -m bench.balance cultistorm --expansions --games 300 --seed 1

.PHONY: bench
bench: $(VENV)/.run ## Measure speed
	$(BIN)/python -m bench

.PHONY: bench-mixes
bench-mixes: $(VENV)/.run ## Measure how fast Cultistorm is with expansions, beside the base game
	$(BIN)/python -m bench.mixes

.PHONY: bench-environments
bench-environments: $(VENV)/.dev ## Measure the environments for learners, beside PettingZoo and OpenSpiel
	$(BIN)/python -m bench.environments

.PHONY: bench-server
bench-server: $(VENV)/.dev ## Measure the server under load, beside a peer (needs node)
	$(BIN)/python -m bench.server_bench

.PHONY: bench-costs
bench-costs: $(VENV)/.dev ## Measure what each request and message costs the server
	$(BIN)/python -m bench.server_costs

.PHONY: soak
soak: $(VENV)/.dev ## Kill nodes, databases and connections 300 times and check that nothing is lost
	$(BIN)/python -m tests.soak

# --- the browser -----------------------------------------------------------------------------------

.PHONY: web
web: $(STATIC)/index.html ## Build the browser's page into the package

$(STATIC)/index.html: web/node_modules/.done web/index.html web/vite.config.ts web/svelte.config.js \
		$(shell find web/src web/scripts -type f 2>/dev/null)
	cd web && npm run --silent build
	@touch $@

# This installs what the lock says, but not by `npm ci`: it refuses a lock without the optional packages for
# other systems, and some registries lack them.
web/node_modules/.done: web/package-lock.json web/package.json
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null || \
		{ echo "The page is built with Node 20.19 or newer, which was not found. Install it, or play in the terminal: make play-terminal"; exit 1; }
	cd web && npm install --no-save --no-audit --no-fund --loglevel error
	@touch $@

.PHONY: wheel
wheel: $(VENV)/.run web ## Build the page and the wheel with it, into dist/
	$(BIN)/python -m hatchling build --target wheel

.PHONY: web-types
web-types: $(VENV)/.dev web/node_modules/.done ## Generate the page's types from the server's schemas
	$(BIN)/python web/dev/write_schemas.py
	cd web && npm run --silent types

.PHONY: chromium-by-apt
chromium-by-apt:
	@[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null || \
		{ echo "The browser tests need Chromium: install it (on Debian: apt-get install chromium)."; exit 1; }
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null

# --- upkeep ----------------------------------------------------------------------------------------

.PHONY: format
format: $(VENV)/.dev ## Format the code and fix what can be fixed
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

.PHONY: lock
lock: $(VENV)-lock/.done ## Recreate the lock files (UPGRADE=1 takes newer versions)
	$(COMPILE) pyproject.toml --extra server requirements/run.in -o requirements/run.txt
	$(COMPILE) pyproject.toml $(TESTED_EXTRAS) requirements/dev.in -o requirements/dev.txt
	$(COMPILE) bench/peers/requirements.in -o bench/peers/requirements.txt

# Extras that are not here, train and rllib, are explained in docs/research.md.
TESTED_EXTRAS := $(addprefix --extra ,server lab print cluster research openspiel dev)

COMPILE = $(VENV)-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

.PHONY: clean
clean: ## Remove environments, caches and build products
	rm -rf $(VENV) $(VENV)-lock $(VENV)-bench web/node_modules web/test-results $(STATIC) src/miskatonic/printing/assets screenshots build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -not -path './web/node_modules/*' -prune -exec rm -rf {} +

# --- environments: a stamp is older than its lock or pyproject.toml when it must be renewed ----------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements/run.txt pyproject.toml | $(BIN)/python
	$(INSTALL) --require-hashes -r requirements/run.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)-lock/.done: Makefile
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip --disable-pip-version-check install --quiet $(UV)
	@touch $@

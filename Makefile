# The commands of refgen. Each sets up what it needs and, once that is in place, costs nothing to set up again.

PYTHON ?= python3
ARGS ?=
DIST ?= dist

# The time that archives carry, so that the same files give the same bytes.
export SOURCE_DATE_EPOCH ?= 1577836800

VENV := .venv
PY := $(VENV)/bin/python
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check
LOCKED := $(INSTALL) --require-hashes --requirement
NODE_MODULES := tests/node/node_modules/.package-lock.json

MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help regenerate check fetch test lint format bench conformance dist lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## /{ printf "make %-12s %s\n", $$1, $$2 }' Makefile

regenerate: $(VENV)/.regenerate ## read the pages and write generated/ (ARGS="--api ces" and the like)
	@$(VENV)/bin/refgen regenerate $(ARGS)

check: $(VENV)/.regenerate ## say whether generated/ is what the pages give, write nothing
	@$(VENV)/bin/refgen regenerate --check $(ARGS)

fetch: $(VENV)/.regenerate ## refresh the vendored pages from their URLs (ARGS="--only PAGE" and the like)
	@$(VENV)/bin/refgen fetch $(ARGS)

test: lint $(NODE_MODULES) ## lint, then all tests, on two cores within three minutes
	@$(PY) -m pytest --numprocesses 2 $(ARGS)

lint: $(VENV)/.test ## linters, types, import contract, format of what is generated
	@$(VENV)/bin/ruff check --quiet .
	@$(VENV)/bin/ruff format --quiet --check .
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports --no-logo
	@$(VENV)/bin/black --quiet --check generated || { $(VENV)/bin/black --diff --quiet generated; exit 1; }

format: $(VENV)/.test ## put our own Python in order
	@$(VENV)/bin/ruff check --quiet --fix .
	@$(VENV)/bin/ruff format --quiet .

bench: $(VENV)/.regenerate ## time and memory of whole runs and of the models, medians of several (CORPUS=FOLDER: of its pages too)
	@$(PY) -m bench.regeneration $(if $(CORPUS),--corpus $(CORPUS)) $(ARGS)
	@$(PY) -m bench.stream
	@$(PY) -m bench.models

conformance: $(VENV)/.conformance ## hold our pages against the official SDK; CORPUS=FOLDER: pages of Google against discovery
	@$(PY) -m conformance
	@$(if $(CORPUS),$(PY) -m conformance.corpus $(CORPUS))

dist: $(NODE_MODULES) ## build into dist/: refgen and refgen-types (wheel, sdist), the npm package (tarball)
	@mkdir -p $(DIST) && rm -rf $(DIST)/refgen* $(DIST)/npm
	@$(VENV)/bin/hatchling build -d $(abspath $(DIST))
	@cd generated/python && $(abspath $(VENV))/bin/hatchling build -d $(abspath $(DIST))
	@cp -R generated/typescript $(DIST)/npm && rm -rf $(DIST)/npm/dist
	@cp generated/python/LICENSE generated/python/NOTICE $(DIST)/npm
	@$(PY) tests/node/tools.py tsc --project $(DIST)/npm
	@$(PY) tests/node/tools.py npm pack $(abspath $(DIST))/npm --ignore-scripts --loglevel error --pack-destination $(DIST)
	@rm -rf $(DIST)/npm

lock: $(VENV)/.test ## write the lock files anew (ARGS=--upgrade takes newer versions)
	@$(INSTALL) uv==0.13.9
	@for name in regenerate test conformance; do \
		$(VENV)/bin/uv pip compile --quiet --system-certs --universal --python-version 3.11 --generate-hashes \
			--custom-compile-command "make lock" $(ARGS) \
			requirements/$$name.in --output-file requirements/$$name.txt || exit 1; \
	done
	@$(PY) tests/node/tools.py npm --prefix tests/node install --package-lock-only --loglevel error

clean: ## remove what make set up and built
	rm -rf $(VENV) tests/node/node_modules dist .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "refgen needs Python 3.11 or newer, and '$(PYTHON)' is not that. Name one: make PYTHON=python3.12 ..." >&2; \
		exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "'$(PYTHON) -m venv' failed (Debian and Ubuntu keep it in a package of its own, python3-venv)." >&2; \
		exit 1; }

$(VENV)/.regenerate: requirements/regenerate.txt pyproject.toml | $(PY)
	@$(LOCKED) requirements/regenerate.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.regenerate
	@$(LOCKED) requirements/test.txt
	@touch $@

$(VENV)/.conformance: requirements/conformance.txt $(VENV)/.test
	@$(LOCKED) requirements/conformance.txt
	@touch $@

$(NODE_MODULES): tests/node/package-lock.json | $(VENV)/.test
	@$(PY) tests/node/tools.py npm --prefix tests/node ci --loglevel error
	@touch $@

# make app    sets everything up in .venv and opens the app in the browser
# make test   sets everything up in .venv and runs the tests
# Needed: Python 3.11 or newer. Nothing else; .venv is made with the standard library.
# Another Python: make app PYTHON=python3.12.  Other options: make app ARGS="--port 7000"

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python3.14 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
BIN := .venv/bin
ARGS ?=

.PHONY: help app lab test test-browser lint types front wheel clean

help:
	@sed -n 's/^# //p' Makefile

app: .venv/ready-notebook
	$(BIN)/sixtysix app $(ARGS)

lab: .venv/ready-notebook
	$(BIN)/sixtysix lab $(ARGS)

test: .venv/ready-test
	$(BIN)/python -m pytest $(ARGS)

# make test-browser   only the tests in a real browser
test-browser: .venv/ready-test
	$(BIN)/python -m pytest -m browser tests/browser $(ARGS)

# make lint types   what else must be clean before a commit
lint: .venv/ready-test
	$(BIN)/ruff check . && $(BIN)/ruff format --check .

types: .venv/ready-test
	$(BIN)/mypy

# make front   rebuild the browser half (needs Node)
front:
	cd widgets/frontend && npm ci && npm run build

wheel: .venv/ready-test
	$(BIN)/python -m build --wheel

# make clean   remove .venv and everything made by a run
clean:
	rm -rf .venv .toolchain dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis

# The two stamps: installed again only when pyproject.toml has changed since.
.venv/ready-notebook: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[notebook]"
	@touch $@

.venv/ready-test: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[notebook,test]"
	@touch .venv/ready-notebook $@

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer was not found. Install it, or say: make app PYTHON=/path/to/python"; exit 1; }
	@echo "Setting up .venv with $$($(PYTHON) --version). The first time takes a minute or two."
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "This Python cannot make environments. On Debian and Ubuntu: apt install python3-venv"; exit 1; }

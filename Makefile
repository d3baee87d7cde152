# make        sets everything up and serves the table on http://127.0.0.1:8000
# make test   sets everything up and runs every test

# What `make` opens. Any command of `pentarch` may stand here.
START = serve

VENV = .venv
BIN = $(VENV)/bin
PYTHONS = python3.11 python3 python3.12 python3.13 python3.14 python
IS_RECENT = import sys; sys.exit(sys.version_info < (3, 11))
BUILD_TOOLS = setuptools mypy librt mypy_extensions msgspec

# The one stamp there is says how the installed package was built.
BUILT = $(VENV)/built-$(if $(filter 1,$(PENTARCH_PURE)),pure,native)
SOURCES := $(sort $(shell find src tools -type f -not -path '*/__pycache__/*' \
	-not -path '*.egg-info/*' -not -path 'src/pentarch/web/static/*')) setup.py pyproject.toml README.md
CLIENT := $(sort $(shell find client -type f -not -path '*/node_modules/*' -not -path 'client/tests/*'))
PAGE = src/pentarch/web/static/sources.sha256
SOURCE_LIST = $(VENV)/sources

# What is run again on the sources as they are, without the compiler: the rules and the laws.
RULE_TESTS = $(wildcard tests/core tests/games tests/laws tests/golden)

export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_CONSTRAINT = constraints.txt

.DEFAULT_GOAL = start
.PHONY: start setup test lint bench clean FORCE

start: setup
	$(BIN)/pentarch $(START)

setup: $(BUILT)

test: setup
	$(BIN)/python -m tools.build_client test
	$(BIN)/python -m tools.find_browser
	$(BIN)/pytest -q -n auto
	$(if $(RULE_TESTS),PYTHONPATH=src $(BIN)/pytest -q -n auto -m "not compiled" $(RULE_TESTS))

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tests tools
	$(BIN)/python -m tools.lint_mypyc
	$(BIN)/python -m tools.build_client check

bench: setup
	$(BIN)/pentarch bench

clean:
	rm -rf $(VENV) build dist src/pentarch.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# Debian's Python may come without ensurepip; then its own pip fills the new environment.
$(VENV)/tools: constraints.txt
	@python=; for name in $(PYTHONS); do \
		if $$name -c '$(IS_RECENT)' 2>/dev/null; then python=$$name; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
		echo "Pentarch needs Python 3.11 or newer, and there is none on the PATH." >&2; exit 1; \
	fi; \
	set -ex; \
	test -x $(BIN)/pip || $$python -m venv $(VENV) || { \
		$$python -m venv --without-pip $(VENV); \
		$$python -m pip --python $(BIN)/python install pip; }
	$(BIN)/pip install --quiet $(BUILD_TOOLS)
	touch $@

# pip would also install what an earlier build left behind.
$(BUILT): $(VENV)/tools $(SOURCES) $(SOURCE_LIST) $(PAGE)
	rm -rf build/lib* build/bdist* $(VENV)/built-*
	$(BIN)/pip install --quiet --no-build-isolation '.[dev]'
	$(BIN)/python -m tools.hot_modules
	touch $@

$(PAGE): $(VENV)/tools $(CLIENT)
	$(BIN)/python -m tools.build_client
	touch $@

# Changes when a file comes or goes.
$(SOURCE_LIST): FORCE | $(VENV)/tools
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

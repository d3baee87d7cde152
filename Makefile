# make          sets everything up and serves the table on http://127.0.0.1:8000
# make test     sets everything up and runs every test
# make release  builds the fastest wheel there is, in dist: it takes several minutes

# What `make` opens. Any command of `pentarch` may stand here.
START = serve

VENV = .venv
BIN = $(VENV)/bin
PYTHONS = python3.11 python3 python3.12 python3.13 python3.14 python
IS_RECENT = import sys; sys.exit(sys.version_info < (3, 11))

# How the package is built: the wheel and the stamp of what is installed say it.
KIND = $(if $(filter 1,$(PENTARCH_PURE)),pure,$(if $(filter 1,$(PENTARCH_TRAIN)),trained,plain))
WHEEL = $(VENV)/wheel-$(KIND)
BUILT = $(VENV)/built-$(KIND)
SOURCES := $(sort $(shell find src tools -type f -not -path '*/__pycache__/*' \
	-not -path '*.egg-info/*' -not -path 'src/pentarch/web/static/*')) setup.py pyproject.toml README.md
CLIENT := $(sort $(shell find client -type f -not -path '*/node_modules/*' -not -path 'client/tests/*'))
PAGE = src/pentarch/web/static/sources.sha256
SOURCE_LIST = $(VENV)/sources

# Files stay together, so that servers and browsers start once for each of them.
PYTEST = $(BIN)/pytest -q -n auto --dist loadfile --no-loadscope-reorder
# What is run again on the sources, without the compiler, which checks no range of an i64: the
# scenes, which reach every rule. tests/laws/test_compiled.py plays whole random matches both ways.
SCENES = tests/core tests/games $(foreach it,$(NO_SCENES),--ignore-glob='*/test_$(it).py')
NO_SCENES = terminal words bots knowledge random_play invariants

export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_CONSTRAINT = constraints.txt

# Python compiles what it imports when it first does, and keeps it: a shell that forbids that
# would have every server, command and worker of the tests compile all of it again.
unexport PYTHONDONTWRITEBYTECODE
INSTALL = $(BIN)/pip install --quiet --no-compile
REQUIREMENTS = $(BIN)/python -m tools.requirements

.DEFAULT_GOAL = start
.PHONY: start setup setup-dev test test-client programs lint lint-types lint-rest bench release test-release clean FORCE

start: setup
	$(BIN)/pentarch $(START)

# The client, the packages and the rules are made side by side.
setup:
	@$(MAKE) --no-print-directory -j3 $(BUILT)

setup-dev:
	@$(MAKE) --no-print-directory -j3 $(BUILT) WITH=$(VENV)/dev

# A program that is missing arrives while the client is tested.
test: setup-dev
	@$(MAKE) --no-print-directory -j2 test-client programs
	$(PYTEST)
	PYTHONPATH=src $(PYTEST) -m "not compiled" $(SCENES)

test-client:
	$(BIN)/python -m tools.build_client test

programs:
	$(BIN)/python -m tools.find_programs

# The trained wheel plays the same matches as the sources.
test-release: release setup-dev
	rm -rf build/release
	$(INSTALL) --no-deps --target build/release dist/*.whl
	PYTHONPATH=build/release $(PYTEST) tests/laws/test_compiled.py

lint: setup-dev
	@$(MAKE) --no-print-directory -j2 lint-types lint-rest

lint-types:
	$(BIN)/mypy --strict src tests tools bench examples

lint-rest:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python -m tools.lint_mypyc
	$(BIN)/python -m tools.build_client check

bench: setup
	$(BIN)/pentarch bench

release: $(VENV)/build $(PAGE)
	@PENTARCH_NATIVE=1 PENTARCH_TRAIN=1 $(BIN)/python -m tools.build_wheel dist

clean:
	rm -rf $(VENV) build dist src/pentarch.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# Debian's Python may come without ensurepip; then its own pip fills the new environment.
$(BIN)/pip:
	@echo "packages 1/3: an environment for Python in $(VENV)"
	@python=; for name in $(PYTHONS); do \
		if $$name -c '$(IS_RECENT)' 2>/dev/null; then python=$$name; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
		echo "Pentarch needs Python 3.11 or newer, and there is none on the PATH." >&2; exit 1; \
	fi; \
	$$python -m venv $(VENV) || { \
		$$python -m venv --without-pip $(VENV); \
		$$python -m pip --python $(BIN)/python install pip; }

$(VENV)/build: constraints.txt pyproject.toml | $(BIN)/pip
	@echo "packages 2/3: what compiles the rules"
	@$(REQUIREMENTS) build > $@.txt
	@$(INSTALL) -r $@.txt
	@touch $@

$(VENV)/runtime: $(VENV)/build
	@echo "packages 3/3: what the server stands on"
	@$(REQUIREMENTS) runtime > $@.txt
	@$(INSTALL) -r $@.txt
	@touch $@

$(VENV)/dev: $(VENV)/runtime
	@echo "packages: what tests and checks"
	@$(REQUIREMENTS) dev > $@.txt
	@$(INSTALL) -r $@.txt
	@touch $@

$(WHEEL): $(VENV)/build $(SOURCES) $(SOURCE_LIST) $(PAGE)
	@$(BIN)/python -m tools.build_wheel $@

$(BUILT): $(WHEEL) $(VENV)/runtime | $(WITH)
	@rm -f $(VENV)/built-*
	@echo "the package is installed"
	@$(INSTALL) --no-deps --force-reinstall $(WHEEL)/*.whl
	@$(BIN)/python -m tools.hot_modules
	@touch $@

$(PAGE): $(CLIENT) | $(BIN)/pip
	@$(BIN)/python -m tools.build_client
	@touch $@

# Changes when a file comes or goes.
$(SOURCE_LIST): FORCE | $(BIN)/pip
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

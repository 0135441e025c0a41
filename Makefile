# What a person types here. Each target makes its own environment first.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run setup test lint kill-test bench package smoke pictures guide translations lock clean

run: setup
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		exec $(BIN)/ascgui --sample; \
	else \
		echo "No display was found, so the sample plan is answered here instead of in the window."; \
		mkdir -p build; \
		exec $(BIN)/ascgui plan resources/samples/qwen2.5-7b.toml \
			--export build/sample-plan.toml --pdf build/sample-plan.pdf; \
	fi

setup:
	@$(PYTHON) packaging/prepare.py

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

test: lint
	$(BIN)/python -m pytest -q -n 2

# Kills the program 200 times while it works, and does 10,000 random things in its window.
kill-test: setup
	ASCGUI_KILLS=200 ASCGUI_ACTIONS=10000 $(BIN)/python -m pytest -q tests/endurance

bench: setup
	@for measured in packaging/bench/*.py; do PYTHONPATH=. $(BIN)/python $$measured || exit 1; done

# Takes the pictures of README and guide anew.
pictures: setup
	@PYTHONPATH=. $(BIN)/python packaging/pictures.py

# The user guide as HTML and PDF, in build/guide/.
guide: setup
	@PYTHONPATH=. $(BIN)/python packaging/guide.py

# The installers of this system, in dist/; packaging/README.md says which, and what each needs.
package:
	@$(PYTHON) packaging/package.py

# Tries what `make package` built: started under odd paths and names, and installed in a clean root.
smoke: package
	@$(PYTHON) packaging/smoke.py
	@packaging/deb_smoke.sh

# Finds the sentences in the code and writes new ones, untranslated, into each language's file.
translations: setup
	$(BIN)/python packaging/translations.py

# Needs uv; afterwards the locks name hashes and no index.
lock:
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-header --no-annotate --quiet --upgrade --extra dev pyproject.toml -o requirements.lock
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-header --no-annotate --quiet --extra package --constraint requirements.lock \
		pyproject.toml -o packaging/requirements.lock

clean:
	rm -rf build dist .venv .mypy_cache .ruff_cache .import_linter_cache .hypothesis

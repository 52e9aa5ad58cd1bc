# parts.mk: the parts of `make check`, and the ways to run them.

check:
	@echo 'This installs what the tests need, builds them, and runs all: about two to three minutes on two cores.'
	$(need) build test
	$(Q)$(MAKE) check-run

# How many tests run at a time: one more than there are cores, because those with browsers and editors wait for much of their
# time, and times are measured as the processor's.
at_once = $(shell expr $(cores) + 1)

# Each command ends with a line `N passed, N failed, N skipped`; tally.sh adds them up.
# A part is a folder of tests/, or a script in one; tests/README.md says what each proves. The longest first.
parts = isa growth recorded lsp kdinfo delivery failing editors commands controls equivalent driver unit asm outputs cost progress \
	bundle fuzz examples browser manual alone html rows link report bindings explain check source speed
part_growth   = '$(PYTHON) tests/growth/growth.py $(BUILD)'
part_lsp      = $(patsubst %,'$(PYTHON) tests/lsp/%.py $(BUILD)',replayed diagnosed completed changed session navigated hovered projects)
part_recorded = '$(PYTHON) tests/oracle/recorded.py $(BUILD)'
part_isa      = '$(PYTHON) tests/isa/pages.py $(BUILD) $(page_processors)' \
	$(patsubst %,'$(PYTHON) tests/isa/%.py $(BUILD)',repeated rows slips vgpr_banks)
part_kdinfo   = $(patsubst %,'$(PYTHON) tests/kdinfo/%.py $(BUILD)',run bundles core visa frames units evaluate unwind debugging functions waits \
	kpack named poisoned damaged terminal shown headers documents) $(patsubst %,'tests/kdinfo/%.sh $(BUILD)',cli table guard)
part_delivery = 'tests/delivery/installed.sh $(BUILD)' 'tests/delivery/built.sh $(BUILD)' 'tests/delivery/build_systems.sh $(BUILD)' \
	'tests/delivery/making.sh' '$(PYTHON) tests/delivery/abi.py $(BUILD)' \
	'tests/delivery/hardening.sh $(BUILD) $(known_flags) $(own_flags)'
part_failing  = '$(PYTHON) tests/failing/run.py $(BUILD) $(failing_calls)' '$(PYTHON) tests/failing/server.py $(BUILD)'
part_editors  = 'tests/editors/run.sh $(BUILD)' '$(PYTHON) tests/editors/clients.py $(BUILD)'
part_commands = 'tests/programs/commands.sh $(BUILD)'
part_controls = 'tests/programs/controls.sh $(BUILD)'
part_equivalent = $(patsubst %,'$(PYTHON) tests/equivalent/%.py $(BUILD)',llvm_versions plain dwarf)
part_driver   = 'tests/programs/driver.sh $(BUILD)'
part_unit     = 'tests/unit/run.sh $(unit_programs)'
part_asm      = '$(PYTHON) tests/asm/run.py --kdasm $(kdasm)'
part_outputs  = 'tests/programs/closed.sh outputs.sh $(BUILD)' '$(PYTHON) tests/programs/kept.py $(BUILD)'
part_cost     = '$(PYTHON) tests/cost/run.py $(BUILD)'
part_progress = '$(PYTHON) tests/programs/progress.py $(BUILD)'
part_bundle   = 'tests/bundle/run.sh $(BUILD)' '$(PYTHON) tests/kdinfo/target.py $(BUILD)'
part_fuzz     = 'tests/fuzz/replay.sh $(replay_programs)'
part_examples = 'tests/examples/run.sh $(BUILD)' 'tests/examples/image.sh $(BUILD)'
part_browser  = '$(PYTHON) tests/html/run.py $(BUILD)'
part_manual   = '$(PYTHON) tests/manual/run.py $(BUILD)'
part_alone    = '$(PYTHON) tests/manual/alone.py $(BUILD)'
part_html     = '$(PYTHON) tests/html/written.py $(BUILD)'
part_rows     = '$(PYTHON) tests/rows/run.py'
part_link     = '$(PYTHON) tests/link/run.py $(BUILD)' '$(PYTHON) tests/link/resources.py $(BUILD)'
part_report   = '$(PYTHON) tests/report/run.py $(BUILD)'
part_bindings = '$(PYTHON) tests/examples/bindings.py $(BUILD)'
part_explain  = '$(PYTHON) tests/explain/run.py $(BUILD)'
part_check    = $(patsubst %,'$(PYTHON) tests/check/%.py $(BUILD)',findings code metadata) '$(PYTHON) tests/check/redundant.py $(BUILD) $(redundant_kernels)'
part_source   = '$(PYTHON) tests/source/lines.py' 'NM=$(NM) $(PYTHON) tests/source/rooms.py $(BUILD)' \
	'$(PYTHON) tests/source/rooms_picture.py'
part_speed    = '$(PYTHON) tests/lsp/timed.py $(BUILD)' '$(PYTHON) tests/lsp/leaks.py $(BUILD)'

# Preloaded by tests that run a program many times; see started.py.
started = $(BUILD)/started.so
$(started): tests/shared/started.c
	$(note) LINK $@
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -O2 $(WARNINGS) $(WERROR) -shared -fPIC -o $@ $< -ldl

# Everything that is built from C.
everything: all unit $(replay_programs) $(failing_programs) $(example_programs) $(bench_programs) $(manual_tables) \
	$(editor_files) $(started)

# A part's commands; where sanitizers are, those of `without_leaks` do not look for leaks.
part_of     = $(or $(part_$1),$(error There is no part "$1". tests/README.md lists them))
commands_of = $(if $(filter $1,$(without_leaks)),$(patsubst '%,'ASAN_OPTIONS=detect_leaks=0 %,$(part_of)),$(part_of))

# The makes that tests run can't share the jobs of this one, and would say so.
run_parts = MAKEFLAGS=$(call quoted,$(filter-out --jobserver%,$(MAKEFLAGS))) tests/shared/tally.sh -j $(at_once) \
	$(foreach part,$1,-p $(part) $(call commands_of,$(part)))

check-run: everything
	$(Q)$(call run_parts,$(parts))

# Where most faults show in the least time; these need few programs beside kdasm's. The rest of `make check` takes ten times as long.
quick_parts = asm unit commands driver link bundle explain report html rows source
quick: all unit $(manual_tables) $(BUILD)/manual/editors $(started)
	$(Q)$(call run_parts,$(quick_parts))

print-parts:
	@echo '$(parts)'

# Debug information of lines is what reports show. Without -O1 a build takes a third of the time, and tests up to twice.
sanitize_flags = -O1 -gline-tables-only -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all

# What these do has nothing to do with memory, or takes it all.
unsanitized = delivery bindings recorded growth cost rows source editors speed browser alone

# With clang's sanitizers a program starts in half the time it takes with those of gcc. Sanitized tables hold many
# addresses; relocating them takes a third of the start, which -no-pie saves. Looking for leaks takes another third: the
# parts that do are those whose inputs take most ways through the programs. A quarter of the random kernels with redundant
# waits is tried, and every second call fails, because thousands of programs start for them. What pages show is read for
# every third processor: a million lines.
check-sanitize:
	$(need) build test sanitize
	$(Q)$(MAKE) check-run BUILD=$(BUILD)/sanitize CC=$(CLANG) CFLAGS='$(sanitize_flags)' \
		LDFLAGS='$(LDFLAGS) -no-pie -Wno-unused-command-line-argument' \
		parts='$(filter-out $(unsanitized),$(parts))' redundant_kernels='--count 40' failing_calls='--every 2' \
		page_processors='--every 3' \
		without_leaks='equivalent manual controls report driver kdinfo explain check isa'

# Every shape of input in every action: for a machine without other work.
check-cost: all
	$(Q)$(PYTHON) tests/cost/run.py $(BUILD) --all

memcheck = valgrind --quiet --leak-check=full --errors-for-leak-kinds=definite,indirect,possible --error-exitcode=99

check-valgrind:
	$(need) build test valgrind
	$(Q)$(MAKE) check-valgrind-run

check-valgrind-run: $(kdasm) $(lsp) $(unit_programs)
	$(Q)tests/shared/tally.sh -j $(at_once) 'tests/unit/run.sh --under "$(memcheck)" $(unit_programs)' \
		'$(PYTHON) tests/asm/run.py --kdasm $(kdasm) --wrapper "$(memcheck)"' \
		'$(PYTHON) tests/lsp/leaks.py $(BUILD) --valgrind'

# bench.mk: time and memory beside the tools of others.

bench_programs  := $(patsubst tests/bench/%.c,$(BUILD)/bench/%,$(filter-out tests/bench/comgr.c,$(wildcard tests/bench/*.c)))

$(BUILD)/bench/%: tests/bench/%.c $(library)
	$(note) LINK $@
	$(Q)mkdir -p $(@D)
	$(Q)$(link_outside) -pthread

bench:
	$(need) build oracle
	$(Q)$(MAKE) bench-run

# All are run, whether the goals of those before are met or not.
bench-run: $(programs) $(bench_programs)
	$(Q)missed=0; for script in 'bench.py --kdasm $(kdasm) --measured $(BUILD)/bench/measured' 'link.py --build $(BUILD)' \
		'reader.py --build $(BUILD)' 'disassembly.py --build $(BUILD)' 'check.py --build $(BUILD)' 'table.py --build $(BUILD)' \
		'image.py --image $(BUILD)/bench/image' 'threads.py --threads $(BUILD)/bench/threads'; do $(PYTHON) tests/bench/$$script || missed=1; done; exit $$missed

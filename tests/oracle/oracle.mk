# oracle.mk: comparisons with LLVM's tools.

# Instructions of each generation beside LLVM's tools: a million lines, and a million words with compiled code. What
# libraries hold is taken apart, too, if LIBRARIES names their files.
isa_generations = $(shell sed -n 's/^KD_GENERATION(\([A-Z0-9]*\),.* WHOLE)/\1/p' include/kdasm/isa/generations.def)
check-isa: $(programs)
	$(need) build oracle
	$(Q)tests/shared/tally.sh $(foreach generation,$(isa_generations),\
		'$(PYTHON) tests/oracle/instructions.py --kdasm $(kdasm) --count 1000000 --generation $(generation)' \
		'$(PYTHON) tests/oracle/disassembly.py --build $(BUILD) --count 1000000 --generation $(generation)') \
		$(if $(LIBRARIES),'$(PYTHON) tests/oracle/disassembly.py --build $(BUILD) $(LIBRARIES:%=--file %)')

# Beside AMD's code object manager.
$(BUILD)/comgr/%: tests/comgr/%.c $(library)
	$(note) LINK $@
	$(Q)mkdir -p $(@D)
	$(Q)$(link_outside) -lamd_comgr

check-oracle:
	$(need) build oracle
	$(Q)$(MAKE) check-oracle-run

# With SAMPLE=1 fewer inputs are generated, and some of those that are listed are taken, for who runs this all the time.
generated = --count $(if $(SAMPLE),$1,$2)
sampled   = $(if $(SAMPLE),--sample $1)
every     = $(if $(SAMPLE),--every 5)

# The longest first, so that both ends of the work end together.
check-oracle-run: $(programs) $(started) $(BUILD)/comgr/compare
	$(Q)STARTED='$(abspath $(started))' tests/shared/tally.sh -j $(at_once) '$(PYTHON) tests/oracle/vgpr_banks_check.py --build $(BUILD) $(call generated,2000,20000) $(every)' \
		'$(PYTHON) tests/link/generate.py --kdasm $(kdasm) $(call generated,250,2500)' \
		'$(PYTHON) tests/oracle/oracle.py --kdasm $(kdasm) $(call generated,3000,30000)' \
		'$(PYTHON) tests/oracle/instructions.py --kdasm $(kdasm)' \
		'$(PYTHON) tests/oracle/messages.py --kdasm $(kdasm)' \
		'$(PYTHON) tests/kdinfo/oracle.py --build $(BUILD)' \
		'tests/link/lint.sh $(BUILD)' \
		'$(PYTHON) tests/oracle/waits_check.py --kdasm $(kdasm)' \
		'$(PYTHON) tests/compiler/gcc.py --kdasm $(kdasm) $(call sampled,5)' \
		'$(PYTHON) tests/oracle/disassembly.py --build $(BUILD) $(call generated,15000,30000) $(call sampled,60)' \
		'$(PYTHON) tests/oracle/targets_check.py $(call sampled,500)' \
		'$(PYTHON) tests/oracle/numbers_check.py --kdasm $(kdasm)' \
		'$(PYTHON) tests/compiler/compiler.py --kdasm $(kdasm) $(call sampled,100)' \
		'$(PYTHON) tests/oracle/dwarf_check.py --kdasm $(kdasm) --kdinfo $(kdinfo)' \
		'$(PYTHON) tests/oracle/insert_check.py --kdasm $(kdasm) $(call generated,30,1000)' \
		'$(PYTHON) tests/oracle/metadata_compare.py --kdasm $(kdasm) --llvm-mc llvm-mc-22 --seed 1 $(call generated,700,3000)' \
		'$(PYTHON) tests/oracle/real_libraries.py --build $(BUILD)' \
		'$(PYTHON) tests/oracle/verify_check.py --kdasm $(kdasm) --kdinfo $(kdinfo)' \
		'$(PYTHON) tests/compiler/table.py --kdinfo $(kdinfo) --sample 80' \
		'$(PYTHON) tests/oracle/bundle_check.py --kdasm $(kdasm) $(call generated,80,400)' \
		'$(PYTHON) tests/oracle/debug_check.py --kdasm $(kdasm) --kdinfo $(kdinfo)' \
		'$(PYTHON) tests/check/clang.py --build $(BUILD) $(call sampled,150)' \
		'$(PYTHON) tests/oracle/occupancy_check.py --kdasm $(kdasm) --kdinfo $(kdinfo)' \
		'$(PYTHON) tests/oracle/upgrade_check.py --kdasm $(kdasm) $(call generated,150,900)' \
		'$(PYTHON) tests/oracle/notes_check.py --kdasm $(kdasm) --compare $(BUILD)/comgr/compare' \
		'$(PYTHON) tests/oracle/names_check.py --kdasm $(kdasm)' \
		'$(PYTHON) tests/oracle/states_check.py --kdasm $(kdasm) $(call generated,200,2000)' \
		'$(PYTHON) tests/oracle/loud_check.py --kdasm $(kdasm) $(call generated,24,100)' \
		'$(PYTHON) tests/oracle/waits_random.py --kdasm $(kdasm) $(call generated,45,2000)' \
		'$(PYTHON) tests/link/drivers.py --kdasm $(kdasm)' \
		'$(PYTHON) tests/oracle/descriptor_check.py --kdasm $(kdasm) --kdinfo $(kdinfo)' \
		'$(PYTHON) tests/oracle/e_flags_check.py --kdasm $(kdasm) --kdinfo $(kdinfo)' \
		'$(PYTHON) tests/oracle/registers_check.py --kdasm $(kdasm) --kdinfo $(kdinfo)' \
		'$(PYTHON) tests/oracle/family_examples.py --kdasm $(kdasm)' \
		'tests/examples/run.sh --reference llvm-mc-22 | diff tests/examples/llvm.sha256 -'

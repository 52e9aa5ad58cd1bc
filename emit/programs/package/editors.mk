# editors.mk: what shells and editors know of the language and the options.

# The extension of VS Code: one file is made of rows, and one has the version.
extension_parts := $(wildcard emit/programs/package/vscode/*)
extension_files := $(BUILD)/editors/kdasm.tmLanguage.json $(BUILD)/editors/package.json \
                   $(filter-out %/package.json,$(extension_parts))
editor_files    := $(addprefix $(BUILD)/editors/,$(foreach program,kdasm kdasm-lsp kdinfo,bash/$(program) zsh/_$(program) \
                   fish/$(program).fish) kdasm.vim kdasm.tmLanguage.json words.json) $(extension_files)

# From the rows that the programs read, and from what --help=all prints of them.
$(BUILD)/editors/bash/%: $(BUILD)/% $(BUILD)/manual/completion
	$(Q)mkdir -p $(@D)
	$(Q)$< --help=all | $(BUILD)/manual/completion bash $* >$@

$(BUILD)/editors/zsh/_%: $(BUILD)/% $(BUILD)/manual/completion
	$(Q)mkdir -p $(@D)
	$(Q)$< --help=all | $(BUILD)/manual/completion zsh $* >$@

$(BUILD)/editors/fish/%.fish: $(BUILD)/% $(BUILD)/manual/completion
	$(Q)mkdir -p $(@D)
	$(Q)$< --help=all | $(BUILD)/manual/completion fish $* >$@

$(BUILD)/editors/kdasm.vim: form = vim
$(BUILD)/editors/kdasm.tmLanguage.json: form = textmate
$(BUILD)/editors/words.json: form = words
$(BUILD)/editors/kdasm.vim $(BUILD)/editors/kdasm.tmLanguage.json $(BUILD)/editors/words.json: $(BUILD)/manual/editors
	$(Q)mkdir -p $(@D)
	$(Q)$< $(form) >$@

$(BUILD)/editors/package.json: emit/programs/package/vscode/package.json include/kdasm/kdasm.h
	$(Q)mkdir -p $(@D)
	$(Q)sed 's/@VERSION@/$(VERSION)/' $< >$@

# The extension as one file that VS Code installs, with npm's packages as package-lock.json pins them.
vsix = $(BUILD)/kdasm-$(VERSION).vsix
vsix: $(vsix)
$(vsix): $(extension_files)
	$(Q)rm -rf $(BUILD)/vsix && mkdir -p $(BUILD)/vsix
	$(Q)cp $^ $(BUILD)/vsix && cp LICENSE $(BUILD)/vsix/LICENSE.txt
	$(Q)cd $(BUILD)/vsix && npm ci --ignore-scripts --no-audit --no-fund >&2 && \
		npx --no-install vsce package --allow-missing-repository --out $(abspath $@) >&2
	$(note) VSIX $@

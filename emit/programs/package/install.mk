# install.mk: what is installed, and where.

# The names of the GNU coding standards; `make install prefix=DIR` is what many write.
prefix     = $(PREFIX)
bindir     = $(prefix)/bin
libdir     = $(prefix)/lib
includedir = $(prefix)/include
mandir     = $(prefix)/share/man
datadir    = $(prefix)/share
docdir     = $(datadir)/doc/kdasm
bashdir    = $(datadir)/bash-completion/completions
zshdir     = $(datadir)/zsh/site-functions
fishdir    = $(datadir)/fish/vendor_completions.d
vimdir     = $(datadir)/vim/vimfiles

# One word of a pkg-config file, whatever is in it.
blank   = $(subst ,, )
hash    = \#
escaped = $(subst $(blank),\$(blank),$(subst $(hash),\$(hash),$(subst ",\",$(subst ',\',$(subst \,\\,$(1))))))
placed  = $(call quoted,$(DESTDIR)$(1))

# What is installed: groups of files, the folder of each, and the mode where it is not 644.
groups := programs shared archive package cmake headers man1 man3 man5 man7 documents
# These are made by programs that run here.
ifeq ($(CC),$(HOSTCC))
groups += bash zsh fish vim vimdetect vscode words
endif
folder_programs  = $(bindir)
files_programs   = $(programs)
mode_programs    = 755
folder_shared    = $(libdir)
files_shared     = $(shared)
folder_archive   = $(libdir)
files_archive    = $(library)
folder_package   = $(libdir)/pkgconfig
files_package    = $(BUILD)/installed/kdasm.pc
folder_cmake     = $(libdir)/cmake/kdasm
files_cmake      = $(BUILD)/installed/kdasmConfig.cmake $(BUILD)/installed/kdasmConfigVersion.cmake
folder_headers   = $(includedir)/kdasm
# Tables are part of the interface only where a header is made from them.
files_headers   := $(public_headers) $(sort $(shell sed -n 's,^.include "\(kdasm/.*\.def\)",include/\1,p' $(public_headers)))
folder_man1      = $(mandir)/man1
files_man1      := $(wildcard emit/manual/*.1)
folder_man3      = $(mandir)/man3
files_man3      := $(wildcard emit/manual/*.3)
folder_man5      = $(mandir)/man5
files_man5      := $(wildcard emit/manual/*.5)
folder_man7      = $(mandir)/man7
files_man7       = $(wildcard emit/manual/*.7) $(BUILD)/manual/kdasm-instructions.7
folder_documents = $(docdir)
files_documents := $(wildcard emit/manual/*.md emit/manual/*.json emit/manual/*.png) CHANGELOG.md
folder_bash      = $(bashdir)
files_bash      := $(filter $(BUILD)/editors/bash/%,$(editor_files))
folder_zsh       = $(zshdir)
files_zsh       := $(filter $(BUILD)/editors/zsh/%,$(editor_files))
folder_fish      = $(fishdir)
files_fish      := $(filter $(BUILD)/editors/fish/%,$(editor_files))
folder_vim       = $(vimdir)/syntax
files_vim       := $(BUILD)/editors/kdasm.vim
folder_vimdetect = $(vimdir)/ftdetect
files_vimdetect := emit/programs/package/ftdetect/kdasm.vim
folder_vscode    = $(datadir)/kdasm/vscode
files_vscode    := $(extension_files)
folder_words     = $(datadir)/kdasm
files_words     := $(BUILD)/editors/words.json

INSTALL_PROGRAM = $(INSTALL)
installer = $(if $(filter programs shared,$(1)),$(INSTALL_PROGRAM),$(INSTALL)) -m $(or $(mode_$(1)),644)

define install_group
$(INSTALL) -d $(call placed,$(folder_$(1)))
$(call installer,$(1)) $(files_$(1)) $(call placed,$(folder_$(1)))

endef
define uninstall_group
rm -f $(foreach file,$(notdir $(files_$(1))),$(call placed,$(folder_$(1))/$(file)))

endef

# The way from one folder to another.
between = $$(realpath --canonicalize-missing --no-symlinks --relative-to=$(call quoted,$(1)) $(call quoted,$(2)))

# What is below the prefix goes with it, where --define-variable names another one.
relocated = $(subst //,/,$(subst /$(call escaped,$(prefix))/,$${prefix}/,/$(call escaped,$(1))))

$(BUILD)/installed/kdasm.pc: FORCE
	$(Q)mkdir -p $(@D)
	$(Q)printf '%s\n' $(call quoted,prefix=$(call escaped,$(prefix))) $(call quoted,libdir=$(call relocated,$(libdir))) \
		$(call quoted,includedir=$(call relocated,$(includedir))) '' 'Name: kdasm' \
		'Description: assembler for AMD GPU code objects' 'Version: $(VERSION)' 'Cflags: -I$${includedir}' \
		'Libs: -L$${libdir} -lkdasm' 'Libs.private: $(strip $(LIBRARY_LIBS))' >$@

# A path in the words of sed.
in_sed = "$$(printf '%s' "$(call between,$(folder_cmake),$(1))" | sed 's/[&|\\]/\\&/g')"

$(BUILD)/installed/%.cmake: emit/programs/package/%.cmake.in FORCE
	$(Q)mkdir -p $(@D)
	$(Q)sed -e 's|@VERSION@|$(VERSION)|; s|@MAJOR@|$(SOVERSION)|; s|@SONAME@|$(soname)|' \
		-e 's|@PRIVATE_LIBRARIES@|$(subst $(blank),;,$(strip $(LIBRARY_LIBS)))|' \
		-e 's|@LIBRARY_DIR@|'$(call in_sed,$(libdir))'|' -e 's|@INCLUDE_DIR@|'$(call in_sed,$(includedir))'|' \
		-e 's|@PROGRAM_DIR@|'$(call in_sed,$(bindir))'|' $< >$@

FORCE:

install: all $(foreach group,$(groups),$(files_$(group)))
	$(foreach group,$(groups),$(call install_group,$(group)))
	ln -sf $(notdir $(shared)) $(call placed,$(libdir)/$(soname))
	ln -sf $(soname) $(call placed,$(libdir)/libkdasm.so)
	find examples -name __pycache__ -prune -o -name '.?*' -prune -o -type f \
		-exec $(INSTALL) -D -m 644 '{}' $(call placed,$(docdir))/'{}' ';'

install-strip:
	$(Q)$(MAKE) install INSTALL_PROGRAM='$(INSTALL) -s --strip-program=$(STRIP)'
	$(STRIP) -g $(call placed,$(libdir)/$(notdir $(library)))

uninstall:
	$(foreach group,$(groups),$(call uninstall_group,$(group)))
	rm -f $(call placed,$(libdir)/$(soname)) $(call placed,$(libdir)/libkdasm.so)
	rm -rf $(call placed,$(docdir)/examples)
	-rmdir $(foreach group,cmake headers documents vscode words,$(call placed,$(folder_$(group)))) 2>/dev/null

# dist.mk: the sources in one file, and the Debian package.

# The same bytes from the same sources.
dist_name = kdasm-$(VERSION)
dist_files = .ci .clang-format .editorconfig .gitattributes .github .gitignore $(filter-out $(BUILD) build,$(wildcard *))
dist:
	$(Q)mkdir -p $(BUILD)
	$(Q)tar -c --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$${SOURCE_DATE_EPOCH:-0} --mode=go=rX,u+w \
		--exclude=__pycache__ --exclude=.mypy_cache --transform='s,^,$(dist_name)/,' $(dist_files) | gzip -9n >$(BUILD)/$(dist_name).tar.gz
	$(note) TAR $(BUILD)/$(dist_name).tar.gz

# The Debian package, from files that are laid out beside it: $(BUILD)/deb has the sources, debian/ among them, and what
# dpkg-buildpackage makes of these. DEBFULLNAME and DEBEMAIL are the maintainer's.
deb_sources = $(BUILD)/deb/$(dist_name)
deb_maintainer = $(or $(DEBFULLNAME),kdasm contributors) <$(or $(DEBEMAIL),kdasm@packages.debian.org)>
deb: dist
	$(Q)rm -rf $(BUILD)/deb && mkdir -p $(BUILD)/deb
	$(Q)tar -xzf $(BUILD)/$(dist_name).tar.gz -C $(BUILD)/deb && cp -R emit/programs/package/debian $(deb_sources)/debian
	$(Q)mkdir $(deb_sources)/debian/source && echo '3.0 (native)' >$(deb_sources)/debian/source/format
	$(Q)sed -i -e 's|@MAINTAINER@|$(deb_maintainer)|; s|@VERSION@|$(VERSION)|' -e "s|@DATE@|$$(date -R)|" \
		$(deb_sources)/debian/control $(deb_sources)/debian/changelog
	$(Q)sed -e '1,/^Copyright/d' -e 's/^$$/./' -e 's/^/ /' LICENSE | sed 1d >>$(deb_sources)/debian/copyright
	$(Q)sed -n 's/^function .*\b\(kd_[a-z0-9_]*\)(.*/ \1@KDASM_0 $(VERSION)/p' tests/delivery/abi.txt | sort >>$(deb_sources)/debian/libkdasm0.symbols
	$(Q)cd $(deb_sources) && env -i PATH="$$PATH" HOME="$$HOME" DEB_BUILD_OPTIONS=parallel=$(cores) dpkg-buildpackage -us -uc -b

print-dist:
	@echo '$(dist_name)'

# page.mk: the style and the script of pages as bytes of C, with the hashes by which a page allows them.

in_c = sed 's/\([0-9a-f][0-9a-f]\) */0x\1,/g'
$(BUILD)/page/page_%.h: emit/print/html/page.%
	$(note) BYTES $<
	$(Q)mkdir -p $(@D)
	$(Q){ echo 'static const uint8_t page_$*[] = {'; od -An -v -tx1 $< | $(in_c); echo '};'; \
		echo 'static const uint8_t page_$*_hash[] = {'; sha256sum <$< | cut -c1-64 | $(in_c); echo '};'; } >$@

$(BUILD)/obj/emit/print/html/html_page.o: $(BUILD)/page/page_css.h $(BUILD)/page/page_js.h

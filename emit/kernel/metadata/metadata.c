/* metadata.c: one metadata block, from YAML text to MessagePack bytes, in one pass.
 *
 *     yaml_scan ─► yaml_read ─► scalar ─► verify ─► document
 *     tokens       events       values    rules     bytes
 *
 * All that is kept of the document is its bytes so far and the path that is open. */
#include "metadata.h"

#include "kdasm/target.h"
#include "pal.h"
#include "verify.h"
#include "base/yaml/yaml_read.h"

struct metadata_reader {
	struct yaml_reader reader;
	struct scalar_reader scalars;
	struct verifier verifier;
	struct document document;
	struct pal_path *pal; /* of PAL metadata, of which only the registers are checked; or NULL */
	const char *key;      /* place of the last key, while its value is awaited */
};

/* Whether keys of PAL metadata are equal only as the registers that they are printed as. */
static bool is_respelled(const struct metadata_reader *reader, const struct document_entry *first,
                         const struct document_entry *second) {
	return reader->pal &&
	       (first->written != second->written || memcmp(first->place, second->place, first->written) != 0);
}

/* LLVM 14, the reference for version 3, lets the last one count. */
static bool report_duplicate(void *context, const struct document_duplicate *duplicate) {
	struct metadata_reader *reader = context;
	struct verifier *v = &reader->verifier;
	const struct document_entry *first = duplicate->first;
	const struct document_entry *second = duplicate->second;

	if (duplicate->key && v->llvm_14) {
		diag_warning(v->diag, metadata_pos(v->block.text, second->place),
		             "the key '%s' is in this map already; the last value counts",
		             verify_show(v, duplicate->key, duplicate->key_size));
		return true;
	}
	if (duplicate->key && !is_respelled(reader, first, second))
		verify_report(v, second->place, "the key '%s' is in this map already; remove one of the two",
		              verify_show(v, duplicate->key, duplicate->key_size));
	else
		verify_report(v, second->place, "the keys '%s' and '%s' of this map are equal [stricter than llvm-mc]",
		              verify_show(v, second->place, second->written), verify_show(v, first->place, first->written));
	return false;
}

/* The text of a scalar; the empty text after a bad escape, which is reported. */
static const char *text_of(struct metadata_reader *a, const struct yaml_event *event, size_t *size) {
	const char *bad;
	const char *error;
	const char *text = yaml_value(&a->reader, event, size, &bad, &error);

	if (text)
		return text;
	verify_report(&a->verifier, bad, "%s", error);
	*size = 0;
	return "";
}

static struct scalar value_of(struct metadata_reader *a, const struct yaml_event *event) {
	struct tagged_text tagged;
	const char *wanted;
	struct scalar value;

	tagged.text = text_of(a, event, &tagged.size);
	if (event->tag.size == 0)
		return scalar_value(&a->scalars, tagged.text, tagged.size);
	tagged.tag = yaml_tag(&a->reader, event, &tagged.tag_size);
	if (!tagged.tag) {
		verify_report_value(&a->verifier, event->tag.text, "unknown tag handle in '%s'; no %%TAG line declares it",
		                    verify_show(&a->verifier, event->tag.text, event->tag.size));
		tagged.tag = "";
		tagged.tag_size = 0;
	}
	if (scalar_tagged_value(&a->scalars, &tagged, &value, &wanted))
		return value;
	verify_report_value(&a->verifier, event->at, "with the tag '%s' this must be %s, not '%s'",
	                    verify_show(&a->verifier, event->tag.text, event->tag.size), wanted,
	                    verify_show(&a->verifier, tagged.text, tagged.size));
	return (struct scalar){.kind = VALUE_NIL};
}

/* LLVM 14, the reference for version 3, writes nil for it. */
static void check_float(struct metadata_reader *a, const struct scalar *value, const char *place) {
	if (value->kind == VALUE_FLOAT && a->verifier.llvm_14)
		verify_report_value(&a->verifier, place,
		                    "the float %g would not be kept; write '!str' before it [stricter than llvm-mc]",
		                    value->number);
}

static void report_register(struct metadata_reader *a, const char *place, const char *text, size_t size) {
	uint32_t number;
	const char *key = verify_show(&a->verifier, text, size);
	const char *hint = pal_register_find(text, size, &number)
	                       ? arena_printf(a->verifier.arena, "; write '0x%x (%s)'", number, key)
	                       : "; it begins with its number, as in '0x2c0a (SPI_SHADER_PGM_RSRC1_PS)'";
	verify_report(&a->verifier, place, "Unrecognized PAL metadata register key '%s'%s", key, hint);
}

static void add_key(struct metadata_reader *a, const struct yaml_event *event) {
	size_t size;
	const char *text = text_of(a, event, &size);
	/* Tags of keys do not count. */
	struct scalar key = scalar_value(&a->scalars, text, size);

	check_float(a, &key, event->at);
	if (!a->pal)
		verify_key(&a->verifier, &key);
	else if (!pal_key(a->pal, &key))
		report_register(a, event->at, text, size);
	document_key(a->pal ? a->pal->into : &a->document, &key, &event->scalar);
}

static void add_scalar(struct metadata_reader *a, const struct yaml_event *event) {
	struct scalar value = value_of(a, event);

	if (a->pal) {
		pal_scalar(a->pal, &value);
		return;
	}
	verify_scalar(&a->verifier, &value, event->at);
	check_float(a, &value, event->at);
	document_scalar(&a->document, &value);
}

/* No value is the empty list. The place to show is that of the key, if there is one. */
static void add_nothing(struct metadata_reader *a, const struct yaml_event *event) {
	if (a->pal) {
		pal_begin(a->pal, false);
		pal_end(a->pal);
		return;
	}
	verify_nothing(&a->verifier, a->key ? a->key : event->at);
	document_begin(&a->document, false);
	document_end(&a->document);
}

static void begin(struct metadata_reader *a, bool is_map, const char *place) {
	if (a->pal) {
		pal_begin(a->pal, is_map);
		return;
	}
	verify_begin(&a->verifier, is_map, place);
	document_begin(&a->document, is_map);
}

static void end(struct metadata_reader *a) {
	if (a->pal) {
		pal_end(a->pal);
		return;
	}
	document_end(&a->document); /* first: its mistakes belong to the map that ends */
	verify_end(&a->verifier);
}

/* Puts one event into the document; false: it was the last. */
static bool add(struct metadata_reader *a, const struct yaml_event *event) {
	switch (event->kind) {
	case YAML_KEY: add_key(a, event); break;
	case YAML_SCALAR: add_scalar(a, event); break;
	case YAML_ALIAS: verify_report(&a->verifier, event->at, YAML_ALIAS_ERROR); break;
	case YAML_NULL: add_nothing(a, event); break;
	case YAML_SEQUENCE:
	case YAML_MAPPING: begin(a, event->kind == YAML_MAPPING, event->at); break;
	case YAML_END: end(a); break;
	case YAML_FAILED: verify_report(&a->verifier, event->at, "%s", a->reader.scan.error); return false;
	case YAML_DONE: return false;
	}
	a->key = event->kind == YAML_KEY ? event->at : NULL;
	return true;
}

static struct metadata_reader *new_reader(struct arena *arena, struct diag *diag, const struct verified_block *block,
                                          struct buffer *out) {
	struct metadata_reader *a = arena_zeroed(arena, 1, sizeof *a);

	yaml_reader_init(&a->reader, arena, block->text->text, block->text->size);
	a->reader.scan.llvm_14 = kd_object_version_has(block->version, KD_OF_LLVM_14);
	scalar_reader_init(&a->scalars, arena);
	a->scalars.all_booleans = a->reader.scan.llvm_14;
	verify_init(&a->verifier, arena, diag, block, &a->scalars);
	document_init(&a->document, out, report_duplicate, a);
	a->document.exact = block->text->exact;
	return a;
}

static void read_all(struct metadata_reader *a) {
	enum { STEP = 1024 * 1024 };
	const struct metadata_text *text = a->verifier.block.text;
	const char *done = text->text;
	struct yaml_event event;

	do {
		yaml_next(&a->reader, &event);
		if (text->done && a->reader.scan.at - done >= STEP) {
			text->done(text->context, done, a->reader.scan.at);
			done = a->reader.scan.at;
		}
	} while (add(a, &event));
	if (text->done)
		text->done(text->context, done, text->text + text->size);
}

bool pal_read(struct pal_metadata *pal, struct arena *arena, struct diag *diag, const struct metadata_text *text,
              kd_pos block) {
	const struct verified_block of_pal = {"PAL", text, KD_CODE_OBJECT_VERSION_DEFAULT, block};
	struct pal_path path;

	*pal = (struct pal_metadata){.form = PAL_AS_DOCUMENT, .document = buffer_in(arena)};
	struct metadata_reader *a = new_reader(arena, diag, &of_pal, &pal->document);
	pal_path_init(&path, pal, &a->document, text->exact);
	a->pal = &path;
	read_all(a);
	verify_break_off(&a->verifier);
	if (a->verifier.mistakes == 0)
		pal_finish(&path);
	return a->verifier.mistakes == 0;
}

bool metadata_assemble(struct arena *arena, struct diag *diag, const struct metadata_text *text, unsigned version,
                       kd_pos block, struct buffer *out) {
	const struct verified_block of_hsa = {"HSA", text, version, block};
	size_t start = out->size;
	struct metadata_reader *a = new_reader(arena, diag, &of_hsa, out);

	read_all(a);
	if (out->size == start && a->verifier.mistakes == 0 && !text->partial)
		verify_report(&a->verifier, NULL, "the document is empty; it must have 'amdhsa.version' and 'amdhsa.kernels'");
	verify_break_off(&a->verifier);
	if (a->verifier.mistakes == 0)
		return true;
	out->size = start;
	return false;
}

/* yaml_read.c: the nodes of a YAML document, one event at a time, as LLVM's parser sees them.
 *
 * A collection is one entry of a stack; an event is what LLVM's lazy node iterators would do
 * next. Where a token does not fit, LLVM often takes it for an empty value (`{a, b}` are two
 * keys without a value) or ends the collection; an error is only what it calls one. */
#include "yaml_read.h"

#include <stdlib.h>

#define TEXT_OF(number) TEXT_OF_EXPANDED(number)
#define TEXT_OF_EXPANDED(number) #number

enum {
	BLOCK_SEQUENCE,
	INDENTLESS_SEQUENCE, /* a key's "- " entries at the column of the key */
	FLOW_SEQUENCE,
	BLOCK_MAPPING,
	FLOW_MAPPING,
	INLINE_MAPPING, /* one pair inside a flow sequence: [a: 1] */
};

static const struct yaml_token *peek(struct yaml_reader *r) {
	return yaml_peek(&r->scan);
}

static enum yaml_token_kind peek_kind(struct yaml_reader *r) {
	return yaml_peek(&r->scan)->kind;
}

static struct yaml_token take(struct yaml_reader *r) {
	return yaml_take(&r->scan);
}

static void fail(struct yaml_reader *r, struct yaml_event *event, const char *at, const char *error) {
	if (!r->scan.error) {
		r->scan.error = error;
		r->scan.error_at = at;
	}
	event->kind = YAML_FAILED;
	event->at = r->scan.error_at;
}

/* By handle; of one handle, the first declared first. */
static int compare_handles(const void *a, const void *b) {
	const struct yaml_token *first = &((const struct yaml_tag_handle *)a)->handle;
	const struct yaml_token *second = &((const struct yaml_tag_handle *)b)->handle;
	int order = yaml_compare_text(first, second);

	return order ? order : (first->text > second->text) - (first->text < second->text);
}

void yaml_reader_init(struct yaml_reader *r, struct arena *arena, const char *text, size_t size) {
	*r = (struct yaml_reader){.decoded = buffer_in(arena), .resolved = buffer_in(arena)};
	yaml_scanner_init(&r->scan, arena, text, size);
}

static bool is_blank(char c) {
	return c == ' ' || c == '\t';
}

/* The next word of a directive. */
static struct yaml_token next_word(const char **at, const char *end) {
	while (*at < end && is_blank(**at))
		(*at)++;
	struct yaml_token word = {.text = *at};
	while (*at < end && !is_blank(**at))
		(*at)++;
	word.size = (size_t)(*at - word.text);
	return word;
}

/* Goes to the root of the next document. False: "---" is missing after its directives. */
static bool begin_document(struct yaml_reader *r) {
	bool directives = false;

	r->tag_handles.count = 0;
	for (;; directives = true) {
		enum yaml_token_kind kind = peek_kind(r);
		if (kind != YAML_T_TAG_DIRECTIVE && kind != YAML_T_VERSION_DIRECTIVE)
			break;
		struct yaml_token directive = take(r);
		if (kind == YAML_T_VERSION_DIRECTIVE)
			continue;
		const char *at = directive.text;
		const char *end = at + directive.size;
		next_word(&at, end);
		struct yaml_token handle = next_word(&at, end);
		struct yaml_token prefix = next_word(&at, end);
		*list_add(r->scan.arena, &r->tag_handles) = (struct yaml_tag_handle){handle, prefix};
	}
	if (r->tag_handles.count > 1)
		qsort(r->tag_handles.items, r->tag_handles.count, sizeof *r->tag_handles.items, compare_handles);
	if (peek_kind(r) == YAML_T_DOCUMENT_START)
		take(r);
	else if (directives)
		return false;
	return true;
}

/* After an empty document: is there another one? */
static bool skip_document_end(struct yaml_reader *r) {
	while (peek_kind(r) == YAML_T_DOCUMENT_END)
		take(r);
	return !r->scan.error && peek_kind(r) != YAML_T_STREAM_END;
}

static void open_collection(struct yaml_reader *r, struct yaml_event *event, uint8_t kind) {
	if (r->open.count == YAML_DEPTH_LIMIT) {
		fail(r, event, event->at,
		     "nested too deeply, the limit is " TEXT_OF(YAML_DEPTH_LIMIT) " levels [stricter than llvm-mc]");
		return;
	}
	event->kind = kind <= FLOW_SEQUENCE ? YAML_SEQUENCE : YAML_MAPPING;
	*list_add(r->scan.arena, &r->open) = (struct yaml_collection){kind, kind == FLOW_SEQUENCE};
}

static void end_collection(struct yaml_reader *r, struct yaml_event *event) {
	r->open.count--;
	event->kind = YAML_END; /* without a look ahead: an error after the document does not count */
	event->at = r->scan.at;
}

/* The tag of a node and its anchor, which is forgotten; each at most once. False after a mistake. */
static bool read_properties(struct yaml_reader *r, struct yaml_event *event) {
	const struct yaml_token *token;
	bool anchored = false;

	for (; (token = peek(r))->kind == YAML_T_ANCHOR || token->kind == YAML_T_TAG; take(r)) {
		bool is_tag = token->kind == YAML_T_TAG;
		if (is_tag ? event->tag.size > 0 : anchored) {
			fail(r, event, token->text,
			     is_tag ? "a value can have only one '!' tag" : "a value can have only one '&' anchor");
			return false;
		}
		if (is_tag)
			event->tag = *token;
		anchored |= !is_tag;
	}
	return true;
}

static void read_scalar(struct yaml_reader *r, struct yaml_event *event) {
	event->kind = YAML_SCALAR;
	event->scalar = *peek(r);
	event->at = event->scalar.text;
	event->block = event->scalar.kind == YAML_T_BLOCK_SCALAR;
	take(r);
	if (!event->block)
		return;
	event->scalar.size = r->scan.block_text.size;
	event->scalar.text = event->scalar.size ? (const char *)r->scan.block_text.data : "";
}

/* The collection that a token begins, if it begins one. The first entry of a list and the first key of a map stay, for
 * they are read once more. */
static void read_collection(struct yaml_reader *r, struct yaml_event *event) {
	uint8_t kind;
	switch (peek_kind(r)) {
	case YAML_T_BLOCK_ENTRY: open_collection(r, event, INDENTLESS_SEQUENCE); return;
	case YAML_T_KEY: open_collection(r, event, INLINE_MAPPING); return;
	case YAML_T_BLOCK_SEQUENCE_START: kind = BLOCK_SEQUENCE; break;
	case YAML_T_BLOCK_MAPPING_START: kind = BLOCK_MAPPING; break;
	case YAML_T_FLOW_SEQUENCE_START: kind = FLOW_SEQUENCE; break;
	case YAML_T_FLOW_MAPPING_START: kind = FLOW_MAPPING; break;
	default: return;
	}
	take(r);
	open_collection(r, event, kind);
}

/* One without a tag. */
static void plain_event(struct yaml_event *event, enum yaml_event_kind kind, const char *at) {
	event->kind = kind;
	event->at = at;
	event->block = false;
	event->tag.size = 0;
}

/* A node with its properties. */
static void read_node(struct yaml_reader *r, struct yaml_event *event) {
	plain_event(event, YAML_NULL, peek(r)->text);
	if (!read_properties(r, event))
		return;
	const struct yaml_token *token = peek(r);
	switch (token->kind) {
	case YAML_T_STOPPED:
		event->kind = YAML_FAILED; /* whether that is an error depends on who asked */
		break;
	case YAML_T_ALIAS:
		event->kind = YAML_ALIAS;
		event->at = token->text;
		take(r);
		break;
	case YAML_T_SCALAR:
	case YAML_T_BLOCK_SCALAR: read_scalar(r, event); break;
	case YAML_T_FLOW_ENTRY:
	case YAML_T_FLOW_SEQUENCE_END:
	case YAML_T_FLOW_MAPPING_END:
		if (!r->root_read)
			fail(r, event, token->text, "this closes or separates nothing; put the value into quotes");
		break;
	default: read_collection(r, event); break;
	}
}

/* A token that fits nothing in a block collection. */
static void fail_in_block(struct yaml_reader *r, struct yaml_event *event) {
	const struct yaml_token *token = peek(r);
	const char *error = "this is not indented like any map or list above it";

	if (token->text < r->scan.end && *token->text == ':')
		error = "a ':' cannot be here; a value that contains ': ' must be put into quotes";
	else if (token->kind == YAML_T_FLOW_SEQUENCE_END || token->kind == YAML_T_FLOW_MAPPING_END ||
	         token->kind == YAML_T_FLOW_ENTRY)
		error = "this closes or separates nothing; put the value into quotes";
	fail(r, event, token->text, error);
}

/* An entry of a sequence that cannot be begun ends the sequence, silently. */
static void read_entry(struct yaml_reader *r, struct yaml_event *event) {
	if (yaml_begin_plain_map(&r->scan)) {
		plain_event(event, YAML_NULL, r->scan.at);
		open_collection(r, event, BLOCK_MAPPING);
		return;
	}
	read_node(r, event);
	if (event->kind == YAML_FAILED && !r->scan.error)
		end_collection(r, event);
}

static void next_flow_entry(struct yaml_reader *r, struct yaml_collection *sequence, struct yaml_event *event) {
	const struct yaml_token *token;

	for (token = peek(r); token->kind == YAML_T_FLOW_ENTRY; token = peek(r)) {
		take(r);
		sequence->flag = true;
	}
	switch (token->kind) {
	case YAML_T_FLOW_SEQUENCE_END:
		take(r);
		end_collection(r, event);
		break;
	case YAML_T_STOPPED: end_collection(r, event); break;
	case YAML_T_STREAM_END:
	case YAML_T_DOCUMENT_START:
	case YAML_T_DOCUMENT_END: fail(r, event, token->text, "the list has no end; add the closing ']'"); break;
	default:
		if (!sequence->flag) {
			fail(r, event, token->text, "a ',' or ']' is expected here in the list");
			break;
		}
		sequence->flag = false;
		read_entry(r, event);
	}
}

static void next_block_entry(struct yaml_reader *r, const struct yaml_collection *sequence, struct yaml_event *event) {
	const struct yaml_token *token = peek(r);

	if (token->kind == YAML_T_BLOCK_ENTRY) {
		take(r);
		read_entry(r, event);
	} else if (token->kind == YAML_T_STOPPED || sequence->kind == INDENTLESS_SEQUENCE) {
		end_collection(r, event);
	} else if (token->kind == YAML_T_BLOCK_END) {
		take(r);
		end_collection(r, event);
	} else {
		fail_in_block(r, event);
	}
}

/* Goes to the next key of a map. False: the map ends, or an error was reported. */
static bool find_key(struct yaml_reader *r, const struct yaml_collection *mapping, struct yaml_event *event) {
	const struct yaml_token *token = peek(r);

	if (mapping->kind == FLOW_MAPPING) {
		for (; token->kind == YAML_T_FLOW_ENTRY; token = peek(r))
			take(r);
	}
	enum yaml_token_kind end = mapping->kind == FLOW_MAPPING ? YAML_T_FLOW_MAPPING_END : YAML_T_BLOCK_END;
	if (token->kind == YAML_T_KEY || token->kind == YAML_T_SCALAR)
		return true;
	if (token->kind == end) {
		take(r);
		end_collection(r, event);
	} else if (token->kind == YAML_T_STOPPED) {
		end_collection(r, event);
	} else if (mapping->kind == FLOW_MAPPING) {
		fail(r, event, token->text, "a key, ',' or '}' is expected here in the map");
	} else {
		fail_in_block(r, event);
	}
	return false;
}

static void next_key(struct yaml_reader *r, const struct yaml_collection *mapping, struct yaml_event *event) {
	if (mapping->kind == INLINE_MAPPING && mapping->flag) {
		end_collection(r, event);
		return;
	}
	if (!find_key(r, mapping, event))
		return;
	const struct yaml_token *token = peek(r);
	if (token->kind == YAML_T_KEY) {
		take(r);
		token = peek(r);
	}
	if (token->kind == YAML_T_BLOCK_END || token->kind == YAML_T_VALUE) {
		fail(r, event, token->text, "this entry of the map has no key before its ':'");
		return;
	}
	read_node(r, event);
	if (event->kind != YAML_SCALAR || event->block)
		fail(r, event, event->at, "the key of a map must be a plain or quoted string");
	else
		event->kind = YAML_KEY;
}

static void next_value(struct yaml_reader *r, struct yaml_event *event) {
	const struct yaml_token *token = peek(r);

	event->kind = YAML_NULL;
	event->at = token->text;
	switch (token->kind) {
	case YAML_T_BLOCK_END:
	case YAML_T_FLOW_MAPPING_END:
	case YAML_T_KEY:
	case YAML_T_FLOW_ENTRY:
	case YAML_T_STOPPED: return;
	case YAML_T_VALUE: take(r); break;
	default: fail(r, event, token->text, "a ':' is expected here, between the key and its value"); return;
	}
	token = peek(r);
	event->at = token->text;
	if (token->kind == YAML_T_BLOCK_END || token->kind == YAML_T_KEY)
		return;
	read_node(r, event);
	if (event->kind == YAML_FAILED)
		fail(r, event, event->at, "this key has no value");
}

static void next_root(struct yaml_reader *r, struct yaml_event *event) {
	if (r->root_read) {
		event->kind = YAML_DONE;
		event->at = r->scan.at;
		return;
	}
	take(r); /* stream start */
	do {
		if (!begin_document(r)) {
			fail(r, event, peek(r)->text, "'---' is expected after the '%' directives");
			return;
		}
		read_node(r, event);
		if (event->kind == YAML_FAILED) {
			fail(r, event, event->at, "this cannot be read as metadata");
			return;
		}
	} while (event->kind == YAML_NULL && skip_document_end(r));
	r->root_read = true;
	if (event->kind == YAML_NULL)
		event->kind = YAML_DONE;
}

static bool in_block_map(const struct yaml_reader *r) {
	return r->open.count && r->open.items[r->open.count - 1].kind == BLOCK_MAPPING;
}

/* Of a plain line first the key, then the value. */
static bool next_of_plain_line(struct yaml_reader *r, struct yaml_event *event) {
	if (r->value.size) {
		event->scalar = r->value;
		r->value.size = 0;
		r->after_key = false;
		plain_event(event, YAML_SCALAR, event->scalar.text);
		return true;
	}
	if (r->after_key || !in_block_map(r) || !yaml_take_plain_line(&r->scan, &event->scalar, &r->value))
		return false;
	r->after_key = true;
	plain_event(event, YAML_KEY, event->scalar.text);
	return true;
}

static void next_of_tokens(struct yaml_reader *r, struct yaml_event *event) {
	if (r->open.count == 0) {
		next_root(r, event);
	} else {
		struct yaml_collection *top = &r->open.items[r->open.count - 1];
		if (r->after_key) {
			r->after_key = false;
			top->flag = true;
			next_value(r, event);
		} else if (top->kind == FLOW_SEQUENCE) {
			next_flow_entry(r, top, event);
		} else if (top->kind < FLOW_SEQUENCE) {
			next_block_entry(r, top, event);
		} else {
			next_key(r, top, event);
			r->after_key = event->kind == YAML_KEY;
		}
	}
	if (r->scan.error)
		fail(r, event, NULL, NULL);
}

void yaml_next(struct yaml_reader *r, struct yaml_event *event) {
	if (!next_of_plain_line(r, event))
		next_of_tokens(r, event);
}

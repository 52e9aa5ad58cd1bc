/* document.c: builds the MessagePack bytes of a document while it is read. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* qsort_r */
#endif
#include "document.h"

#include <float.h>
#include <math.h>
#include <msgpack.h>
#include <stdlib.h>

static int append(void *buffer, const char *bytes, size_t size) {
	buffer_put(buffer, bytes, size);
	return 0;
}

void document_init(struct document *d, struct buffer *out, document_duplicate_action *on_duplicate, void *context) {
	*d = (struct document){
	    .out = out,
	    .reordered = buffer_in(out->arena),
	    .on_duplicate = on_duplicate,
	    .context = context,
	};
}

static void count_element(struct document *d) {
	if (d->frames.count) {
		struct document_frame *top = &d->frames.items[d->frames.count - 1];
		if (!top->is_map)
			top->count++;
	}
}

/* Floats take 32 bits whenever their size allows it, even where digits are lost. */
static void pack_float(msgpack_packer *packer, double number, bool exact) {
	double size = fabs(number);

	if (!exact && size >= (double)FLT_MIN && size <= (double)FLT_MAX)
		msgpack_pack_float(packer, (float)number);
	else
		msgpack_pack_double(packer, number);
}

/* The packer is made here, so that the compiler sees which function it calls and puts append() in its place: 1.3 % of
 * the instructions of 2,000 kernels. */
static void pack(struct document *d, const struct scalar *value) {
	msgpack_packer packer;

	msgpack_packer_init(&packer, d->out, append);
	switch (value->kind) {
	case VALUE_SIGNED: msgpack_pack_int64(&packer, value->integer); break;
	case VALUE_UNSIGNED: msgpack_pack_uint64(&packer, value->natural); break;
	case VALUE_NIL: msgpack_pack_nil(&packer); break;
	case VALUE_BOOLEAN:
		if (value->boolean)
			msgpack_pack_true(&packer);
		else
			msgpack_pack_false(&packer);
		break;
	case VALUE_FLOAT: pack_float(&packer, value->number, d->exact); break;
	case VALUE_STRING:
		msgpack_pack_str(&packer, value->size);
		msgpack_pack_str_body(&packer, value->text, value->size);
		break;
	}
}

void document_scalar(struct document *d, const struct scalar *value) {
	count_element(d);
	pack(d, value);
}

void document_packed(struct document *d, const uint8_t *bytes, size_t size) {
	count_element(d);
	buffer_put(d->out, bytes, size);
}

static int compare_keys(const struct document *d, const struct document_entry *a, const struct document_entry *b) {
	const char *packed = (const char *)d->out->data;
	if (a->key.kind == VALUE_STRING && b->key.kind == VALUE_STRING)
		return scalar_compare_texts(packed + a->key_offset, a->key.size, packed + b->key_offset, b->key.size);
	return scalar_compare(&a->key, &b->key);
}

/* Whether the first is less than the second, which has a NaN as equal to any float. */
static bool is_less(const struct document *d, const struct document_entry *first, const struct document_entry *second) {
	bool floats = first->key.kind == VALUE_FLOAT && second->key.kind == VALUE_FLOAT;
	return compare_keys(d, first, second) < 0 && !(floats && isnan(second->key.number));
}

static int compare_entries(const void *a, const void *b, void *document) {
	const struct document_entry *first = a;
	const struct document_entry *second = b;
	int order = compare_keys(document, first, second);

	return order ? order : (first->begin > second->begin) - (first->begin < second->begin);
}

/* Ends the bytes of the map's last entry. */
static void end_entry(struct document *d, const struct document_frame *map) {
	if (map->count)
		d->entries.items[d->entries.count - 1].end = d->out->size;
}

void document_key(struct document *d, const struct scalar *key, const struct yaml_token *written) {
	struct document_frame *map = &d->frames.items[d->frames.count - 1];

	end_entry(d, map);
	struct document_entry *entry = list_add(d->out->arena, &d->entries);
	entry->begin = d->out->size;
	entry->key = *key;
	entry->place = written->text;
	entry->written = written->size;
	pack(d, key);
	if (key->kind == VALUE_STRING) {
		entry->key_offset = d->out->size - key->size;
		entry->key.text = NULL;
	}
	if (map->count && !is_less(d, entry - 1, entry))
		map->disordered = true;
	map->count++;
}

void document_begin(struct document *d, bool is_map) {
	count_element(d);
	struct document_frame *frame = list_add(d->out->arena, &d->frames);
	frame->begin = d->out->size;
	frame->first_entry = d->entries.count;
	frame->is_map = is_map;
	buffer_put(d->out, "", 1); /* most often the header takes one byte */
}

/* Of entries in order: LLVM takes two keys for one if neither is less than the other. Gives how many entries went away;
 * they have no bytes now. */
static size_t report_duplicates(struct document *d, struct document_entry *entries, size_t count) {
	size_t gone = 0;
	for (size_t i = 1; i < count; i++) {
		struct document_entry *first = &entries[i - 1];
		const struct document_entry *second = &entries[i];
		if (is_less(d, first, second))
			continue;
		struct document_duplicate duplicate = {.first = first, .second = second};
		if (second->key.kind == VALUE_STRING) {
			duplicate.key = (const char *)d->out->data + second->key_offset;
			duplicate.key_size = second->key.size;
		}
		if (d->on_duplicate(d->context, &duplicate)) {
			first->end = first->begin;
			gone++;
		}
	}
	return gone;
}

static void sort_map(struct document *d, struct document_frame *map) {
	struct document_entry *entries = d->entries.items + map->first_entry;
	size_t count = map->count;

	qsort_r(entries, count, sizeof *entries, compare_entries, d);
	map->count -= report_duplicates(d, entries, count);
	d->reordered.size = 0;
	for (size_t i = 0; i < count; i++)
		buffer_put(&d->reordered, d->out->data + entries[i].begin, entries[i].end - entries[i].begin);
	memcpy(d->out->data + map->begin + 1, d->reordered.data, d->reordered.size);
	d->out->size = map->begin + 1 + d->reordered.size;
}

struct header {
	uint8_t bytes[5];
	size_t size;
};

static int put_header(void *header, const char *bytes, size_t size) {
	struct header *to = header;

	memcpy(to->bytes + to->size, bytes, size);
	to->size += size;
	return 0;
}

void document_end(struct document *d) {
	struct document_frame frame = d->frames.items[--d->frames.count];
	struct header header = {.size = 0};
	msgpack_packer packer;

	if (frame.is_map) {
		end_entry(d, &frame);
		if (frame.disordered)
			sort_map(d, &frame);
		d->entries.count = frame.first_entry;
	}
	msgpack_packer_init(&packer, &header, put_header);
	if (frame.is_map)
		msgpack_pack_map(&packer, frame.count);
	else
		msgpack_pack_array(&packer, frame.count);
	size_t content = d->out->size - frame.begin - 1;
	buffer_extend(d->out, header.size - 1);
	uint8_t *at = d->out->data + frame.begin;
	memmove(at + header.size, at + 1, content);
	memcpy(at, header.bytes, header.size);
}

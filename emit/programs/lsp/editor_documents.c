/* editor_documents.c: see editor_documents.h. */
#include "editor_documents.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "assembled_text.h"
#include "file_uri.h"

enum {
	MOST_FILES = 256,                /* of those that are not open, so many are kept */
	MOST_OF_FILE = 64 * 1024 * 1024, /* bytes; a larger one is not looked at */
};

static void *checked(struct documents *documents, void *memory) {
	if (!memory)
		arena_out_of_memory(documents->arena);
	return memory;
}

/* ---- lines ---- */

static void add_line(struct documents *documents, struct document *document, size_t start) {
	if (document->line_count == document->line_capacity) {
		size_t capacity = document->line_capacity ? document->line_capacity * 2 : 256;
		document->lines = checked(documents, reallocarray(document->lines, capacity, sizeof *document->lines));
		document->line_capacity = capacity;
	}
	document->lines[document->line_count++] = start;
}

static void find_lines(struct documents *documents, struct document *document) {
	const char *text = document->text;
	document->line_count = 0;
	document->has_lone_cr = false;
	add_line(documents, document, 0);
	bool has_cr = document->size && memchr(text, '\r', document->size);
	for (size_t at = 0; at < document->size; at++) {
		const char *end = has_cr ? text + at : memchr(text + at, '\n', document->size - at);
		if (!end)
			break;
		at = (size_t)(end - text);
		bool lone = text[at] == '\r' && (at + 1 == document->size || text[at + 1] != '\n');
		document->has_lone_cr |= lone;
		if (text[at] == '\n' || lone)
			add_line(documents, document, at + 1);
	}
}

size_t document_line(const struct document *document, size_t offset) {
	size_t low = 0, high = document->line_count;
	while (high - low > 1) {
		size_t middle = low + (high - low) / 2;
		if (document->lines[middle] <= offset)
			low = middle;
		else
			high = middle;
	}
	return low;
}

size_t document_line_start(const struct document *document, size_t line) {
	return document->lines[line < document->line_count ? line : document->line_count - 1];
}

size_t document_line_end(const struct document *document, size_t line) {
	if (line + 1 >= document->line_count)
		return document->size;
	size_t start = document->lines[line], end = document->lines[line + 1];
	while (end > start && (document->text[end - 1] == '\n' || document->text[end - 1] == '\r'))
		end--;
	return end;
}

size_t document_assembler_line(const struct document *document, unsigned line) {
	if (!document->has_lone_cr)
		return document_line_start(document, line ? line - 1 : 0);
	size_t at = 0;
	for (unsigned i = 1; i < line; i++) {
		const char *end = memchr(document->text + at, '\n', document->size - at);
		if (!end)
			break;
		at = (size_t)(end - document->text) + 1;
	}
	return at;
}

/* ---- texts ---- */

static void forget_derived(struct document *document) {
	arena_free(document->derived);
	document->derived = NULL;
	document->outline = NULL;
}

static void text_changed(struct documents *documents, struct document *document) {
	forget_derived(document);
	document->stamp = ++documents->stamps;
	find_lines(documents, document);
}

void document_replace(struct documents *documents, struct document *document, size_t start, size_t end,
                      const char *text, size_t size) {
	size_t kept = document->size - (end - start);
	if (size > SIZE_MAX / 4 - kept)
		arena_out_of_memory(documents->arena);
	if (kept + size >= document->capacity) { /* there is a text even if it is empty */
		size_t capacity = kept + size + (kept + size) / 4 + 64;
		document->text = checked(documents, realloc(document->text, capacity));
		document->capacity = capacity;
	}
	if (document->size - end)
		memmove(document->text + start + size, document->text + end, document->size - end);
	if (size)
		memcpy(document->text + start, text, size);
	document->size = kept + size;
	text_changed(documents, document);
}

static struct document *add(struct documents *documents, const char *uri) {
	char *path = file_uri_path(documents->arena, uri);
	struct document *document = checked(documents, calloc(1, sizeof *document));
	document->uri = checked(documents, strdup(uri));
	document->path = path;
	document->next = documents->first;
	documents->first = document;
	return document;
}

struct document *document_open(struct documents *documents, const char *uri, const char *text, size_t size,
                               int64_t version) {
	struct document *document = document_find(documents, uri);
	if (!document)
		document = add(documents, uri);
	document->is_open = false; /* if memory runs out */
	document->version = version;
	document_replace(documents, document, 0, document->size, text, size);
	document->is_open = true;
	return document;
}

static void release(struct document *document) {
	arena_free(document->derived);
	assembly_free(document->assembly);
	assembly_free(document->good);
	json_decref(document->published);
	free(document->lines);
	free(document->text);
	free(document->path);
	free(document->uri);
	free(document);
}

void document_close(struct documents *documents, struct document *document) {
	struct document **link = &documents->first;
	while (*link != document)
		link = &(*link)->next;
	*link = document->next;
	release(document);
}

void documents_lose(struct documents *documents) {
	for (struct document *document = documents->first; document; document = document->next)
		document->is_open = document->is_due = false;
}

void documents_free(struct documents *documents) {
	while (documents->first)
		document_close(documents, documents->first);
}

struct document *document_find(const struct documents *documents, const char *uri) {
	for (struct document *document = documents->first; document; document = document->next)
		if (document->is_open && strcmp(document->uri, uri) == 0)
			return document;
	return NULL;
}

static struct document *find_path(const struct documents *documents, const char *path, bool open) {
	for (struct document *document = documents->first; document; document = document->next)
		if (document->is_open == open && document->path && strcmp(document->path, path) == 0)
			return document;
	return NULL;
}

struct document *document_of_path(const struct documents *documents, const char *path) {
	return find_path(documents, path, true);
}

struct arena *document_arena(struct documents *documents, struct document *document) {
	if (!document->derived)
		document->derived = arena_new_below(documents->arena);
	return document->derived;
}

/* ---- files ---- */

static bool is_readable(const struct stat *status) {
	return S_ISREG(status->st_mode) && status->st_size <= MOST_OF_FILE;
}

/* Up to `size` bytes; how many they are, -1: it can't be read. */
static ssize_t read_bytes(const char *path, char *text, size_t size) {
	struct stat status;
	size_t got = 0;
	ssize_t piece;
	int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (file < 0)
		return -1;
	if (fstat(file, &status) != 0 || !is_readable(&status)) {
		close(file);
		return -1;
	}
	while (got < size && (piece = read(file, text + got, size - got)) > 0)
		got += (size_t)piece;
	close(file);
	return (ssize_t)got;
}

/* Allocates nothing while the file is open. */
static bool read_file(struct documents *documents, struct document *document, size_t size) {
	char *text = checked(documents, malloc(size + 1));
	ssize_t got = read_bytes(document->path, text, size);
	if (got < 0) {
		free(text);
		return false;
	}
	free(document->text);
	document->text = text;
	document->size = (size_t)got;
	document->capacity = size + 1;
	text_changed(documents, document);
	return true;
}

static struct document *file_document(struct documents *documents, const char *path) {
	struct document *document = find_path(documents, path, false);
	if (document)
		return document;
	char *uri = file_uri_of(documents->arena, path);
	document = add(documents, uri);
	free(uri);
	return document;
}

struct document *document_load(struct documents *documents, const char *path) {
	struct document *open_one = document_of_path(documents, path), *document;
	struct stat status;
	if (open_one)
		return open_one;
	if (stat(path, &status) != 0 || !is_readable(&status))
		return NULL;
	document = file_document(documents, path);
	bool is_known = document->stamp && document->modified.tv_sec == status.st_mtim.tv_sec &&
	                document->modified.tv_nsec == status.st_mtim.tv_nsec && document->size == (size_t)status.st_size;
	if (!is_known && !read_file(documents, document, (size_t)status.st_size)) {
		if (!document->stamp) /* nobody has it */
			document_close(documents, document);
		return NULL;
	}
	document->modified = status.st_mtim; /* if memory runs out before, it is read again */
	return document;
}

/* The newest are in front. */
void documents_tidy(struct documents *documents) {
	size_t count = 0;
	for (struct document *document = documents->first, *next; document; document = next) {
		next = document->next;
		if (!document->is_open && ++count > MOST_FILES)
			document_close(documents, document);
	}
}

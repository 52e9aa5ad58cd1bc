/* work.c: see work.h. */
#include "work.h"

enum {
	TEXT_TOKENS = 8,    /* a text, and ... */
	TEXT_PER_TOKEN = 8, /* ... so many bytes of it: they are scanned and given up again */
	ROUNDS_PER_TOKEN = 4,
	SEARCH_PER_TOKEN = 4,
	FILE_TOKENS = 128, /* a file, and ... */
	FILE_PER_TOKEN = 64,
};

void work_text(struct work *work, size_t size) {
	work->tokens += TEXT_TOKENS + size / TEXT_PER_TOKEN;
}

void work_rounds(struct work *work, uint64_t count) {
	work->tokens += count / ROUNDS_PER_TOKEN;
}

void work_search(struct work *work, size_t size) {
	work->tokens += size / SEARCH_PER_TOKEN;
}

void work_file(struct work *work, uint64_t size) {
	work->tokens += FILE_TOKENS + size / FILE_PER_TOKEN;
}

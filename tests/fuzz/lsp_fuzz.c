/* lsp_fuzz.c: a libFuzzer target over the language server, kdasm-lsp.
 *
 * Each line of the input is a message of a client that has begun a session; a line that begins with "!" is sent as it is,
 * without a header. Beside crashes it looks for answers that are missing: each session ends, and says so. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz.h"
#include "programs/lsp/server.h"

static void put(int file, const void *bytes, size_t size) {
	require(write(file, bytes, size) == (ssize_t)size);
}

static void put_message(int file, const char *text, size_t size) {
	char header[64];
	put(file, header, (size_t)snprintf(header, sizeof header, "Content-Length: %zu\r\n\r\n", size));
	put(file, text, size);
}

static void put_text(int file, const char *text) {
	put_message(file, text, strlen(text));
}

static void put_lines(int file, const char *text, size_t size) {
	while (size) {
		const char *end = memchr(text, '\n', size);
		size_t length = end ? (size_t)(end - text) : size;
		if (length && text[0] == '!')
			put(file, text + 1, length - 1);
		else
			put_message(file, text, length);
		text += length + (end != NULL);
		size -= length + (end != NULL);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	int input = memfd_create("input", MFD_CLOEXEC), output = open("/dev/null", O_WRONLY | O_CLOEXEC);
	require(input >= 0 && output >= 0);
	put_text(input,
	         "{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{\"textDocument\":{\"completion\":"
	         "{\"completionItem\":{\"snippetSupport\":true}}}}}}");
	put_lines(input, (const char *)data, size);
	require(lseek(input, 0, SEEK_SET) == 0);
	int status = server_serve(input, output, NULL);
	require(status == EXIT_SUCCESS || status == EXIT_FAILURE);
	close(input);
	close(output);
	return 0;
}

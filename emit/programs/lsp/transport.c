/* transport.c: see transport.h. */
#include "transport.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

void transport_begin(struct transport *transport, int input, int output, FILE *log) {
	*transport = (struct transport){.input = input, .output = output, .log = log};
}

void transport_end(struct transport *transport) {
	free(transport->data);
	transport->data = NULL;
}

static void write_down(struct transport *transport, const char *direction, const char *text, size_t size) {
	if (!transport->log)
		return;
	fprintf(transport->log, "%s ", direction);
	fwrite(text, 1, size, transport->log);
	fputc('\n', transport->log);
	fflush(transport->log);
}

/* ---- receiving ---- */

/* Makes room for `size` bytes from the start on; false: there is no memory. */
static bool make_room(struct transport *transport, size_t size) {
	if (transport->start) {
		memmove(transport->data, transport->data + transport->start, transport->end - transport->start);
		transport->end -= transport->start;
		transport->start = 0;
	}
	if (size <= transport->capacity)
		return true;
	size_t doubled = transport->capacity * 2, capacity = size > doubled ? size : doubled;
	char *data = realloc(transport->data, capacity);
	if (!data)
		return false;
	transport->data = data;
	transport->capacity = capacity;
	return true;
}

/* Reads what there is. False: nothing came in time, or nothing comes any more. */
static bool read_some(struct transport *transport, int milliseconds) {
	enum { PIECE = 64 * 1024 };
	struct pollfd wanted = {.fd = transport->input, .events = POLLIN};
	int ready = poll(&wanted, 1, milliseconds);
	if (ready == 0 || (ready < 0 && errno == EINTR))
		return false;
	if (transport->capacity - transport->end < PIECE &&
	    !make_room(transport, transport->end - transport->start + PIECE)) {
		transport->ended = true;
		return false;
	}
	ssize_t got = read(transport->input, transport->data + transport->end, transport->capacity - transport->end);
	if (got < 0 && (errno == EINTR || errno == EAGAIN))
		return false;
	transport->ended = got <= 0;
	transport->end += got > 0 ? (size_t)got : 0;
	return got > 0;
}

/* The value of a header's line "Content-Length: 12"; false if it is another one. */
static bool read_length(const char *line, size_t size, size_t *length) {
	static const char name[] = "content-length:";
	enum { NAME = sizeof name - 1 };
	if (size <= NAME || strncasecmp(line, name, NAME) != 0)
		return false;
	size_t at = NAME;
	while (at < size && (line[at] == ' ' || line[at] == '\t'))
		at++;
	*length = 0;
	for (; at < size && line[at] >= '0' && line[at] <= '9'; at++)
		if (*length <= TRANSPORT_MOST)
			*length = *length * 10 + (size_t)(line[at] - '0');
	return true;
}

enum header { HEADER_PARTIAL, HEADER_OK, HEADER_BROKEN };

/* Looks for the header that is next; `size` is its own, `length` that of the message after it. */
static enum header find_header(const struct transport *transport, size_t *size, size_t *length) {
	size_t there = transport->end - transport->start, at = 0;
	bool has_length = false;
	if (!there)
		return HEADER_PARTIAL;
	const char *start = transport->data + transport->start;
	while (at < there) {
		const char *end = memchr(start + at, '\n', there - at);
		if (!end)
			break;
		size_t line = (size_t)(end - start) - at;
		if (line && start[at + line - 1] == '\r')
			line--;
		has_length |= read_length(start + at, line, length);
		at = (size_t)(end - start) + 1;
		*size = at;
		if (!line)
			return has_length ? HEADER_OK : HEADER_BROKEN;
	}
	*size = there;
	return there > TRANSPORT_MOST_HEADER ? HEADER_BROKEN : HEADER_PARTIAL;
}

static void skip(struct transport *transport) {
	size_t there = transport->end - transport->start, size = transport->skipped < there ? transport->skipped : there;
	transport->start += size;
	transport->skipped -= size;
}

static enum arrival take_message(struct transport *transport, size_t header, size_t length, json_t **message) {
	const char *text = transport->data + transport->start + header;
	json_error_t error;
	transport->start += header + length;
	write_down(transport, "<--", text, length);
	*message = json_loadb(text, length, JSON_DECODE_ANY | JSON_ALLOW_NUL, &error);
	return *message ? ARRIVAL_MESSAGE : ARRIVAL_NO_JSON;
}

/* Whether there is something to tell in what has been read. */
static bool take_next(struct transport *transport, enum arrival *arrival, json_t **message) {
	size_t header, length = 0;
	skip(transport);
	enum header found = transport->skipped ? HEADER_PARTIAL : find_header(transport, &header, &length);
	if (found == HEADER_PARTIAL)
		return false;
	if (found == HEADER_BROKEN || length > TRANSPORT_MOST) {
		transport->start += header;
		transport->skipped = found == HEADER_BROKEN ? 0 : length;
		*arrival = found == HEADER_BROKEN ? ARRIVAL_NO_JSON : ARRIVAL_TOO_LARGE;
		return true;
	}
	if (transport->end - transport->start - header < length)
		return false;
	*arrival = take_message(transport, header, length, message);
	return true;
}

enum arrival transport_receive(struct transport *transport, int milliseconds, json_t **message) {
	enum arrival arrival;
	*message = NULL;
	while (!take_next(transport, &arrival, message)) {
		if (transport->ended || transport->broken)
			return ARRIVAL_END;
		if (!read_some(transport, milliseconds) && !transport->ended)
			return ARRIVAL_TIMEOUT;
	}
	return arrival;
}

/* ---- sending ---- */

static bool write_all(int output, const char *text, size_t size) {
	while (size) {
		ssize_t put = write(output, text, size);
		if (put < 0 && errno == EINTR)
			continue;
		if (put <= 0)
			return false;
		text += put;
		size -= (size_t)put;
	}
	return true;
}

void transport_send_text(struct transport *transport, const char *text, size_t size) {
	char header[64];
	int length = snprintf(header, sizeof header, "Content-Length: %zu\r\n\r\n", size);
	write_down(transport, "-->", text, size);
	transport->broken |= !write_all(transport->output, header, (size_t)length) ||
	                     !write_all(transport->output, text, size);
}

void transport_send(struct transport *transport, json_t *message) {
	char *text = message ? json_dumps(message, JSON_COMPACT | JSON_ENCODE_ANY) : NULL;
	json_decref(message);
	if (text)
		transport_send_text(transport, text, strlen(text));
	free(text);
}

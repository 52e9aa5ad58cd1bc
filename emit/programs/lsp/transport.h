/* transport.h: messages of the protocol on standard input and output: a header with the size, and JSON.
 *
 * Specification: "Base Protocol". */
#ifndef KD_PROGRAMS_LSP_TRANSPORT_H
#define KD_PROGRAMS_LSP_TRANSPORT_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum {
	TRANSPORT_MOST = 256 * 1024 * 1024, /* bytes of a message; a larger one is skipped */
	TRANSPORT_MOST_HEADER = 4096,
};

struct transport {
	int input, output;
	FILE *log; /* NULL: nothing is written down */
	char *data;
	size_t start, end, capacity; /* of `data`: what has been read and not taken yet */
	size_t skipped;              /* bytes of a message that was too large, which are still to come */
	bool ended;                  /* nothing more comes */
	bool broken;                 /* nobody reads the answers */
};

enum arrival {
	ARRIVAL_MESSAGE,
	ARRIVAL_NO_JSON, /* a message that is none */
	ARRIVAL_TOO_LARGE,
	ARRIVAL_TIMEOUT,
	ARRIVAL_END,
};

void transport_begin(struct transport *transport, int input, int output, FILE *log);
void transport_end(struct transport *transport);

/* Waits for a message up to so many milliseconds, without end if that is less than 0. The caller owns what it gets. */
enum arrival transport_receive(struct transport *transport, int milliseconds, json_t **message);

/* Takes the message over; NULL is one that memory was wanting for, and is not sent. */
void transport_send(struct transport *transport, json_t *message);

/* Sends a message that is text already, which needs no memory. */
void transport_send_text(struct transport *transport, const char *text, size_t size);

#endif

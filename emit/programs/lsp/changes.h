/* changes.h: what the client tells of its texts, files and settings. */
#ifndef KD_PROGRAMS_LSP_CHANGES_H
#define KD_PROGRAMS_LSP_CHANGES_H

#include "server.h"

/* Asks for the settings, if the client can be asked. */
void changes_ask_settings(struct server *server);

/* Keeps a copy of the settings in place of those before. */
void changes_keep_settings(struct server *server, const json_t *settings);

/* The answer to what the server asked. */
void changes_answer(struct server *server, const json_t *answer);

#endif

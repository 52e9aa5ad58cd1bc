/* semantic_tokens.h: the words that semantic colours are told in. */
#ifndef KD_PROGRAMS_LSP_SEMANTIC_TOKENS_H
#define KD_PROGRAMS_LSP_SEMANTIC_TOKENS_H

#include <jansson.h>

/* SemanticTokensLegend */
json_t *tokens_legend(void);

#endif

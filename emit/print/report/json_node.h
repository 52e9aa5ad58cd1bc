/* json_node.h: metadata as JSON. */
#ifndef KD_PRINT_REPORT_JSON_NODE_H
#define KD_PRINT_REPORT_JSON_NODE_H

#include "base/json.h"
#include "kernel/metadata/tree.h"

/* A metadata value. Keys that are not strings are shown as strings; and so are NaN and infinity. */
void json_node(struct json *json, const struct node *node);

#endif

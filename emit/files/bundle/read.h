/* read.h: reading a bundle where it is one of many. */
#ifndef KD_FILES_BUNDLE_READ_H
#define KD_FILES_BUNDLE_READ_H

#include "format.h"

/* As kd_bundle_read(), but the limit is always given, the hash is not looked at, and a compressed bundle is unpacked
 * into what `room` gives, if it has functions. *effort becomes the number of bytes that were unpacked or read as
 * header, also when it fails: who looks for bundles in a file has to end some time. */
struct kd_bundle *bundle_read(const uint8_t *bytes, size_t size, uint64_t size_limit, struct kd_bundle_room room,
                              uint64_t *effort);

#endif

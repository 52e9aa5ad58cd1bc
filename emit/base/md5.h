/* md5.h: the checksum by which line tables know source files. RFC 1321. */
#ifndef KD_BASE_MD5_H
#define KD_BASE_MD5_H

#include <stddef.h>
#include <stdint.h>

enum { MD5_SIZE = 16 };

void md5(const void *data, size_t size, uint8_t sum[MD5_SIZE]);

#endif

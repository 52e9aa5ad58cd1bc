/* source.h: the numbers that a descriptor and its metadata both know. */
#ifndef KD_DESCRIPTOR_SOURCE_H
#define KD_DESCRIPTOR_SOURCE_H

#include <stdint.h>

/* Rows of KD_METADATA_FROM_DESCRIPTOR in kdasm/metadata_keys.def name them. */
enum kernel_source {
	SOURCE_KERNARG_SIZE,
	SOURCE_GROUP_SIZE,
	SOURCE_PRIVATE_SIZE,
	SOURCE_WAVEFRONT_SIZE,
	SOURCE_SGPRS, /* with those for VCC and its like */
	SOURCE_VGPRS, /* accumulation registers among them */
	SOURCE_AGPRS,
	SOURCE_DYNAMIC_STACK,
	SOURCE_WGP_MODE,
	SOURCE_COUNT,
};

/* The descriptor does not say, or a relocation does. */
#define SOURCE_UNKNOWN INT64_C(-1)

#endif

/* image_size.h: how many registers the data and the address of an image are. From GFX10 on the dimension tells that of
 * an address, which is registers one after another or a list of them. */
#ifndef KD_GPU_ISA_IMAGE_SIZE_H
#define KD_GPU_ISA_IMAGE_SIZE_H

#include "form.h"

/* What tells the size of an image's data. */
struct isa_image {
	unsigned dmask;
	bool gathers, halves, status; /* image_gather4, d16, tfe */
};

/* A dword for each bit of dmask, half of one with d16, and one for tfe. */
unsigned isa_image_words(const struct isa_image *image);

/* Whether an operand of the kind is four dwords of data, one for each of several pixels or samples. */
bool isa_image_gathers(const struct isa_machine *machine, unsigned kind);

/* A dimension: image_address.def. */
struct isa_dim {
	char name[14];
	uint8_t coordinates, gradients;
	bool samples;
};

enum { ISA_DIMS = 8 };
extern const struct isa_dim isa_dims[ISA_DIMS];

/* Its number; less than 0: there is none. The name is in either case. */
int isa_dim_find(const char *name, size_t length);

/* How many registers the list of an address may name; 1: there are no lists. */
unsigned isa_most_addresses(unsigned layout);

/* The lowest bit of the n-th. */
unsigned isa_address_bit(unsigned layout, unsigned n);

/* Dwords that the further ones need where they follow the instruction. */
unsigned isa_address_dwords(unsigned layout, unsigned count);

/* What an address is. */
struct isa_address_shape {
	uint8_t words;                     /* in all */
	uint8_t count;                     /* names in its list ... */
	uint8_t sizes[ISA_MOST_ADDRESSES]; /* ... and the registers of each */
};

/* The address of a dimension, of 16 bits or not; of a ray it has none. */
struct isa_address_shape isa_address_shape(const struct isa_machine *machine, const struct isa_form *form,
                                           unsigned kind, unsigned dim, bool a16);

/* Whether addresses of the kind are rays. */
bool isa_is_ray(unsigned kind);

/* The operand that is the address. */
unsigned isa_address_place(const struct isa_form *form);

/* Whether the address of some dimension has so many names in its list; 1: it is no list. */
bool isa_may_have_addresses(const struct isa_machine *machine, const struct isa_form *form, unsigned kind,
                            unsigned count);

/* The first register of the list that no address has there; as many as there are: none. */
unsigned isa_list_misfit(const struct isa_machine *machine, const struct isa_form *form, unsigned kind,
                         const struct isa_address_list *list);

#endif

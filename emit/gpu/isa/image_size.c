/* image_size.c: see image_size.h. */
#include "image_size.h"

#include <string.h>

enum { BYTE = 8, RAY_PARTS = 5 };

enum gradients { NO_GRADIENTS, GRADIENTS, HALF_GRADIENTS };

struct address {
	uint8_t extra;
	bool coordinates, level;
	uint8_t gradients;       /* enum gradients */
	uint8_t rays[RAY_PARTS]; /* registers of each part; 0: it is no ray */
};

static const struct address addresses[KIND_COUNT] = {
#define NO_COORDINATES false
#define COORDINATES true
#define NO_LEVEL false
#define LEVEL true
#define KD_IMAGE_ADDRESS(kind, extra, coordinates, level, gradients)                                                   \
	[KIND_##kind] = {extra, coordinates, level, gradients, {0}},
#define KD_RAY_ADDRESS(kind, node, extent, origin, direction, last)                                                    \
	[KIND_##kind] = {0, false, false, NO_GRADIENTS, {node, extent, origin, direction, last}},
#include "kdasm/isa/image_address.def"
};

const struct isa_dim isa_dims[ISA_DIMS] = {
#define SAMPLES true
#define KD_DIM(name, coordinates, gradients, samples) {name, coordinates, gradients, samples},
#include "kdasm/isa/image_address.def"
};

/* ---- data ---- */

unsigned isa_image_words(const struct isa_image *image) {
	unsigned elements = image->gathers ? 4 : (unsigned)__builtin_popcount(image->dmask);
	elements = elements ? elements : 1;
	return (image->halves ? (elements + 1) / 2 : elements) + (image->status ? 1U : 0);
}

bool isa_image_gathers(const struct isa_machine *machine, unsigned kind) {
	return kind == KIND_igather || (kind == KIND_imsaa && isa_is(machine, TRAIT_GATHERED_SAMPLES));
}

/* ---- dimensions ---- */

static bool is_called(const char *name, const char *text, size_t length) {
	for (size_t i = 0; i < length; i++)
		if (name[i] != (text[i] >= 'a' && text[i] <= 'z' ? text[i] & ~0x20 : text[i]))
			return false;
	return name[length] == '\0';
}

int isa_dim_find(const char *name, size_t length) {
	for (int i = 0; i < ISA_DIMS; i++)
		if (length < sizeof isa_dims[i].name && is_called(isa_dims[i].name, name, length))
			return i;
	return -1;
}

/* ---- addresses ---- */

unsigned isa_most_addresses(unsigned layout) {
	const struct isa_field *fields = isa_fields[layout];
	return 1U + fields[ROLE_ADDRESSES].width / BYTE + (fields[ROLE_LAST_ADDRESS].width != 0);
}

unsigned isa_address_bit(unsigned layout, unsigned n) {
	const struct isa_field *fields = isa_fields[layout];
	if (n == 0)
		return fields[ROLE_ADDRESS].bit;
	return n <= fields[ROLE_ADDRESSES].width / BYTE ? fields[ROLE_ADDRESSES].bit + (n - 1) * BYTE
	                                                : fields[ROLE_LAST_ADDRESS].bit;
}

unsigned isa_address_dwords(unsigned layout, unsigned count) {
	return isa_fields[layout][ROLE_LIST_DWORDS].width ? (count - 1 + ISA_DWORD - 1) / ISA_DWORD : 0;
}

bool isa_is_ray(unsigned kind) {
	return addresses[kind].rays[0] != 0;
}

unsigned isa_address_place(const struct isa_form *form) {
	unsigned i = 0;
	while (isa_kinds[form->kinds[i]].role != ROLE_ADDRESS)
		i++;
	return i;
}

static void put_singly(struct isa_address_shape *shape, unsigned count) {
	shape->count = (uint8_t)count;
	memset(shape->sizes, 1, count);
}

/* Before GFX11 each register of a list is named. */
static struct isa_address_shape shape_of_ray(const struct isa_machine *machine, const struct address *address,
                                             bool a16) {
	unsigned parts = a16 ? RAY_PARTS - 1 : RAY_PARTS;
	struct isa_address_shape shape = {.count = (uint8_t)parts};
	for (unsigned i = 0; i < parts; i++) {
		shape.sizes[i] = address->rays[i];
		shape.words = (uint8_t)(shape.words + address->rays[i]);
	}
	if (!isa_is(machine, TRAIT_TUPLES_IN_LISTS))
		put_singly(&shape, shape.words);
	return shape;
}

/* Gradients of 16 bits are two in a register, those of x and y apart from those of z. */
static unsigned gradient_words(const struct address *address, const struct isa_dim *dim) {
	unsigned pairs = dim->gradients / 2U;
	return address->gradients == NO_GRADIENTS ? 0 : address->gradients == GRADIENTS ? pairs * 2 : (pairs + 1) / 2 * 2;
}

struct isa_address_shape isa_address_shape(const struct isa_machine *machine, const struct isa_form *form,
                                           unsigned kind, unsigned dim, bool a16) {
	const struct address *address = &addresses[kind];
	unsigned most = isa_most_addresses(form->layout);
	struct isa_address_shape shape = {0};
	if (isa_is_ray(kind))
		return shape_of_ray(machine, address, a16);
	unsigned numbers = (address->coordinates ? isa_dims[dim].coordinates : 0U) + address->level;
	unsigned words = address->extra + (a16 ? (numbers + 1) / 2 : numbers) + gradient_words(address, &isa_dims[dim]);
	shape.words = (uint8_t)words;
	put_singly(&shape, words < most ? words : most);
	if (words > most)
		shape.sizes[most - 1] = (uint8_t)(words - most + 1);
	return shape;
}

/* ---- lists ---- */

/* What is sampled, or has a level of detail, has one sample of each pixel. */
static bool may_be(const struct isa_form *form, const struct address *address, const struct isa_dim *dim) {
	return !dim->samples || (!address->level && !isa_has_role(form, ROLE_SAMPLER));
}

/* The registers of the largest address. */
static unsigned most_words(const struct isa_machine *machine, const struct isa_form *form, unsigned kind) {
	unsigned most = 0;
	for (unsigned dim = 0; dim < ISA_DIMS; dim++) {
		unsigned words = isa_address_shape(machine, form, kind, dim, false).words;
		if (words > most && may_be(form, &addresses[kind], &isa_dims[dim]))
			most = words;
	}
	return most;
}

bool isa_may_have_addresses(const struct isa_machine *machine, const struct isa_form *form, unsigned kind,
                            unsigned count) {
	unsigned least = (unsigned)__builtin_ctz(isa_kinds[kind].words), names = isa_most_addresses(form->layout);
	if (isa_is_ray(kind))
		return true;
	if (count == 1)
		return least == 1 || !isa_is(machine, TRAIT_ADDRESSES_ARE_LISTS);
	unsigned most = most_words(machine, form, kind);
	return count >= least && count <= (most < names ? most : names);
}

static unsigned ray_misfit(const struct isa_machine *machine, const struct isa_form *form, unsigned kind,
                           const struct isa_address_list *list) {
	struct isa_address_shape whole = isa_address_shape(machine, form, kind, 0, false);
	struct isa_address_shape halves = isa_address_shape(machine, form, kind, 0, true);
	const struct isa_address_shape *shape = list->count == halves.count && !(form->flags & ISA_BARE) ? &halves : &whole;
	unsigned i = 0;
	while (i < list->count && i < shape->count && list->at[i].group == GROUP_VGPR &&
	       list->at[i].words == shape->sizes[i])
		i++;
	return i == list->count && i < shape->count ? i - 1 : i;
}

/* The last one that there is room for has the rest. */
unsigned isa_list_misfit(const struct isa_machine *machine, const struct isa_form *form, unsigned kind,
                         const struct isa_address_list *list) {
	if (isa_is_ray(kind))
		return ray_misfit(machine, form, kind, list);
	bool has_rest = isa_is(machine, TRAIT_TUPLES_IN_LISTS);
	unsigned names = isa_most_addresses(form->layout), left = most_words(machine, form, kind);
	for (unsigned i = 0; i < list->count; i++) {
		unsigned words = list->at[i].words;
		bool single = words == 1 || (has_rest && i + 1 == names);
		if (i == names || list->at[i].group != GROUP_VGPR || !single || words > left)
			return i;
		left -= words;
	}
	return list->count;
}

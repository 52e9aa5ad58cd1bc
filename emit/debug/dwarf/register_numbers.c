/* register_numbers.c: see register_numbers.h. */
#include "register_numbers.h"

#include <stdio.h>
#include <string.h>

#define SINGLE (-1)

static const struct register_run runs[] = {
#define KD_DWARF_REGISTERS(name, first, count, number, bits, wave) {name, first, count, number, bits, wave},
#include "registers.def"
#undef KD_DWARF_REGISTERS
};

enum { RUN_COUNT = sizeof runs / sizeof runs[0] };

/* The lanes that "@w32" and "@w64" say, which is taken off the length; 0: another word is there. */
static unsigned wave_said(const char *name, size_t *length, unsigned otherwise) {
	enum { SUFFIX = 4 };
	const char *mark = memchr(name, '@', *length);
	if (!mark)
		return otherwise;
	size_t before = (size_t)(mark - name);
	bool fits = *length - before == SUFFIX && mark[1] == 'w';
	*length = before;
	if (fits && mark[2] == '3' && mark[3] == '2')
		return 32;
	return fits && mark[2] == '6' && mark[3] == '4' ? 64 : 0;
}

/* Which register of the run has this name; negative: none. */
static int index_in(const struct register_run *run, const char *name, size_t length) {
	enum { DIGITS = 3 };
	size_t own = strlen(run->name);
	int index = 0;
	if (length < own || memcmp(run->name, name, own) != 0)
		return -1;
	if (run->first < 0)
		return length == own ? 0 : -1;
	if (length == own || length - own > DIGITS || (name[own] == '0' && length - own > 1))
		return -1;
	for (size_t i = own; i < length; i++) {
		if (name[i] < '0' || name[i] > '9')
			return -1;
		index = index * 10 + (name[i] - '0');
	}
	index -= run->first;
	return index < run->count ? index : -1;
}

bool dwarf_register_named(const char *name, size_t length, unsigned wave, uint32_t *number) {
	wave = wave_said(name, &length, wave);
	for (size_t i = 0; i < RUN_COUNT && wave; i++) {
		if (runs[i].wave && runs[i].wave != wave)
			continue;
		int index = index_in(&runs[i], name, length);
		if (index < 0)
			continue;
		*number = runs[i].number + (uint32_t)index;
		return true;
	}
	return false;
}

const struct register_run *dwarf_register_run(uint64_t number) {
	for (size_t i = 0; i < RUN_COUNT; i++)
		if (number >= runs[i].number && number - runs[i].number < runs[i].count)
			return &runs[i];
	return NULL;
}

bool dwarf_register_name(uint64_t number, unsigned wave, char out[16]) {
	const struct register_run *run = dwarf_register_run(number);
	if (!run)
		return false;
	char index[8] = "", suffix[8] = "";
	if (run->first >= 0)
		snprintf(index, sizeof index, "%u", (unsigned)run->first + (unsigned)(number - run->number));
	if (run->wave && run->wave != wave)
		snprintf(suffix, sizeof suffix, "@w%u", run->wave);
	snprintf(out, 16, "%.7s%.4s%.4s", run->name, index, suffix);
	return true;
}

/* files.c: see files.h. */
#include "files.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>

static FILE *open_file(struct reader *reader, const char *name, const char **path) {
	FILE *file = fopen(name, "rb");
	*path = name;
	for (size_t i = 0; !file && name[0] != '/' && i < reader->options->include_directory_count; i++) {
		*path = arena_printf(reader->arena, "%s/%s", reader->options->include_directories[i], name);
		file = fopen(*path, "rb");
	}
	return file;
}

static void close_file(void *file) {
	fclose(file);
}

/* The error number of what went wrong, or 0. */
static int read_start(FILE *file, uint64_t most, uint64_t limit, struct buffer *contents) {
	enum { STEP = 64 * 1024, MOST_OF_DEVICE = 64 * 1024 * 1024 /* it may have no end */ };
	struct stat status;
	if (fstat(fileno(file), &status) != 0)
		return errno;
	if (S_ISDIR(status.st_mode))
		return EISDIR;
	if (S_ISCHR(status.st_mode) && limit > MOST_OF_DEVICE)
		limit = MOST_OF_DEVICE;
	while (contents->size < most) {
		uint8_t *at = buffer_extend(contents, STEP);
		size_t got = fread(at, 1, STEP, file);
		contents->size -= STEP - got;
		if (contents->size > limit)
			return EFBIG;
		if (got < STEP)
			return ferror(file) ? (errno ? errno : EIO) : 0;
	}
	return 0;
}

static bool complain(struct reader *reader, const char *what, const char *name, int error, kd_pos pos) {
	if (error == ENOMEM)
		arena_out_of_memory(reader->arena);
	if (error == EFBIG)
		diag_error(reader->diag, pos,
		           "the file '%s' is too large: at most an object's worth of a file is read, 64 MiB of a device",
		           name);
	else
		diag_error(reader->diag, pos,
		           "Could not find %s file '%s': %s; it is looked for here and in the folders given by -I", what, name,
		           strerror(error));
	return false;
}

/* A file that is read often is listed once. */
static const char *remember(struct reader *reader, const char *path) {
	size_t known = reader->file_names.count;
	const struct name *name = name_intern(&reader->file_names, path, strlen(path));
	if (reader->file_names.count > known)
		*list_add(reader->arena, &reader->files) = arena_copy(reader->arena, name->text, name->length);
	return arena_copy(reader->arena, path, strlen(path));
}

bool file_read(struct reader *reader, const char *what, const char *name, uint64_t most, kd_pos pos,
               struct buffer *contents, const char **path) {
	FILE *file = open_file(reader, name, path);
	if (!file)
		return complain(reader, what, name, errno, pos);
	arena_defer(reader->arena, close_file, file);
	int error = read_start(file, most, reader->module->size_limit, contents);
	arena_forget(reader->arena, file);
	fclose(file);
	if (error)
		return complain(reader, what, *path, error, pos);
	*path = remember(reader, *path);
	return true;
}

/* files.c: see files.h. */
#include "files.h"

#include "reader.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NO_REGULAR_FILE = -1 /* beside error numbers */ };

void files_start(struct reader *reader) {
	names_init(&reader->files.names, reader->arena);
	names_init(&reader->files.included, reader->arena);
}

/* A file that was found. */
struct opened {
	FILE *file;
	const char *path;
	struct stat status;
	uint64_t read; /* bytes */
};

/* For an editor a pipe that nobody writes to is no reason to wait. */
static FILE *open_path(const struct reader *reader, const char *path) {
	const struct kd_editing *editing = reader->options->editing;
	if (!editing)
		return fopen(path, "rb");
	bool in_folder = editing->folder && path[0] != '/';
	const char *found = in_folder ? arena_printf(reader->arena, "%s/%s", editing->folder, path) : path;
	int file = open(found, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	FILE *stream = file < 0 ? NULL : fdopen(file, "rb");
	if (file >= 0 && !stream)
		close(file);
	return stream;
}

static FILE *open_file(struct reader *reader, const char *name, const char **path) {
	FILE *file = open_path(reader, name);
	*path = name;
	for (size_t i = 0; !file && name[0] != '/' && i < reader->options->include_directory_count; i++) {
		*path = arena_printf(reader->arena, "%s/%s", reader->options->include_directories[i], name);
		file = open_path(reader, *path);
	}
	return file;
}

static void close_file(void *file) {
	fclose(file);
}

static uint64_t least(uint64_t a, uint64_t b) {
	return a < b ? a : b;
}

/* Reads so many bytes, in steps that the file is not larger than if its size is known. The error number of what went
 * wrong, or 0. */
static int read_bytes(struct opened *opened, uint64_t most, uint64_t limit, struct buffer *contents) {
	enum { STEP = 64 * 1024 };
	uint64_t size = (uint64_t)opened->status.st_size, step = size ? least(size + 1, STEP) : STEP;
	while (contents->size < most) {
		size_t wanted = (size_t)least(step, most - contents->size);
		size_t got = fread(buffer_extend(contents, wanted), 1, wanted, opened->file);
		contents->size -= wanted - got;
		opened->read += got;
		if (contents->size > limit)
			return EFBIG;
		if (got < wanted)
			return ferror(opened->file) ? (errno ? errno : EIO) : 0;
	}
	return 0;
}

/* The error number of what is not read at all, or 0. */
static int look_at(const struct reader *reader, struct opened *opened) {
	if (fstat(fileno(opened->file), &opened->status) != 0)
		return errno;
	if (S_ISDIR(opened->status.st_mode))
		return EISDIR;
	return reader->options->editing && !S_ISREG(opened->status.st_mode) ? NO_REGULAR_FILE : 0;
}

/* What has no known size is read from its start. */
static int read_range(struct opened *opened, struct file_range range, uint64_t limit, struct buffer *contents) {
	enum { MOST_OF_DEVICE = 64 * 1024 * 1024 /* it may have no end */ };
	if (S_ISREG(opened->status.st_mode) && opened->status.st_size > 0) {
		uint64_t size = (uint64_t)opened->status.st_size;
		if (range.skip >= size)
			return 0;
		if (least(size - range.skip, range.most) > limit)
			return EFBIG;
		if (range.skip && fseeko(opened->file, (off_t)range.skip, SEEK_SET) != 0)
			return errno;
		return read_bytes(opened, range.most, limit, contents);
	}
	if (S_ISCHR(opened->status.st_mode))
		limit = least(limit, MOST_OF_DEVICE);
	uint64_t end = range.most < UINT64_MAX - range.skip ? range.skip + range.most : UINT64_MAX;
	int error = read_bytes(opened, end, limit, contents);
	size_t skipped = (size_t)least(range.skip, contents->size);
	contents->size -= skipped;
	if (contents->size)
		memmove(contents->data, contents->data + skipped, contents->size);
	return error;
}

/* A file that a directive names. */
struct named_file {
	const char *directive; /* as llvm-mc calls it in messages */
	const char *name;
	struct file_range range;
	kd_pos pos;
};

/* Of the name where it was looked for last. */
static bool complain(struct reader *reader, const struct named_file *named, const char *name, int error) {
	if (error == ENOMEM)
		arena_out_of_memory(reader->arena);
	if (error == EFBIG)
		diag_error(reader->diag, named->pos,
		           "the file '%s' is too large: a file can have as many bytes as an object, and a device 64 MiB", name);
	else if (error == NO_REGULAR_FILE)
		diag_error(reader->diag, named->pos,
		           "'%s' is no regular file: while a source is edited, pipes and devices are not read", name);
	else
		diag_error(reader->diag, named->pos,
		           "Could not find %s file '%s': %s; kdasm looks for it here and in the folders given with -I",
		           named->directive, name, strerror(error));
	return false;
}

/* A file that is read often is listed once. */
static const char *remember(struct reader *reader, const char *path) {
	struct name *name = name_intern(&reader->files.names, path, strlen(path));
	if (!name->constant_entry)
		name->constant_entry = *list_add(reader->arena, &reader->files.paths) =
		    arena_copy(reader->arena, path, name->length);
	return name->constant_entry;
}

static bool read_file(struct reader *reader, const struct named_file *named, struct opened *opened,
                      struct buffer *contents) {
	*opened = (struct opened){0};
	opened->file = open_file(reader, named->name, &opened->path);
	if (!opened->file && errno == ENOENT && reader->options->missing_files) {
		opened->path = remember(reader, named->name);
		return true;
	}
	if (!opened->file)
		return complain(reader, named, named->name, errno);
	arena_defer(reader->arena, close_file, opened->file);
	int error = look_at(reader, opened);
	if (!error)
		error = read_range(opened, named->range, reader->module->size_limit, contents);
	arena_forget(reader->arena, opened->file);
	fclose(opened->file);
	work_file(&reader->work, opened->read);
	if (error)
		return complain(reader, named, opened->path, error);
	opened->path = remember(reader, opened->path);
	return true;
}

/* A short source could fill all memory with one file. Parts of a file are not it again. */
static bool takes_too_much(struct reader *reader, const struct opened *opened, bool is_new, size_t size) {
	enum { MOST_AGAIN = 128 * 1024 * 1024 };
	struct files *files = &reader->files;
	if (is_new && S_ISREG(opened->status.st_mode))
		files->size += (uint64_t)opened->status.st_size;
	files->taken += size;
	files->too_much = files->taken > MOST_AGAIN && files->taken - MOST_AGAIN > files->size;
	return files->too_much;
}

bool file_read(struct reader *reader, const char *name, struct file_range range, kd_pos pos, struct buffer *contents) {
	const struct named_file named = {"incbin", name, range, pos};
	struct opened opened;
	size_t known = reader->files.paths.count;
	if (!read_file(reader, &named, &opened, contents))
		return false;
	if (!takes_too_much(reader, &opened, reader->files.paths.count > known, contents->size))
		return true;
	diag_error(reader->diag, pos,
	           "files are taken again and again: with this one, the repeats exceed 128 MiB; take a file once "
	           "and refer to it, or use .fill [stricter than llvm-mc]");
	return false;
}

static const struct kd_open_text *open_text(const struct kd_editing *editing, const char *path) {
	for (size_t i = 0; editing && i < editing->text_count; i++)
		if (strcmp(editing->texts[i].path, path) == 0)
			return &editing->texts[i];
	return NULL;
}

/* A text of an editor in place of a file. False: none has one of the paths that it is looked for under before a file
 * that is there. */
static bool take_open_text(struct reader *reader, const char *name, struct opened *opened, struct buffer *contents) {
	const struct kd_open_text *text = open_text(reader->options->editing, name);
	const char *path = name;
	for (size_t i = 0; !text && name[0] != '/' && i < reader->options->include_directory_count; i++) {
		if (access(path, R_OK) == 0)
			return false;
		path = arena_printf(reader->arena, "%s/%s", reader->options->include_directories[i], name);
		text = open_text(reader->options->editing, path);
	}
	if (!text)
		return false;
	*opened = (struct opened){.path = remember(reader, path), .status.st_mode = S_IFREG};
	buffer_put(contents, text->text, text->size);
	work_file(&reader->work, text->size);
	return true;
}

struct file_text *file_text(struct reader *reader, const char *name, kd_pos pos) {
	const struct name *known = name_find(&reader->files.included, name, strlen(name));
	const struct named_file named = {"include", name, {0, UINT64_MAX}, pos};
	struct buffer contents = buffer_in(reader->arena);
	struct opened opened;
	if (known) {
		struct file_text *file = known->entry;
		file->is_known = true;
		return file;
	}
	bool is_open = reader->options->editing && take_open_text(reader, name, &opened, &contents);
	if (!is_open && !read_file(reader, &named, &opened, &contents))
		return NULL;
	struct file_text *file = arena_zeroed(reader->arena, 1, sizeof *file);
	file->path = opened.path;
	file->size = contents.size;
	buffer_put(&contents, "\0", 2);
	file->text = (char *)contents.data;
	file->is_kept = S_ISREG(opened.status.st_mode); /* files of /proc and the like tell no size, but have one */
	if (file->is_kept)
		name_intern(&reader->files.included, name, strlen(name))->entry = file;
	return file;
}

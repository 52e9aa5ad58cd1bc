/* inject.c: see inject.h.
 *
 * It is linked into the programs and defines the functions in place of the C library, for every library in the program;
 * what the C library calls itself stays as it is. When main is called, the environment says what fails from then on:
 * INJECT=how:n, or two such faults with a comma between them; once the call of the last one is there, the file that
 * INJECT_REACHED names is made. The programs are linked with --wrap=main. */
#undef _FORTIFY_SOURCE /* with it the C library's headers define some of these functions */
#include "inject.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Calls that are counted together. */
enum calls {
	MEMORY = 1,
	READ = 2,
	WRITE = 4,
	CLOSE = 8,
	RENAME = 16, /* and giving a file another name */
	OPEN = 32,   /* and what makes a file */
	MAP = 64,
	STATUS = 128,
	CHANGE = 256, /* permissions and owners */
	FLUSH = 512,
	REMOVE = 1024, /* does not fail, but a signal may come */
	FILES = READ | WRITE | CLOSE | RENAME | OPEN | STATUS | CHANGE | REMOVE,
};

static const struct way {
	const char *name;
	enum calls calls;
	int error;   /* what errno says; 0: it does not fail */
	int signal;  /* 0: none */
	bool partly; /* half of it is read or written */
} ways[] = {
    {.name = "memory", .calls = MEMORY, .error = ENOMEM},
    {.name = "read", .calls = READ, .error = EIO},
    {.name = "write", .calls = WRITE, .error = ENOSPC},
    {.name = "close", .calls = CLOSE, .error = EIO},
    {.name = "killed", .calls = FILES, .signal = SIGKILL},
    {.name = "rename", .calls = RENAME, .error = EIO},
    {.name = "rename-refused", .calls = RENAME, .error = EPERM},
    {.name = "open", .calls = OPEN, .error = EMFILE},
    {.name = "map", .calls = MAP, .error = ENOMEM},
    {.name = "status", .calls = STATUS, .error = EIO},
    {.name = "change", .calls = CHANGE, .error = EPERM},
    {.name = "flush", .calls = FLUSH, .error = ENOSPC},
    {.name = "interrupted", .calls = READ | WRITE, .error = EINTR},
    {.name = "partly", .calls = READ | WRITE, .partly = true},
    {.name = "signal", .calls = FILES, .signal = SIGTERM},
    {.name = "stop", .calls = CHANGE, .signal = SIGSTOP}, /* for who looks at the files meanwhile */
};

/* Two faults at most: the second one may be where the first one leads. */
enum { MOST_FAULTS = 2 };
static struct {
	const struct way *way; /* NULL: it does not fail */
	size_t left;           /* calls until then */
	bool last;             /* no other one is wanted */
} faults[MOST_FAULTS];
static bool reached;
static long live;

static void tell(void) {
	const char *path = getenv("INJECT_REACHED");
	if (path)
		syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_WRONLY, 0600));
}

/* Counts a call; the way it is to go, or NULL: as always. */
static const struct way *count(enum calls call) {
	const struct way *way = NULL;
	for (size_t i = 0; i < MOST_FAULTS && !way; i++) {
		if (!faults[i].way || !(faults[i].way->calls & call) || --faults[i].left)
			continue;
		way = faults[i].way;
		faults[i].way = NULL;
		reached = reached || faults[i].last;
	}
	if (way && reached)
		tell();
	if (way && way->signal)
		raise(way->signal);
	return way;
}

static bool fails(enum calls call) {
	const struct way *way = count(call);
	if (way && way->error)
		errno = way->error;
	return way && way->error;
}

static void add_fault(size_t index, const char *how, size_t n) {
	faults[index].way = NULL;
	faults[index].left = n;
	for (size_t i = 0; n && i < sizeof ways / sizeof *ways; i++)
		if (strcmp(ways[i].name, how) == 0)
			faults[index].way = &ways[i];
	if (n && !faults[index].way)
		abort();
	for (size_t i = 0; i <= index; i++)
		faults[i].last = i == index;
}

void inject(const char *how, size_t n) {
	for (size_t i = 1; i < MOST_FAULTS; i++)
		add_fault(i, how, 0);
	add_fault(0, how, n);
	reached = false;
}

bool inject_reached(void) {
	return reached;
}

long inject_live_blocks(void) {
	return live;
}

static void begin(void) {
	char how[32], second[32];
	size_t n, second_n;
	const char *text = getenv("INJECT");
	int found = text ? sscanf(text, "%31[^:]:%zu,%31[^:]:%zu", how, &n, second, &second_n) : 0;
	if (found >= 2)
		inject(how, n);
	if (found == 4)
		add_fault(1, second, second_n);
}

int __real_main(int argc, char **argv);
int __wrap_main(int argc, char **argv);

int __wrap_main(int argc, char **argv) {
	begin();
	return __real_main(argc, argv);
}

/* The functions below: of a sanitizer, or of the C library. */
static struct {
	__typeof__(&malloc) malloc;
	__typeof__(&calloc) calloc;
	__typeof__(&realloc) realloc;
	__typeof__(&free) free;
	__typeof__(&read) read;
	__typeof__(&write) write;
	__typeof__(&close) close;
	__typeof__(&rename) rename;
	__typeof__(&renameat2) renameat2;
	__typeof__(&open) open;
	__typeof__(&memfd_create) memfd_create;
	__typeof__(&mkostemp) mkostemp;
	__typeof__(&posix_fallocate) posix_fallocate;
	__typeof__(&fallocate) fallocate;
	__typeof__(&ftruncate) ftruncate;
	__typeof__(&pread) pread;
	__typeof__(&pwrite) pwrite;
	__typeof__(&link) link;
	__typeof__(&unlink) unlink;
	__typeof__(&fopen) fopen;
	__typeof__(&mmap) mmap;
	__typeof__(&fstat) fstat;
	__typeof__(&stat) stat;
	__typeof__(&fchmod) fchmod;
	__typeof__(&fchown) fchown;
	__typeof__(&fflush) fflush;
} found;

static void find(void *function, const char *name) {
	void *address = dlsym(RTLD_NEXT, name);
	memcpy(function, &address, sizeof address);
}

#define BELOW(name) (found.name ? (void)0 : find(&found.name, #name), found.name)

/* ---- memory ---- */

void *malloc(size_t size) {
	void *memory = fails(MEMORY) ? NULL : BELOW(malloc)(size);
	live += memory != NULL;
	return memory;
}

void *calloc(size_t number, size_t size) {
	void *memory = fails(MEMORY) ? NULL : BELOW(calloc)(number, size);
	live += memory != NULL;
	return memory;
}

void *realloc(void *old, size_t size) {
	if (fails(MEMORY))
		return NULL;
	void *memory = BELOW(realloc)(old, size);
	live += (memory != NULL) - (old != NULL);
	return memory;
}

void free(void *memory) {
	live -= memory != NULL;
	BELOW(free)(memory);
}

/* Those of a sanitizer would take memory that free() above does not know. */
void *reallocarray(void *old, size_t count, size_t size) {
	if (size && count > SIZE_MAX / size) {
		errno = ENOMEM;
		return NULL;
	}
	return realloc(old, count * size);
}

char *strdup(const char *text) {
	size_t size = strlen(text) + 1;
	char *copy = malloc(size);
	return copy ? memcpy(copy, text, size) : NULL;
}

/* ---- files ---- */

ssize_t read(int file, void *bytes, size_t size) {
	const struct way *way = count(READ);
	if (way && way->error) {
		errno = way->error;
		return -1;
	}
	return BELOW(read)(file, bytes, way && way->partly && size > 1 ? size / 2 : size);
}

ssize_t pread(int file, void *bytes, size_t size, off_t at) {
	const struct way *way = count(READ);
	if (way && way->error) {
		errno = way->error;
		return -1;
	}
	return BELOW(pread)(file, bytes, way && way->partly && size > 1 ? size / 2 : size, at);
}

ssize_t write(int file, const void *bytes, size_t size) {
	const struct way *way = count(WRITE);
	if (way && way->error) {
		errno = way->error;
		return -1;
	}
	return BELOW(write)(file, bytes, way && way->partly && size > 1 ? size / 2 : size);
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t at) {
	const struct way *way = count(WRITE);
	if (way && way->error) {
		errno = way->error;
		return -1;
	}
	return BELOW(pwrite)(file, bytes, way && way->partly && size > 1 ? size / 2 : size, at);
}

int ftruncate(int file, off_t size) {
	return fails(WRITE) ? -1 : BELOW(ftruncate)(file, size);
}

int fallocate(int file, int mode, off_t offset, off_t size) {
	return fails(WRITE) ? -1 : BELOW(fallocate)(file, mode, offset, size);
}

/* The descriptor is free again whether that failed or not, as in Linux. */
int close(int file) {
	bool failed = fails(CLOSE);
	int error = errno, result = BELOW(close)(file);
	if (failed)
		errno = error;
	return failed ? -1 : result;
}

int rename(const char *from, const char *to) {
	return fails(RENAME) ? -1 : BELOW(rename)(from, to);
}

int link(const char *from, const char *to) {
	return fails(RENAME) ? -1 : BELOW(link)(from, to);
}

/* Where renaming is to fail the file system can't exchange files. */
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
	for (size_t i = 0; i < MOST_FAULTS; i++) {
		if (!faults[i].way || !faults[i].way->error || !(faults[i].way->calls & RENAME))
			continue;
		errno = EINVAL;
		return -1;
	}
	return fails(RENAME) ? -1 : BELOW(renameat2)(from_folder, from, to_folder, to, flags);
}

int open(const char *path, int flags, ...) {
	va_list arguments;
	va_start(arguments, flags);
	mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
	va_end(arguments);
	return fails(OPEN) ? -1 : BELOW(open)(path, flags, mode);
}

int memfd_create(const char *name, unsigned flags) {
	return fails(OPEN) ? -1 : BELOW(memfd_create)(name, flags);
}

int mkostemp(char *path, int flags) {
	return fails(OPEN) ? -1 : BELOW(mkostemp)(path, flags);
}

/* Gives the error rather than setting errno. */
int posix_fallocate(int file, off_t offset, off_t size) {
	return fails(WRITE) ? errno : BELOW(posix_fallocate)(file, offset, size);
}

int unlink(const char *path) {
	fails(REMOVE);
	return BELOW(unlink)(path);
}

FILE *fopen(const char *path, const char *mode) {
	return fails(OPEN) ? NULL : BELOW(fopen)(path, mode);
}

void *mmap(void *at, size_t size, int protection, int flags, int file, off_t offset) {
	return fails(MAP) ? MAP_FAILED : BELOW(mmap)(at, size, protection, flags, file, offset);
}

int fstat(int file, struct stat *status) {
	return fails(STATUS) ? -1 : BELOW(fstat)(file, status);
}

int stat(const char *restrict path, struct stat *restrict status) {
	return fails(STATUS) ? -1 : BELOW(stat)(path, status);
}

int fchmod(int file, mode_t mode) {
	return fails(CHANGE) ? -1 : BELOW(fchmod)(file, mode);
}

int fchown(int file, uid_t user, gid_t group) {
	return fails(CHANGE) ? -1 : BELOW(fchown)(file, user, group);
}

int fflush(FILE *file) {
	return fails(FLUSH) ? EOF : BELOW(fflush)(file);
}

/* started.c: preloaded, makes a program wait before its main function, and run that as often as it is asked to.
 *
 * A request on descriptor REQUESTS is one packet of texts, each with a NUL at its end: the folder to run in, the
 * seconds of processor time, the bytes of memory (0: all there are), the files for standard output and standard error, and
 * the arguments. The answers on the same descriptor are two packets: the process, and its wait status. See started.py. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { REQUESTS = 3, MOST_BYTES = 64 * 1024, MOST_TEXTS = 256, FIRST_ARGUMENT = 5 };

typedef int main_function(int, char **, char **);

static main_function *program;

static void limit(int resource, rlim_t most, rlim_t hard) {
	struct rlimit limits = {most, hard};
	if (setrlimit(resource, &limits) != 0)
		_exit(127);
}

static void direct(int descriptor, const char *path, int flags) {
	int file = open(path, flags, 0644);
	if (file < 0 || dup2(file, descriptor) < 0)
		_exit(127);
	close(file);
}

static void run(int count, char **texts, char **environment) {
	rlim_t seconds = strtoull(texts[1], NULL, 10), bytes = strtoull(texts[2], NULL, 10);
	close(REQUESTS);
	if (chdir(texts[0]) != 0)
		_exit(127);
	direct(0, "/dev/null", O_RDONLY);
	direct(1, texts[3], O_WRONLY | O_CREAT | O_TRUNC);
	direct(2, texts[4], O_WRONLY | O_CREAT | O_TRUNC);
	limit(RLIMIT_CPU, seconds, seconds + 1);
	if (bytes)
		limit(RLIMIT_AS, bytes, bytes);
	texts[count] = NULL;
	exit(program(count - FIRST_ARGUMENT, texts + FIRST_ARGUMENT, environment));
}

static int split(char *bytes, size_t size, char **texts) {
	int count = 0;
	for (char *at = bytes; at < bytes + size && count < MOST_TEXTS; at += strlen(at) + 1)
		texts[count++] = at;
	return count;
}

static int serve(int argc, char **argv, char **environment) {
	static char bytes[MOST_BYTES + 1];
	static char *texts[MOST_TEXTS + 1];
	ssize_t size;
	(void)argc;
	(void)argv;
	while ((size = recv(REQUESTS, bytes, MOST_BYTES, 0)) > 0) {
		int count = split(bytes, (size_t)size, texts), status;
		int32_t child = fork();
		if (child == 0)
			run(count, texts, environment);
		if (send(REQUESTS, &child, sizeof child, 0) < 0 || child < 0 || waitpid(child, &status, 0) < 0)
			return 1;
		int32_t answer = status;
		if (send(REQUESTS, &answer, sizeof answer, 0) < 0)
			return 1;
	}
	return 0;
}

/* What the C library calls to begin a program. */
int __libc_start_main(main_function *main, int argc, char **argv, main_function *init, void (*fini)(void),
                      void (*rtld_fini)(void), void *stack_end) {
	int (*next)(main_function *, int, char **, main_function *, void (*)(void), void (*)(void), void *);
	*(void **)&next = dlsym(RTLD_NEXT, "__libc_start_main");
	program = main;
	unsetenv("LD_PRELOAD");
	return next(serve, argc, argv, init, fini, rtld_fini, stack_end);
}

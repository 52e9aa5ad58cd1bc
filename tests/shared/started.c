/* started.c: preloaded, makes a program wait before its main function, and run that as often as it is asked to.
 *
 * It says that it waits by a first answer on descriptor REQUESTS. A request there is one packet of texts, each with a NUL at
 * its end: the folder to run in, the seconds of processor time and the bytes of memory (0: all there are), how many settings
 * of the environment follow, these as NAME=VALUE, and the arguments; with it come the descriptors of standard input, output
 * and error. The answers are two packets: the process, and its wait status. See started.py. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { REQUESTS = 3, MOST_BYTES = 64 * 1024, MOST_TEXTS = 1024, STREAMS = 3 };

/* The texts of a request. */
enum { FOLDER, SECONDS, BYTES, SETTINGS, FIRST_SETTING };

struct request {
	char bytes[MOST_BYTES + 1]; /* with a NUL at the end */
	ssize_t size;
	int streams[STREAMS];
};

typedef int main_function(int, char **, char **);

static main_function *program;

static struct rlimit limits(const char *most, rlim_t more) {
	rlim_t number = strtoull(most, NULL, 10);
	return (struct rlimit){number, number + more};
}

/* The arguments follow the settings. */
static char **set_environment(char **texts, int count) {
	int settings = atoi(texts[SETTINGS]);
	char **at = texts + FIRST_SETTING;
	if (settings < 0 || settings >= count - FIRST_SETTING)
		_exit(127);
	for (; settings; settings--)
		if (putenv(*at++) != 0)
			_exit(127);
	return at;
}

static void run(const struct request *request, char **texts, int count) {
	for (int i = 0; i < STREAMS; i++)
		if (dup2(request->streams[i], i) < 0)
			_exit(127);
	for (int i = 0; i < STREAMS; i++)
		close(request->streams[i]);
	close(REQUESTS);
	if (chdir(texts[FOLDER]) != 0)
		_exit(127);
	struct rlimit seconds = limits(texts[SECONDS], 1), bytes = limits(texts[BYTES], 0);
	if ((seconds.rlim_cur && setrlimit(RLIMIT_CPU, &seconds) != 0) ||
	    (bytes.rlim_cur && setrlimit(RLIMIT_AS, &bytes) != 0))
		_exit(127);
	char **arguments = set_environment(texts, count);
	texts[count] = NULL;
	exit(program((int)(texts + count - arguments), arguments, environ));
}

static int split(struct request *request, char **texts) {
	int count = 0;
	for (char *at = request->bytes; at < request->bytes + request->size && count < MOST_TEXTS; at += strlen(at) + 1)
		texts[count++] = at;
	return count;
}

static bool receive(struct request *request) {
	char control[CMSG_SPACE(sizeof request->streams)];
	struct iovec bytes = {request->bytes, MOST_BYTES};
	struct msghdr message = {
	    .msg_iov = &bytes, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
	request->size = recvmsg(REQUESTS, &message, 0);
	struct cmsghdr *streams = CMSG_FIRSTHDR(&message);
	if (request->size <= 0 || !streams || streams->cmsg_len != CMSG_LEN(sizeof request->streams))
		return false;
	memcpy(request->streams, CMSG_DATA(streams), sizeof request->streams);
	return true;
}

static bool answer(int32_t number) {
	return send(REQUESTS, &number, sizeof number, 0) == sizeof number;
}

static int serve(int argc, char **argv, char **environment) {
	static struct request request;
	static char *texts[MOST_TEXTS + 1];
	(void)argc;
	(void)argv;
	(void)environment;
	bool goes_on = answer(0);
	while (goes_on && receive(&request)) {
		int count = split(&request, texts), status = 0;
		pid_t child = fork();
		if (child == 0)
			run(&request, texts, count);
		for (int i = 0; i < STREAMS; i++)
			close(request.streams[i]);
		goes_on = answer(child) && waitpid(child, &status, 0) == child && answer(status);
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

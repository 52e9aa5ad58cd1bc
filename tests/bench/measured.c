/* measured.c COMMAND [ARGUMENT...]: runs a program and prints its seconds of wall-clock time and of processor time and
 * its peak of resident bytes.
 *
 * Linux counts what a program had before it became another one: the peak of a small program that a large one starts is
 * that of the large one. This one is small. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds_of(struct timeval time) {
	return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

static double now(void) {
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void become(char **command) {
	execvp(command[0], command);
	perror(command[0]);
	_exit(127);
}

int main(int count, char **words) {
	struct rusage usage;
	int status;
	double started = now();
	pid_t process = count > 1 ? fork() : -1;
	if (process == 0)
		become(words + 1);
	if (process < 0 || wait4(process, &status, 0, &usage) < 0)
		return EXIT_FAILURE;
	printf("%.6f %.6f %ld\n", now() - started, seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime),
	       usage.ru_maxrss * 1024);
	return WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_FAILURE;
}

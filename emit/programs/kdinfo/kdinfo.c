/* kdinfo.c: the program that shows what is in code objects: reads the command line, does what it says. */
#include "options.h"
#include "programs/shared/messages.h"

static int out_of_memory(struct arena *arena) {
	complain("out of memory");
	arena_free(arena);
	return STATUS_UNREAD;
}

static int run(struct arena *arena, int argc, char **argv) {
	struct options options;
	bool unread = false;
	options_read(&options, arena, argc, argv);
	options.unread = &unread;
	int status = options.action ? options.action(arena, &options) : STATUS_WRONG_USAGE;
	return unread && status < STATUS_UNREAD ? STATUS_UNREAD : status;
}

int main(int argc, char **argv) {
	if (!messages_begin("kdinfo"))
		return STATUS_FAILED;
	struct arena *arena = arena_new();
	if (!arena)
		return out_of_memory(NULL);
	if (setjmp(*arena_escape(arena)))
		return out_of_memory(arena);
	int status = run(arena, argc, argv);
	arena_free(arena);
	return status;
}

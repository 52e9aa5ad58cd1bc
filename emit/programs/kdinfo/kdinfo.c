/* kdinfo.c: the program that shows what is in code objects: reads the command line, does what it says. */
#include "options.h"
#include "programs/shared/messages.h"

static int out_of_memory(struct arena *arena) {
	complain("out of memory");
	arena_free(arena);
	return STATUS_WRONG_INPUT;
}

int main(int argc, char **argv) {
	struct options options;
	if (!messages_begin())
		return STATUS_WRONG_INPUT;
	struct arena *arena = arena_new();
	if (!arena)
		return out_of_memory(NULL);
	if (setjmp(*arena_escape(arena)))
		return out_of_memory(arena);
	options_read(&options, arena, argc, argv);
	int status = options.action ? options.action(arena, &options) : STATUS_WRONG_USAGE;
	arena_free(arena);
	return status;
}

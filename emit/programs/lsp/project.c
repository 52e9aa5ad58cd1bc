/* project.c: see project.h. */
#include "project.h"

#include <string.h>
#include <sys/stat.h>

#include "programs/kdasm/options.h"
#include "programs/kdasm/targets.h"

enum { MOST_LEVELS = 64 };

const char *project_path(struct arena *arena, const struct project *project, const char *name) {
	if (!name || name[0] == '<')
		return NULL;
	if (name[0] == '/' || !project->folder)
		return name[0] == '/' ? name : NULL;
	while (strncmp(name, "./", 2) == 0)
		name += 2;
	const char *folder = project->folder;
	for (; strncmp(name, "../", 3) == 0 && strrchr(folder, '/'); name += 3)
		folder = arena_copy(arena, folder, (size_t)(strrchr(folder, '/') - folder));
	return arena_printf(arena, "%s/%s", folder, name);
}

static const char *folder_of(struct arena *arena, const char *path) {
	const char *slash = path ? strrchr(path, '/') : NULL;
	if (!slash)
		return NULL;
	return slash == path ? "/" : arena_copy(arena, path, (size_t)(slash - path));
}

/* ---- words of a command line ---- */

static void add_words(struct arena *arena, struct words *words, const json_t *list) {
	size_t index;
	json_t *word;
	json_array_foreach(list, index, word) {
		if (json_is_string(word))
			*list_add(arena, words) = arena_copy_text(arena, json_string_value(word));
	}
}

static struct words first_words(struct arena *arena) {
	struct words words = {0};
	*list_add(arena, &words) = "kdasm";
	*list_add(arena, &words) = "-Wall";
	return words;
}

/* Adds a word, or those of a response file; kdasm would wait for what comes through a pipe. Gives what is wrong with
 * it; NULL: nothing. */
static const char *expand(struct server *server, struct arena *arena, const char *word, struct words *words) {
	const char *name = word[0] == '@' ? word + 1 : "";
	const struct project named = {.folder = words->folder};
	const char *path = *name ? project_path(arena, &named, name) : NULL;
	struct stat status;
	if (!*name) {
		*list_add(arena, words) = word;
		return NULL;
	}
	if (!path || stat(path, &status) != 0)
		return arena_printf(arena, "there is no file '%s'", name);
	if (!S_ISREG(status.st_mode))
		return arena_printf(arena, "'%s' is no regular file: give its words instead", word);
	return response_expand(arena, word, words) ? NULL : arena_copy_text(arena, server->said);
}

static struct options *read_options(struct server *server, struct arena *arena, const struct words *words) {
	struct options *options = arena_zeroed(arena, 1, sizeof *options);
	char **argv = arena_zeroed(arena, words->count + 1, sizeof *argv);
	for (size_t i = 0; i < words->count; i++)
		argv[i] = arena_copy_text(arena, words->items[i]);
	server->said = NULL;
	options_read(options, arena, (int)words->count, argv);
	return options;
}

/* What a command line says. Gives what is wrong with it; NULL: nothing. */
static const char *read_words(struct server *server, struct arena *arena, const struct words *words,
                              struct project *project) {
	struct words expanded = {.folder = project->folder};
	server->said = NULL;
	for (size_t i = 0; i < words->count; i++) {
		const char *wrong = expand(server, arena, words->items[i], &expanded);
		if (wrong)
			return wrong;
	}
	const struct options *options = read_options(server, arena, &expanded);
	bool is_bundle = options->bundle && options->targets.count;
	bool is_sound = !is_bundle || targets_check(arena, options);
	if (!is_sound && server->said && strcmp(server->said, arena_no_memory) == 0)
		arena_out_of_memory(server->arena);
	if (options->action != ACTION_ASSEMBLE || !is_sound)
		return server->said ? arena_copy_text(arena, server->said)
		                    : "this assembles nothing: give options of an assembly";
	struct kd_symbol_definition *symbols = arena_zeroed(arena, options->definitions.count, sizeof *symbols);
	for (size_t i = 0; i < options->definitions.count; i++)
		symbols[i] = options->definitions.items[i].symbol;
	project->several = is_bundle && options->targets.count > 1 ? options : NULL;
	project->assembly = options->assembly;
	project->assembly.output = KD_OUTPUT_OBJECT;
	project->assembly.symbols = symbols;
	project->assembly.symbol_count = options->definitions.count;
	return NULL;
}

/* ---- files ---- */

/* The entry of a file, which may be a new one. */
static struct project_file *entry_of(struct server *server, const char *path) {
	for (size_t i = 0; i < server->project_files.count; i++)
		if (strcmp(server->project_files.items[i].path, path) == 0)
			return &server->project_files.items[i];
	char *kept = arena_copy_text(server->arena, path);
	struct project_file *file = list_add(server->arena, &server->project_files);
	file->path = kept;
	return file;
}

static void read_entry(struct server *server, struct project_file *file) {
	json_error_t error;
	json_decref(file->json);
	file->json = NULL;
	file->mistake = NULL;
	file->json = json_load_file(file->path, 0, &error);
	if (!file->json)
		file->mistake = arena_printf(server->arena, "%s:%d: %s", file->path, error.line, error.text);
}

/* Read anew when it has changed: compile_commands.json may be large. NULL: it is not there, or has a mistake. */
static const json_t *load(struct server *server, const char *path, const char **mistake) {
	struct stat status;
	if (stat(path, &status) != 0 || !S_ISREG(status.st_mode))
		return NULL;
	struct project_file *file = entry_of(server, path);
	if (file->modified.tv_sec != status.st_mtim.tv_sec || file->modified.tv_nsec != status.st_mtim.tv_nsec)
		read_entry(server, file);
	file->modified = status.st_mtim;
	*mistake = file->mistake;
	return file->json;
}

void project_forget(struct server *server) {
	for (size_t i = 0; i < server->project_files.count; i++)
		json_decref(server->project_files.items[i].json);
	server->project_files.count = 0;
}

/* {"options": [...], "files": {"name.s": [...]}} */
static bool take_kdasm(struct server *server, struct arena *arena, const struct document *document, const char *folder,
                       struct project *project) {
	const char *path = arena_printf(arena, "%s/kdasm.json", folder);
	const json_t *json = load(server, path, &project->mistake);
	if (!json)
		return project->mistake != NULL;
	struct words words = first_words(arena);
	const char *name = document->path + strlen(folder);
	project->folder = folder;
	project->file = path;
	add_words(arena, &words, json_object_get(json, "options"));
	add_words(arena, &words, json_object_get(json_object_get(json, "files"), name + (*name == '/')));
	const char *wrong = read_words(server, arena, &words, project);
	if (wrong)
		project->mistake = arena_printf(arena, "%s: %s", path, wrong);
	return true;
}

static bool is_command_of(struct arena *arena, const json_t *entry, const struct document *document,
                          struct project *project) {
	const char *folder = json_string_value(json_object_get(entry, "directory"));
	const char *file = json_string_value(json_object_get(entry, "file"));
	if (!folder || !file)
		return false;
	const struct project named = {.folder = folder};
	const char *path = project_path(arena, &named, file);
	if (!path || strcmp(path, document->path) != 0)
		return false;
	project->folder = arena_copy_text(arena, folder);
	return true;
}

/* Gives what is wrong with it; NULL: nothing. */
static const char *take_command(struct server *server, struct arena *arena, const json_t *entry,
                                struct project *project) {
	const json_t *arguments = json_object_get(entry, "arguments");
	const char *command = json_string_value(json_object_get(entry, "command"));
	struct words given = {0}, words = first_words(arena);
	if (command)
		response_split(arena, arena_copy_text(arena, command), strlen(command), &given);
	add_words(arena, &given, arguments);
	for (size_t i = 1; i < given.count; i++) /* the first one is the program */
		*list_add(arena, &words) = given.items[i];
	project->is_commanded = true;
	return read_words(server, arena, &words, project);
}

static bool take_commands(struct server *server, struct arena *arena, const struct document *document,
                          const char *folder, struct project *project) {
	const char *path = arena_printf(arena, "%s/compile_commands.json", folder);
	const json_t *json = load(server, path, &project->mistake), *entry;
	size_t index;
	if (!json)
		return project->mistake != NULL;
	json_array_foreach(json, index, entry) {
		if (!is_command_of(arena, entry, document, project))
			continue;
		project->file = path;
		const char *wrong = take_command(server, arena, entry, project);
		if (wrong)
			project->mistake = arena_printf(arena, "%s: the command of this file does not run kdasm: %s", path, wrong);
		return true;
	}
	return false;
}

/* Those in folders further up count for all below. */
static bool take_files(struct server *server, struct arena *arena, const struct document *document,
                       struct project *project) {
	const char *folder = folder_of(arena, document->path);
	for (unsigned i = 0; folder && i < MOST_LEVELS; i++) {
		if (take_kdasm(server, arena, document, folder, project) ||
		    take_commands(server, arena, document, folder, project))
			return true;
		if (strcmp(folder, "/") == 0 || (server->folder && strcmp(folder, server->folder) == 0))
			break;
		folder = folder_of(arena, folder);
	}
	return false;
}

static void take_settings(struct server *server, struct arena *arena, struct project *project) {
	struct words words = first_words(arena);
	const char *processor = json_string_value(json_object_get(server->settings, "processor"));
	if (processor && *processor)
		*list_add(arena, &words) = arena_printf(arena, "-mcpu=%s", processor);
	add_words(arena, &words, json_object_get(server->settings, "options"));
	const char *wrong = read_words(server, arena, &words, project);
	if (wrong)
		project->mistake = arena_printf(arena, "the client's settings kdasm.processor and kdasm.options: %s", wrong);
}

struct project project_of(struct server *server, struct arena *arena, const struct document *document,
                          bool has_target) {
	struct project project = {.folder = folder_of(arena, document->path)};
	project.folder = project.folder ? project.folder : arena_copy_text(arena, server->folder);
	struct words none = first_words(arena);
	const char *folder = project.folder;
	if (!take_files(server, arena, document, &project))
		take_settings(server, arena, &project);
	if (project.mistake && read_words(server, arena, &none, &project))
		project.assembly = (struct kd_options){0};
	project.folder = project.folder ? project.folder : folder;
	project.assembly.file_name = document->path ? document->path : document->uri;
	if (has_target && !project.is_commanded) {
		project.assembly.processor = NULL;
		project.several = NULL;
	}
	return project;
}

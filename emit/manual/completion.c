/* completion.c: makes the file from which a shell completes the words after a program.
 *
 *     PROGRAM --help=all | completion bash|zsh|fish PROGRAM
 *
 * The options are those of --help=all, which the program prints from its own rows; what follows them comes from the
 * rows of processors and checks. */
#include <kdasm/checks.h>
#include <kdasm/target.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_OPTIONS = 512, LINE_SIZE = 1024 };

/* An option as --help=all shows it: "  -name=value  help", "  -n value  help" or "  -l, --name=value  help"; a value
 * that may be left out is "[=value]", and one that follows without a sign "<value>", which is not completed. */
struct option {
	char letter; /* 0: none */
	bool two_dashes;
	bool may_lack_value;
	const char *name;
	const char *value; /* what --help=all calls it; NULL: takes none */
	char *help;
};

static struct option options[MAX_OPTIONS];
static size_t option_count;
static const char *program;
static bool takes_files; /* besides options */

/* ---- reading --help=all ---- */

static char *copy(const char *text, size_t length) {
	char *made = strndup(text, length);
	if (!made) {
		perror("completion");
		exit(EXIT_FAILURE);
	}
	return made;
}

static bool has_one_blank(const char *at) {
	return at[0] == ' ' && at[1] != ' ';
}

/* Between an option, with its value, and its help are two blanks at least. */
static bool is_sentence(const char *line) {
	line += strcspn(line, " \n");
	if (has_one_blank(line))
		line += 1 + strcspn(line + 1, " \n");
	return has_one_blank(line);
}

static void add_option(const char *line) {
	struct option *option = &options[option_count];
	if (strncmp(line + 2, ", --", 4) == 0) {
		option->letter = line[1];
		line += 4;
	}
	option->two_dashes = line[1] == '-';
	line += 1 + option->two_dashes;
	size_t length = strcspn(line, " =[<");
	if (!length || line[0] == '#' || is_sentence(line) || option_count + 1 == MAX_OPTIONS)
		return;
	option_count++;
	option->name = copy(line, length);
	line += length;
	option->may_lack_value = strncmp(line, "[=", 2) == 0;
	line += option->may_lack_value + (line[option->may_lack_value] == '=' || has_one_blank(line));
	length = strcspn(line, " \n");
	if (length && line[0] != '<')
		option->value = copy(line, length - option->may_lack_value);
	line += length;
	line += strspn(line, " ");
	option->help = copy(line, strcspn(line, "\n"));
}

/* What is too long for a line of --help=all goes on in the next one. */
static void add_help(const char *line) {
	struct option *option = &options[option_count - 1];
	char text[2 * LINE_SIZE];
	line += strspn(line, " ");
	int length =
	    snprintf(text, sizeof text, "%s%s%.*s", option->help, *option->help ? " " : "", (int)strcspn(line, "\n"), line);
	free(option->help);
	option->help = copy(text, (size_t)length);
}

static void read_help(FILE *help) {
	char line[LINE_SIZE];
	while (fgets(line, sizeof line, help)) {
		if (strncmp(line, "usage:", 6) == 0)
			takes_files = strstr(line, "file") != NULL;
		else if (strncmp(line, "  -", 3) == 0)
			add_option(line + 2);
		else if (strncmp(line, "   ", 3) == 0 && option_count)
			add_help(line);
	}
}

/* ---- what may follow an option ---- */

static void print_processors(const char *prefix) {
	const struct kd_processor *processor;
	for (size_t i = 0; (processor = kd_processor_at(i)) != NULL; i++)
		printf("%s%s", i ? " " : prefix, processor->name);
}

/* All of the words that -W takes. */
static void print_checks(const char *prefix) {
	static const char *const forms[] = {"", "no-", "error=", "no-error="};
	const struct kd_check_row *row;
	printf("%sall no-all error no-error", prefix);
	for (size_t form = 0; form < sizeof forms / sizeof *forms; form++)
		for (size_t i = 0; (row = kd_check_at(i)) != NULL; i++)
			printf(" %s%s", forms[form], row->name);
}

static const char *value_of(const struct option *option) {
	return option->value ? option->value : "";
}

static bool is_targets(const struct option *option) {
	return strncmp(value_of(option), "target,", 7) == 0 || strcmp(value_of(option), "targets") == 0;
}

static bool is_columns(const struct option *option) {
	return strcmp(value_of(option), "columns") == 0;
}

/* Whether several of the words may follow, with commas between. */
static bool is_list(const struct option *option) {
	return is_targets(option) || is_columns(option);
}

static void print_columns(const char *prefix) {
	static const char *const names[] = {
#define COLUMN(id, name, title, kind, shown, worse, known, value, help) name,
#include "programs/kdinfo/columns.def"
	};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		printf("%s%s", i ? " " : prefix, names[i]);
}

/* Words that a value is one of, with a blank between; false and nothing if there are no such words. */
static bool print_words(const struct option *option, const char *prefix) {
	const char *value = value_of(option);
	if (strncmp(value, "processor", 9) == 0 || is_targets(option)) {
		print_processors(prefix);
	} else if (is_columns(option)) {
		print_columns(prefix);
	} else if (strncmp(value, "[no-]", 5) == 0) {
		print_checks(prefix);
	} else if (strcmp(value, "when") == 0) {
		printf("%sauto always never", prefix);
	} else if (strchr(value, '|')) {
		printf("%s", prefix);
		for (; *value; value++)
			putchar(*value == '|' ? ' ' : *value);
	} else {
		return false;
	}
	return true;
}

static bool is_file(const struct option *option) {
	return option->value && (strcmp(option->value, "file") == 0 || strcmp(option->value, "script") == 0);
}

static bool is_folder(const struct option *option) {
	return option->value && strcmp(option->value, "folder") == 0;
}

static const char *dashes(const struct option *option) {
	return option->two_dashes ? "--" : "-";
}

/* Text between the quotes of a shell; in zsh, brackets and colons end a description. */
static void print_quoted(const char *text, const char *special) {
	for (; *text; text++) {
		if (*text == '\'')
			printf("'\\''");
		else
			printf(strchr(special, *text) ? "\\%c" : "%c", *text);
	}
}

/* ---- bash ---- */

static void print_bash_case(const struct option *option) {
	printf("\t%s", option->name);
	if (option->letter)
		printf(" | %c", option->letter);
	if (is_folder(option))
		printf(") kind=-d ;;\n");
	else if (print_words(option, is_list(option) ? ") kind=-W list=, words='" : ") kind=-W words='"))
		printf("' ;;\n");
	else if (is_file(option))
		printf(") kind=-f ;;\n");
	else
		printf(") kind=-W ;;\n");
}

static void print_bash(void) {
	printf("# What bash completes after %s. Made by emit/manual/completion.c.\n"
	       "_%s() {\n"
	       "\tlocal line=${COMP_LINE:0:COMP_POINT} word option= value= kind= words= list= joined= dashes=%s\n"
	       "\tword=${line##*[[:space:]]}\n"
	       "\tif [[ $word == -*=* ]]; then\n"
	       "\t\toption=${word%%%%=*} value=${word#*=}\n"
	       "\telif [[ $word == -W?* ]]; then\n"
	       "\t\toption=W value=${word#-W} joined=-W\n"
	       "\telse\n"
	       "\t\tline=${line%%\"$word\"}\n"
	       "\t\tline=${line%%\"${line##*[![:space:]]}\"}\n"
	       "\t\toption=${line##*[[:space:]]} value=$word\n"
	       "\t\t[[ $option == -* && $word != -* ]] || option=\n"
	       "\tfi\n"
	       "\toption=${option#-}\n"
	       "\tcase ${option#-} in\n",
	       program, program, dashes(&options[0]));
	for (size_t i = 0; i < option_count; i++)
		if (options[i].value && !options[i].may_lack_value)
			print_bash_case(&options[i]);
	/* A colon ends a word of bash, a comma does not. */
	printf("\tesac\n"
	       "\tif [[ $list && $value == *,* ]]; then\n"
	       "\t\tjoined=${value%%,*}, value=${value##*,}\n"
	       "\t\tjoined=${joined##*:}\n"
	       "\tfi\n"
	       "\tif [[ $kind == -W ]]; then\n"
	       "\t\tmapfile -t COMPREPLY < <(compgen -P \"$joined\" -W \"$words\" -- \"$value\")\n"
	       "\telif [[ -z $kind && $word == -* ]]; then\n"
	       "\t\t[[ $word == --* ]] && dashes=--\n"
	       "\t\tword=${word#-} word=${word#-}\n"
	       "\t\tmapfile -t COMPREPLY < <(compgen -P \"$dashes\" -W '");
	for (size_t i = 0; i < option_count; i++)
		printf("%s%s%s", i ? " " : "", options[i].name,
		       options[i].value && !options[i].may_lack_value && options[i].name[1] ? "=" : "");
	printf("' -- \"$word\")\n"
	       "\t\t[[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null\n"
	       "\telse\n"
	       "\t\tmapfile -t COMPREPLY < <(compgen \"${kind:-%s}\" -- \"$value\")\n"
	       "\t\tcompopt -o filenames 2>/dev/null\n"
	       "\tfi\n"
	       "}\n"
	       "complete -F _%s %s\n",
	       takes_files ? "-f" : "-W ", program, program);
}

/* ---- zsh ---- */

/* Beside a name whose value may be left out, the letter has none. */
static void print_zsh_letter(const struct option *option) {
	printf("'*-%c[", option->letter);
	print_quoted(option->help, "[]:\\");
	printf("]' \\\n\t");
}

static void print_zsh_option(const struct option *option) {
	const char *joined = !option->value ? "" : option->name[1] ? "=" : "+";
	printf(" \\\n\t");
	if (option->letter && option->may_lack_value)
		print_zsh_letter(option);
	if (option->letter && !option->may_lack_value)
		printf("'*'{-%c%s,--%s%s}'[", option->letter, option->value ? "+" : "", option->name, joined);
	else if (!option->two_dashes && option->name[1])
		printf("{$one,$two}'%s%s[", option->name, option->may_lack_value ? "=-" : joined);
	else
		printf("'*%s%s%s[", dashes(option), option->name, option->may_lack_value ? "=-" : joined);
	print_quoted(option->help, "[]:\\");
	printf("]");
	if (option->value) {
		printf(option->may_lack_value ? "::" : ":");
		print_quoted(option->value, "[]:\\");
		if (is_folder(option))
			printf(":_files -/");
		else if (is_file(option))
			printf(":_files");
		else if (print_words(option, is_list(option) ? ":_sequence compadd - " : ":("))
			printf(is_list(option) ? "" : ")");
		else
			printf(": ");
	}
	printf("'");
}

static void print_zsh(void) {
	printf("#compdef %s\n# What zsh completes after %s. Made by emit/manual/completion.c.\n", program, program);
	/* Such options take one dash or two. What ! begins is known, but not offered. */
	if (!options[0].two_dashes)
		printf("local one='*-' two='!*--'\n[[ $PREFIX != --* ]] || one='!*-' two='*--'\n");
	printf("_arguments");
	for (size_t i = 0; i < option_count; i++)
		print_zsh_option(&options[i]);
	printf(takes_files ? " \\\n\t'*:file:_files'\n" : "\n");
}

/* ---- fish ---- */

static void print_fish_option(const struct option *option) {
	char list[64];
	snprintf(list, sizeof list, " -x -a '(_%s_list ", program);
	printf("complete -c %s", program);
	if (!option->name[1])
		printf(" -s %s", option->name);
	else if (option->two_dashes)
		printf(" -l %s", option->name);
	else /* the program takes both; fish wants to know */
		printf(" -o %s -l %s", option->name, option->name);
	if (option->letter)
		printf(" -s %c", option->letter);
	if (is_folder(option))
		printf(" -x -a '(__fish_complete_directories)'");
	else if (print_words(option, is_list(option) ? list : " -x -a '"))
		printf(is_list(option) ? ")'" : "'");
	else if (is_file(option))
		printf(" -r -F");
	else if (option->value && !option->may_lack_value)
		printf(" -x");
	printf(" -d '");
	print_quoted(option->help, "\\");
	printf("'\n");
}

static void print_fish(void) {
	printf("# What fish completes after %s. Made by emit/manual/completion.c.\n"
	       "function _%s_list # the words after those that are there, and a comma\n"
	       "\tset -l given (commandline -ct | string replace -r -- '^--?[^=]*=' '')\n"
	       "\tset -l before (string match -r -- '^.*,' $given)\n"
	       "\tprintf '%%s\\n' \"$before\"$argv\n"
	       "end\n",
	       program, program);
	if (!takes_files)
		printf("complete -c %s -f\n", program);
	for (size_t i = 0; i < option_count; i++)
		print_fish_option(&options[i]);
}

int main(int argc, char **argv) {
	static const struct shell {
		const char *name;
		void (*print)(void);
	} shells[] = {{"bash", print_bash}, {"zsh", print_zsh}, {"fish", print_fish}};
	for (size_t i = 0; argc == 3 && i < sizeof shells / sizeof *shells; i++) {
		if (strcmp(argv[1], shells[i].name) != 0)
			continue;
		program = argv[2];
		read_help(stdin);
		shells[i].print();
		return option_count && fflush(stdout) == 0 && !ferror(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
	}
	fprintf(stderr, "usage: PROGRAM --help=all | completion bash|zsh|fish PROGRAM\n");
	return EXIT_FAILURE;
}

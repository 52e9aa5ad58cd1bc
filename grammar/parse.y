/* parse.y: the grammar of statements; an expression is one token. Each action is one call. */

%define api.pure full
%define api.prefix {parse_}
%define api.location.type {struct span}
%define parse.error custom
%locations
%initial-action { (void)yynerrs; } /* bison counts mistakes, as we do ourselves */
%expect 0
%param {void *scanner}
%parse-param {struct reader *reader}

%code requires {
#include "instruction/instruction.h"
#include "reader/reader.h"
}

%code {
#include "actions/actions.h"
#include "expression_token.h"
#include "preprocess/empty_lines.h"
#include "preprocess/conditions.h"
#include "preprocess/macros.h"
#include "preprocess/message_directives.h"
#include "statement_end.h"
#include "syntax_error.h"
#include "preprocess/texts.h"
#include "tokens.h"

/* What an action is given with its place; a pointer to it if it may be missing. */
#define OPERAND(value, at) ((struct operand){value, at})
#define NAMED(name, at)    ((struct named){name, at})
#define QUOTED(text, at)   ((struct quoted){text, at})

#define YYLLOC_DEFAULT(result, symbols, count)                                                \
	((result).start = (count) ? YYRHSLOC(symbols, 1).start : YYRHSLOC(symbols, 0).end,        \
	 (result).end = YYRHSLOC(symbols, count).end)

/* The parser's stacks live in the arena; deeper nesting than this is refused. */
#define YYMAXDEPTH 20000
#define YYSTACK_ALLOC(size) arena_alloc(reader->arena, (size))

_Static_assert(sizeof(PARSE_STYPE) <= 2 * sizeof(uint64_t), "semantic values are copied all the time");

/* The scanner's tokens; but where the parser's state, a number of bison's tables, takes an expression, that is read as
 * one token. */
#define parse_lex(value, at, scanner) read_token(reader, yystate, (value), (at))
static int read_token(struct reader *reader, int state, PARSE_STYPE *value, struct span *at);
static void parse_error(struct span *span, void *scanner, struct reader *reader, const char *message);

/* Where a statement may begin: the parser goes on with the next one that is not whole. */
#define READ_ON (yychar = next_token(reader, yychar, &yylval, &yylloc))
static int next_token(struct reader *reader, int token, PARSE_STYPE *value, struct span *at);
}

/* Copied at each reduction: nothing in it is larger than two words. */
%union {
	struct value value;
	bool shows; /* of a line end: nothing but blanks is before it */
	struct name *name;
	struct text text;
	struct instruction_text instruction;
	struct wide wide;
	struct direction direction;
	const struct directive *directive;
	struct alignment_operands *alignment;
	struct section_operands *section;
	struct file_operands *file;
	struct loc_operands *loc;
	struct register_operand *register_operand;
	struct dwarf_operand *dwarf_operand;
	unsigned bits;
}

%token END 0                "end of file"
%token <shows> EOL          "end of line"
%token BAD                  "invalid token"
%token <name> NAME          "name"
%token <name> AT_NAME       "@name"
%token <name> LABEL         "name with its colon"
%token <text> STRING        "string"
%token <text> SECTION_NAME  "section name"
%token <text> FLAGS         "section flags"
%token MD5 "md5" SOURCE "source" IS_STMT "is_stmt" ISA "isa" DISCRIMINATOR "discriminator" VIEW "view"
%token <value> EXPRESSION   "expression"
%token <value> INTEGER      "number"
%token <wide> WIDE          "long number"
%token <text> REAL          "floating point number"
%token <direction> DIRECTION    "direction label"
%token <instruction> INSTRUCTION "instruction"
%token <instruction> INSTRUCTION_LINE "instruction with its line end"
%token <name> UNKNOWN       "unknown directive"
%token <directive> METADATA      ".amdgpu_metadata"
%token <directive> PLAIN_LINE KERNEL_LINE PLAIN_DATA
%token MORE_DATA
%token <directive> DATA OCTA REALS ASCII BASE64 LEB INCBIN RELOC FILL SPACE ORG FILLED FILLED_REAL RESERVED ALIGN
%token <directive> SET ATTRIBUTE TYPE SIZE COMM LDS SYMVER WEAKREF LTO_DISCARD LTO_SET
%token <directive> SHORT_SECTION SECTION PUSHSECTION POPSECTION PREVIOUS SUBSECTION IDENT IGNORED ADDRSIG ADDRSIG_SYMBOL
%token <directive> CALL_PROFILE NOTE_VERSION
%token <directive> FILE_NAME LOC LOC_LABEL LINE
%token <directive> CFI_SECTIONS CFI_START CFI_END CFI_PLAIN CFI_VALUE CFI_REGISTER CFI_REGISTER_VALUE CFI_REGISTER_PAIR
%token <directive> CFI_ASPACE CFI_ESCAPE CFI_LABEL CFI_RETURN_COLUMN CFI_SIGNAL_FRAME CFI_POINTER
%token <directive> CFI_EXPRESSION CFI_REGISTER_EXPRESSION CFI_SIGNED CFI_REGISTERS CFI_KERNEL CFI_AUGMENTATION
%token <directive> DWARF_BLOCK DWARF_END DWARF_EXTENSIONS DWARF_NUMBER
%token <name> OPERATION     "operation"
%token <name> WAVE_REGISTER "register"
%token <directive> TARGET VERSION KERNEL PAL_NUMBERS WAITS BANKS
%token <directive> IF IF_STRINGS IF_DEFINED ELSEIF ELSE ENDIF
%token <text> IF_BLANK IF_SAME MACRO MACRO_CALL REPEAT_ARGUMENTS REPEAT_BYTES STOP PSEUDO_PROBE RECORD_BLOCK RECORD_LINE
%token <directive> CONDITION_SKIPPED ENDM EXITM PURGEM MACRO_MODE REPEAT INCLUDE MESSAGE PRINT FINISH
%token <directive> VERSION_V2 ISA_V2 ISA_NAME_V2 KERNEL_TYPE CODE_T TEXT_V2
%token IGNORED_KEY          "key without effect"
%token FOREIGN_LINE         "line that belongs outside the block"
%token BLOCK_LEFT           "end of a block without an end directive"
%token FIELD_LINES          "directives with numbers"
%token END_BLOCK            "end of the block"
%token OPERATOR             "operator of two bytes"

/* A line end belongs to the statement before it where that has a use for it. */
%precedence WITHOUT_LINE_END
%precedence EOL

%type <name> name kernel_name
%type <value> optional_fill alignment
%type <text> real_sign type_name section_type_name section_flags part_flags
%type <alignment> align_operands
%type <section> section_operands section_type section_rest flag_words
%type <file> file_operands
%type <loc> loc_numbers loc_operands
%type <bits> cfi_section_names
%type <register_operand> register register_piece register_range register_pieces
%type <dwarf_operand> dwarf_operand cfi_register_expression
%type <directive> cfi_expression

%%

input: statements;

statements:
    %empty                           { READ_ON; }
  | statements statement             { READ_ON; }
  | statements directive EOL         { READ_ON; }
  | statements whole_directive       { READ_ON; }
  ;

statement:
    EOL                              { empty_line(reader, $1); }
  | NAME ':'                         { symbol_label(reader, $1, @1); }
  | INTEGER ':'                      { symbol_local_label(reader, $1, @1); }
  | NAME '=' EXPRESSION EOL          { symbol_set(reader, $1, @1, $3, true, @3); }
  | '.' '=' EXPRESSION EOL           { symbol_set_here(reader, @1, $3, @3); }
  | '.' ':'                          { symbol_label_here(reader, @1); }
  | short_section                    { statement_follows_token(reader); }
  | CALL_PROFILE name ',' name ',' INTEGER EOL
                                     { call_profile(reader, $2, @2, $4, @4, $6); empty_line(reader, $7); }
  | ISA_V2 EOL                       { isa_v2_of_target(reader, @1); empty_line(reader, $2); }
  | version_of_symbol EOL
  | version_of_symbol %prec WITHOUT_LINE_END { if (statement_follows(reader, yychar, yylloc)) yyclearin; }
  | loose_directive                  { if (statement_follows(reader, yychar, yylloc)) yyclearin; }
  | kernel
  | code_t
  | METADATA                         { metadata_block(reader, $1, @1); }
  | INSTRUCTION EOL                  { instruction_line(reader, $1, @1); }
  | UNKNOWN EOL                      { unknown_directive(reader, $1, @1); }
  | IF EXPRESSION EOL                { condition_number(reader, $1, $2, @2); }
  | ELSEIF EXPRESSION EOL            { condition_number(reader, $1, $2, @2); }
  | IF_BLANK EOL                     { condition_blank(reader, $1); }
  | IF_SAME EOL                      { condition_same(reader, $1, @1); }
  | IF_DEFINED name EOL              { condition_defined(reader, $1, $2); }
  | IF_STRINGS
  | CONDITION_SKIPPED EOL
  | ELSE EOL                         { condition_else(reader, @1); }
  | ENDIF EOL                        { condition_end(reader, @1); }
  | MACRO EOL                        { macro_define(reader, $1, @1); }
  | MACRO_CALL                       { macro_call(reader, $1, @1); }
  | PURGEM name EOL                  { macro_forget(reader, $2, @1); }
  | ENDM EOL                         { macro_end(reader, $1, @1); }
  | EXITM EOL                        { macro_exit(reader, @1); }
  | MACRO_MODE EOL                   { macro_mode(reader, $1, @1); }
  | REPEAT EXPRESSION EOL            { repeat(reader, $1, $2, @2); }
  | REPEAT_ARGUMENTS                 { repeat_for_arguments(reader, $1, @1); }
  | REPEAT_BYTES                     { repeat_for_bytes(reader, $1, @1); }
  | MESSAGE EOL                      { message(reader, $1, NULL); }
  | MESSAGE STRING EOL               { message(reader, $1, &$2); }
  | INCLUDE STRING EOL               { text_include(reader, $2, @2, $3); }
  | FINISH EOL                       { text_stop(reader); }
  | operations EOL                   { dwarf_line(reader); }
  | error EOL                        { yyerrok; }
  | error PLAIN_LINE                 { yyerrok; }
  | error KERNEL_LINE                { yyerrok; }
  | error INSTRUCTION_LINE           { yyerrok; }
  ;

/* llvm-mc acts on these operand by operand, and looks for the line end last. */
directive:
    DATA
  | data_items
  | OCTA octa_operands
  | REALS real_operands
  | ASCII ascii_operands
  | BASE64 base64_operands
  | LEB leb_operands
  | ATTRIBUTE
  | ATTRIBUTE attribute_names
  | LTO_DISCARD                                     { lto_discard_begin(reader); }
  | LTO_DISCARD { lto_discard_begin(reader); } discarded_names
  ;

/* Nothing is done of these unless the line is right to its end. */
whole_directive:
    INCBIN STRING EOL                               { incbin(reader, $2, @2, NULL, NULL, @2); }
  | INCBIN STRING ',' EXPRESSION EOL                { incbin(reader, $2, @2, &$4, NULL, @4); }
  | INCBIN STRING ',' EXPRESSION ',' EXPRESSION EOL { incbin(reader, $2, @2, &$4, &$6, @6); }
  | INCBIN STRING ',' ',' EXPRESSION EOL            { incbin(reader, $2, @2, NULL, &$5, @5); }
  | RELOC EXPRESSION ',' NAME EOL                   { reloc(reader, OPERAND($2, @2), NAMED($4, @4), NULL); }
  | RELOC EXPRESSION ',' NAME ',' EXPRESSION EOL    { reloc(reader, OPERAND($2, @2), NAMED($4, @4), &OPERAND($6, @6)); }
  | FILL EXPRESSION EOL                             { fill(reader, OPERAND($2, @2), NULL, NULL); }
  | FILL EXPRESSION ',' EXPRESSION EOL              { fill(reader, OPERAND($2, @2), &OPERAND($4, @4), NULL); }
  | FILL EXPRESSION ',' EXPRESSION ',' EXPRESSION EOL
                                    { fill(reader, OPERAND($2, @2), &OPERAND($4, @4), &OPERAND($6, @6)); }
  | SPACE EXPRESSION optional_fill EOL              { space(reader, $2, @2, $3, @3); }
  | ORG EXPRESSION optional_fill EOL                { org(reader, $2, @2, $3, @3); }
  | FILLED EXPRESSION ',' EXPRESSION EOL            { filled(reader, $1, $2, @2, $4, @4); }
  | FILLED EXPRESSION EOL                           { filled_nothing(reader, $1, $2, @2); }
  | FILLED_REAL EXPRESSION EOL                      { filled_nothing(reader, $1, $2, @2); }
  | FILLED_REAL EXPRESSION ',' real_sign real_number EOL { filled_real(reader, $1, $2, @2, $4, @5); }
  | RESERVED EXPRESSION EOL                         { reserved(reader, $1, $2, @2); }
  | ALIGN EOL                                       { align_nothing(reader, $1, @1); }
  | ALIGN align_operands EOL                        { align(reader, $1, $2); }
  | SET name ',' EXPRESSION EOL                     { symbol_set(reader, $2, @2, $4, $1->argument, @4); }
  | TYPE name type_name EOL                         { symbol_type(reader, $2, @2, $3, @3); }
  | TYPE name ',' type_name EOL                     { symbol_type(reader, $2, @2, $4, @4); }
  | LTO_SET name ',' EXPRESSION EOL                 { lto_set_conditional(reader, $2, $4, @4); }
  | SIZE name ',' EXPRESSION EOL                    { symbol_size(reader, $2, @2, $4); }
  | COMM name ',' EXPRESSION EOL    { comm(reader, $1, NAMED($2, @2), OPERAND($4, @4), NULL); }
  | COMM name ',' EXPRESSION ',' EXPRESSION EOL
                                    { comm(reader, $1, NAMED($2, @2), OPERAND($4, @4), &OPERAND($6, @6)); }
  | LDS name ',' EXPRESSION EOL     { lds(reader, NAMED($2, @2), OPERAND($4, @4), NULL); }
  | LDS name ',' EXPRESSION ',' EXPRESSION EOL
                                    { lds(reader, NAMED($2, @2), OPERAND($4, @4), &OPERAND($6, @6)); }
  | SHORT_SECTION EOL                               { short_section(reader, $1, value_constant(0), @1); }
  | SECTION SECTION_NAME section_operands EOL       { section(reader, $2, @2, $3); }
  | SECTION SECTION_NAME ',' flag_words optional_comma EOL { section(reader, $2, @2, $4); }
  | PUSHSECTION SECTION_NAME section_operands EOL   { pushsection(reader, $2, @2, $3, NULL, @2); }
  | PUSHSECTION SECTION_NAME ',' EXPRESSION EOL     { pushsection(reader, $2, @2, NULL, &$4, @4); }
  | PUSHSECTION SECTION_NAME ',' EXPRESSION ',' part_flags section_type EOL
                                    { pushsection_part(reader, $2, @2, $4, @4, section_flags($7, $6, @6)); }
  | PUSHSECTION SECTION_NAME ',' EXPRESSION ',' flag_words optional_comma EOL
                                                    { pushsection_part(reader, $2, @2, $4, @4, $6); }
  | SUBSECTION EOL                                  { subsection(reader, value_constant(0), @1); }
  | SUBSECTION EXPRESSION EOL                       { subsection(reader, $2, @2); }
  | IDENT STRING EOL                                { ident(reader, $2); }
  | FILE_NAME file_operands EOL                     { file(reader, $2, @1); }
  | LOC loc_operands EOL                            { loc(reader, $2); }
  | LOC_LABEL name EOL                              { loc_label(reader, $2, @2); }
  | LINE EOL
  | LINE INTEGER EOL
  | CFI_SECTIONS EOL                                { cfi_sections(reader, 0); }
  | CFI_SECTIONS cfi_section_names EOL              { cfi_sections(reader, $2); }
  | CFI_START EOL                                   { cfi_start(reader, false, @1); }
  | CFI_START name EOL                              { cfi_start_named(reader, $2, @2, @1); }
  | CFI_END EOL                                     { cfi_end(reader, @1); }
  | CFI_PLAIN EOL                                   { cfi_plain(reader, $1, @1); }
  | CFI_VALUE EXPRESSION EOL                        { cfi_value(reader, $1, @1, $2, @2); }
  | CFI_REGISTER register EOL                       { cfi_register(reader, $1, @1, $2); }
  | CFI_REGISTER_VALUE register ',' EXPRESSION EOL  { cfi_register_value(reader, $1, @1, $2, $4, @4); }
  | CFI_REGISTER_PAIR register ',' register EOL     { cfi_register_pair(reader, $1, @1, $2, $4); }
  | CFI_ASPACE register ',' EXPRESSION ',' EXPRESSION EOL
                                    { cfi_aspace(reader, $1, @1, $2, OPERAND($4, @4), OPERAND($6, @6)); }
  | CFI_LABEL name EOL                              { cfi_label(reader, $1, @1, $2, @2); }
  | CFI_RETURN_COLUMN register EOL                  { cfi_return_column(reader, @1, $2); }
  | CFI_SIGNAL_FRAME EOL                            { cfi_signal_frame(reader, @1); }
  | CFI_POINTER EXPRESSION EOL                      { cfi_no_pointer(reader, $2, @2); }
  | CFI_POINTER EXPRESSION ',' name EOL
                                    { cfi_pointer(reader, $1, @1, OPERAND($2, @2), NAMED($4, @4)); }
  | cfi_expression labelled_operations EOL { cfi_expression(reader, $1, @1, NULL); }
  | cfi_register_expression ',' labelled_operations EOL { cfi_expression(reader, reader->directive, @1, $1); }
  | CFI_SIGNED dwarf_operands EOL    { cfi_signed(reader, $1, @1); }
  | CFI_REGISTERS dwarf_operands EOL { cfi_registers(reader, $1, @1); }
  | CFI_KERNEL EOL                   { cfi_kernel(reader, @1); }
  | CFI_AUGMENTATION STRING EOL      { cfi_augmentation(reader, @1, $2, @2); }
  | DWARF_BLOCK length EOL           { dwarf_block_begin(reader, @1, @2, NULL); }
  | DWARF_BLOCK length ',' NAME EOL  { dwarf_block_begin(reader, @1, @2, &NAMED($4, @4)); }
  | DWARF_END EOL                    { dwarf_block_end(reader, @1); }
  | DWARF_EXTENSIONS length EOL      { dwarf_extensions(reader, source_text(reader, @2), @2); }
  | WAITS NAME EOL                   { waits_mode(reader, NAMED($2, @2)); }
  | BANKS NAME EOL                   { banks_mode(reader, NAMED($2, @2)); }
  | DWARF_NUMBER NAME ',' EXPRESSION EOL { dwarf_number(reader, NAMED($2, @2), OPERAND($4, @4)); }
  | IGNORED EOL
  | ADDRSIG EOL                                     { addrsig(reader); }
  | ADDRSIG_SYMBOL name EOL                         { addrsig_symbol(reader, $2, @2); }
  | RECORD_BLOCK EOL                                { record_open(reader, $1, @1); }
  | RECORD_LINE EOL                                 { record_take(reader, $1); }
  | PSEUDO_PROBE EOL                                { pseudo_probe(reader, $1, @1); }
  | STOP EOL                                        { message_of_stop(reader, $1); }
  | PRINT STRING EOL                                { message_print(reader, $2); }
  ;

/* After the number of a part llvm-mc passes over one token, the line end or another. */
short_section:
    SHORT_SECTION EXPRESSION                        { short_section(reader, $1, $2, @2); }
  ;

version_of_symbol:
    SYMVER name ',' name            { symver(reader, NAMED($2, @2), NAMED($4, @4), NULL); }
  | SYMVER name ',' name ',' name   { symver(reader, NAMED($2, @2), NAMED($4, @4), &NAMED($6, @6)); }
  ;

/* After these llvm-mc looks for no line end: another statement may follow, and the line end is
 * an empty line. */
loose_directive:
    POPSECTION                                      { popsection(reader, @1); }
  | WEAKREF name ',' name                           { weakref(reader, $2, @2, $4, @4); }
  | NOTE_VERSION STRING                             { version_note(reader, $2, @2); }
  | ISA_NAME_V2 STRING                              { isa_name_v2(reader, $2, @2); }
  | KERNEL_TYPE NAME                                { kernel_type(reader, $2, @2); }
  | PREVIOUS                                        { previous(reader, @1); }
  | TARGET STRING                                   { amdgcn_target(reader, $2, @2); }
  | VERSION EXPRESSION                              { code_object_version(reader, $2, @2); }
  | VERSION_V2 EXPRESSION ',' EXPRESSION            { version_v2(reader, $2, @2, $4, @4); }
  | ISA_V2 EXPRESSION ',' EXPRESSION ',' EXPRESSION ',' STRING ',' STRING
                                                    { isa_v2(reader, &(struct isa_operands){{$2, $4, $6}, {@2, @4, @6},
                                                                                            {$8, $10}}, @$); }
  | TEXT_V2                                         { text_v2(reader, @1); }
  | PAL_NUMBERS pal_numbers                         { pal_numbers(reader, @1, @2); }
  | CFI_ESCAPE cfi_bytes                            { cfi_escape(reader, $1, @1); }
  ;

/* Plain operands are read many at once: PLAIN_DATA is the directive with its first ones. */
data_items:
    DATA EXPRESSION                  { data(reader, $2, @2); }
  | PLAIN_DATA                      { data_plain(reader); }
  | data_items ',' EXPRESSION        { data(reader, $3, @3); }
  | data_items MORE_DATA          { data_plain(reader); }
  ;

octa_operands: %empty | octa_list;
octa_list: octa_item | octa_list ',' octa_item;
octa_item:
    WIDE                             { octa(reader, $1); }
  | INTEGER                          { octa_short(reader, $1); }
  ;

real_operands: %empty | real_list;
real_list: real_item | real_list ',' real_item;
real_item:
    real_sign real_number            { real(reader, $1, @2); }
  | real_sign WIDE                   { real(reader, $1, @2); }
  ;
real_number: REAL {} | INTEGER {} | NAME {};
real_sign:
    %empty                           { $$ = (struct text){"", 0}; }
  | '+'                              { $$ = (struct text){"+", 1}; }
  | '-'                              { $$ = (struct text){"-", 1}; }
  ;

ascii_operands: %empty | ascii_list;
ascii_list: ascii_item | ascii_list ',' ascii_item;
ascii_item:
    STRING                           { ascii(reader, $1, @1, true); }
  | ascii_item STRING                { ascii(reader, $2, @2, false); }
  ;

base64_operands: %empty | base64_list;
base64_list: base64_item | base64_list ',' base64_item;
base64_item: STRING                  { base64(reader, $1, @1); };

leb_operands: %empty | leb_list;
leb_list: leb_item | leb_list ',' leb_item;
leb_item: EXPRESSION                 { leb(reader, $1, @1); };

pal_numbers:
    EXPRESSION                       { pal_number(reader, $1, @1, true); }
  | pal_numbers ',' EXPRESSION       { pal_number(reader, $3, @3, false); }
  ;

optional_fill:
    %empty                           { $$ = value_constant(0); }
  | ',' EXPRESSION                   { $$ = $2; @$ = @2; }
  ;

align_operands:
    alignment                       { $$ = alignment_operands(reader, OPERAND($1, @1), NULL, NULL); }
  | alignment ',' EXPRESSION        { $$ = alignment_operands(reader, OPERAND($1, @1), &OPERAND($3, @3), NULL); }
  | alignment ',' EXPRESSION ',' EXPRESSION
                                    { $$ = alignment_operands(reader, OPERAND($1, @1), &OPERAND($3, @3),
                                                              &OPERAND($5, @5)); }
  | alignment ',' ',' EXPRESSION    { $$ = alignment_operands(reader, OPERAND($1, @1), NULL, &OPERAND($4, @4)); }
  ;
/* llvm-mc works it out before it looks at what follows. */
alignment: EXPRESSION                { $$ = $1; if (!alignment_is_known(reader, $1, @1)) YYERROR; };

attribute_names: attribute_name | attribute_names ',' attribute_name;
attribute_name: name                 { symbol_attribute(reader, $1, @1); };

discarded_names: discarded_name | discarded_names ',' discarded_name;
discarded_name: name                 { lto_discard(reader, $1); };

type_name:
    AT_NAME                          { $$ = text_after_at($1); @$.start++; }
  | type_mark NAME                   { $$ = text_of_name($2); @$ = @2; }
  | type_mark STRING                 { $$ = $2; @$ = @2; }
  | NAME                             { $$ = text_of_name($1); }
  | STRING
  ;
type_mark: '@' | '%' | '#';

section_operands:
    %empty                           { $$ = section_operands(reader); }
  | ',' section_flags section_type   { $$ = section_flags($3, $2, @2); }
  ;
/* llvm-mc judges them before it reads the type. */
section_flags: FLAGS                 { $$ = $1; if (!section_flags_are_valid(reader, $1, @1)) YYERROR; };
part_flags: STRING                   { $$ = $1; if (!section_flags_are_valid(reader, $1, @1)) YYERROR; };
flag_words:
    '#' NAME                         { $$ = section_flag_word(reader, section_operands(reader), $2, @2); }
  | flag_words ',' '#' NAME          { $$ = section_flag_word(reader, $1, $4, @4); }
  ;
optional_comma: %empty | ',';
section_type:
    %empty                           { $$ = section_operands(reader); }
  | ',' section_type_name section_rest { $$ = section_with_type($3, $2, @2); }
  | ',' section_type_mark INTEGER section_rest { $$ = section_with_type_number(reader, $4, @3); }
  ;
section_type_name:
    AT_NAME                          { $$ = text_after_at($1); }
  | section_type_mark NAME           { $$ = text_of_name($2); }
  | section_type_mark STRING         { $$ = $2; }
  | STRING
  ;
section_type_mark: '@' | '%';
section_rest:
    %empty                           { $$ = section_operands(reader); }
  | section_rest ',' EXPRESSION      { $$ = section_argument($1, $3, @3); }
  | section_rest ',' AT_NAME         { $$ = section_argument($1, value_constant(0), @3); }
  ;

file_operands:
    STRING                           { $$ = file_operands(reader, NULL, NULL, QUOTED($1, @1)); }
  | INTEGER STRING                   { $$ = file_operands(reader, &OPERAND($1, @1), NULL, QUOTED($2, @2)); }
  | STRING STRING                    { $$ = file_operands(reader, NULL, &QUOTED($1, @1), QUOTED($2, @2)); }
  | INTEGER STRING STRING            { $$ = file_operands(reader, &OPERAND($1, @1), &QUOTED($2, @2), QUOTED($3, @3)); }
  | file_operands MD5 INTEGER        { $$ = file_md5(reader, $1, @3, (struct wide){(uint64_t)$3.constant, 0}); }
  | file_operands MD5 WIDE           { $$ = file_md5(reader, $1, @3, $3); }
  | file_operands SOURCE STRING      { $$ = file_source(reader, $1, $3, @3); }
  ;

loc_numbers:
    INTEGER                          { $$ = loc_number(reader, NULL, $1, @1); }
  | loc_numbers INTEGER              { $$ = loc_number(reader, $1, $2, @2); }
  ;
loc_operands:
    loc_numbers                      { $$ = loc_options(reader, $1); }
  | loc_operands name                { $$ = loc_flag(reader, $1, $2, @2); }
  | loc_operands IS_STMT EXPRESSION  { $$ = loc_is_stmt(reader, $1, $3, @3); }
  | loc_operands ISA EXPRESSION      { $$ = loc_isa(reader, $1, $3, @3); }
  | loc_operands DISCRIMINATOR EXPRESSION { $$ = loc_discriminator(reader, $1, $3, @3); }
  | loc_operands VIEW name           { $$ = loc_view(reader, $1, $3, @3); }
  | loc_operands VIEW INTEGER        { $$ = loc_view_number(reader, $1, $3, @2); }
  | loc_operands VIEW '-' INTEGER    { $$ = loc_view_number(reader, $1, $4, @2); }
  ;

cfi_section_names:
    name                             { $$ = cfi_section_bit($1); }
  | cfi_section_names ',' name       { $$ = $1 | cfi_section_bit($3); }
  ;

cfi_bytes: cfi_byte | cfi_bytes ',' cfi_byte;
cfi_byte: EXPRESSION                 { cfi_byte(reader, $1, @1); };

length: NAME {} | INTEGER {};

/* After a comma an operand goes on, or another operation begins. */
operations:
    operation
  | operations ',' operation
  | operations ',' list_label operation
  | operations ',' dwarf_operand     { dwarf_operand(reader, $3); }
  ;
labelled_operations: operations | list_label operations;
operation:
    operation_name
  | operation_name dwarf_operand     { dwarf_operand(reader, $2); }
  | operation_name inner_open operations ')' { dwarf_inner_close(reader); }
  ;
operation_name: OPERATION            { dwarf_operation(reader, $1, @1); };
inner_open: '('                      { dwarf_inner_open(reader, @1); };
list_label: INTEGER ':'              { dwarf_list_label(reader, $1, @1); };
dwarf_operand:
    EXPRESSION                       { $$ = dwarf_value(reader, $1, @$); }
  | WAVE_REGISTER                    { $$ = dwarf_text(reader, @$); }
  | NAME '[' EXPRESSION ']'          { $$ = dwarf_text(reader, @$); }
  | NAME '[' EXPRESSION ':' EXPRESSION ']' { $$ = dwarf_text(reader, @$); }
  ;
dwarf_operands:
    dwarf_operand                    { cfi_operand(reader, $1, true); }
  | dwarf_operands ',' dwarf_operand { cfi_operand(reader, $3, false); }
  ;
cfi_expression: CFI_EXPRESSION       { $$ = $1; dwarf_expression_open(reader); };
cfi_register_expression: CFI_REGISTER_EXPRESSION dwarf_operand { $$ = $2; dwarf_expression_open(reader); };

register:
    register_piece                   { $$ = register_whole(reader, $1, @1); }
  | '[' register_range ']'           { $$ = register_bracketed(reader, $2, @2); }
  | '[' register_pieces ']'          { $$ = register_whole(reader, $2, @2); }
  ;
register_pieces:
    register_piece ',' register_piece { $$ = register_list(reader, $1, @1, $3, @3); }
  | register_pieces ',' register_piece { $$ = register_list(reader, $1, @1, $3, @3); }
  ;
register_piece:
    EXPRESSION                       { $$ = register_single(reader, $1, @1); }
  | '[' EXPRESSION ']'               { $$ = register_single(reader, $2, @$); }
  | register_range
  ;
register_range:
    NAME '[' EXPRESSION ']'          { $$ = register_group(reader, $1, @$, OPERAND($3, @3), OPERAND($3, @3)); }
  | NAME '[' EXPRESSION ':' EXPRESSION ']'
                                    { $$ = register_group(reader, $1, @$, OPERAND($3, @3), OPERAND($5, @5)); }
  ;

kernel:
    kernel_start fields END_BLOCK   { kernel_end(reader, @3); }
  | kernel_start fields BLOCK_LEFT
  | kernel_start fields error END_BLOCK { yyerrok; }
  | kernel_start fields error BLOCK_LEFT { yyerrok; }
  ;
kernel_start:
    KERNEL kernel_name               { kernel_begin(reader, @1, $2, @2); }
  | KERNEL_LINE                      { kernel_begin(reader, @1, reader->plain.name, reader->plain.name_at); }
  | KERNEL error EOL                 { kernel_begin_unnamed(reader, @1); yyerrok; }
  ;
fields:
    %empty
  | fields EOL
  | fields NAME EXPRESSION           { kernel_field(reader, $2, @2, $3, @3); }
  | fields FIELD_LINES               { kernel_field_lines(reader); }
  | fields FOREIGN_LINE              { kernel_mistake(reader); }
  | fields error EOL                 { kernel_mistake(reader); yyerrok; }
  ;

code_t:
    code_t_start keys END_BLOCK      { code_t_end(reader, @3); }
  | code_t_start keys BLOCK_LEFT
  | code_t_start keys error END_BLOCK { yyerrok; }
  | code_t_start keys error BLOCK_LEFT { yyerrok; }
  ;
code_t_start: CODE_T                 { code_t_begin(reader, @1); };
keys:
    %empty
  | keys EOL
  | keys NAME '=' EXPRESSION key_end { code_t_key(reader, $2, @2, $4, @4, @5); }
  | keys IGNORED_KEY                 { code_t_ignored_key(reader, @2); }
  | keys FOREIGN_LINE                { code_t_mistake(reader); }
  | keys error EOL                   { code_t_mistake(reader); yyerrok; }
  ;
key_end: EOL | ',';

name:
    NAME
  | AT_NAME
  | STRING                           { $$ = name_of_string(reader, $1); }
  ;

/* Unlike elsewhere llvm-mc leaves the backslashes in. */
kernel_name:
    NAME
  | AT_NAME
  | STRING                           { $$ = name_intern(&reader->module->names, $1.at, $1.length); }
  ;

%%

static int yyreport_syntax_error(const yypcontext_t *context, void *scanner, struct reader *reader) {
	yysymbol_kind_t expected[YYNTOKENS];
	(void)scanner;
	int count = yypcontext_expected_tokens(context, expected, YYNTOKENS);
	struct syntax_error error = {.at = *yypcontext_location(context)};
	error.bad_token = yypcontext_token(context) == YYSYMBOL_BAD;
	bool number = false, more = false, operation = false; /* in front of an operation a number is a label */
	for (int i = 0; i < count; i++) {
		error.wants_operand |= expected[i] == YYSYMBOL_EXPRESSION;
		number |= expected[i] == YYSYMBOL_INTEGER;
		operation |= expected[i] == YYSYMBOL_OPERATION;
		more |= expected[i] == YYSYMBOL_NAME || expected[i] == YYSYMBOL_WIDE;
		error.wants_name |= expected[i] == YYSYMBOL_NAME;
		error.wants_statement |= expected[i] == YYSYMBOL_INSTRUCTION;
		error.wants_colon |= expected[i] == YYTRANSLATE(':');
		error.wants_equals |= expected[i] == YYTRANSLATE('=');
		error.wants_close |= expected[i] == YYTRANSLATE(')');
		error.wants_bracket |= expected[i] == YYTRANSLATE(']');
		error.wants_flags |= expected[i] == YYSYMBOL_FLAGS;
		error.wants_comma |= expected[i] == YYTRANSLATE(',');
		error.wants_string |= expected[i] == YYSYMBOL_STRING;
		error.wants_end |= expected[i] == YYSYMBOL_EOL;
	}
	error.wants_operand |= number && more;
	error.wants_integer = number && !error.wants_operand && !operation;
	report_syntax_error(reader, &error);
	return 0;
}

static void parse_error(struct span *span, void *scanner, struct reader *reader, const char *message) {
	(void)scanner;
	report_parser_error(reader, *span, message);
}

/* A statement that is one token; false if it is something else. */
static bool whole_statement(struct reader *reader, int token, const PARSE_STYPE *value, struct span at) {
	switch (token) {
	case LABEL: symbol_label(reader, value->name, at); return true;
	case PLAIN_LINE: plain_line(reader, value->directive, at); return true;
	case INSTRUCTION_LINE: instruction_line(reader, value->instruction, at); return true;
	default: return false;
	}
}

/* Does the statements from `token` on (PARSE_EMPTY: it is not read yet) that are whole, and returns the first token of
 * another one. Most are whole: if the parser shifts and reduces each of them, lines of instructions take 5 % more. */
static int next_token(struct reader *reader, int token, PARSE_STYPE *value, struct span *at) {
	while (token == PARSE_EMPTY || whole_statement(reader, token, value, *at))
		token = token_next(reader, value, at);
	return token;
}

/* Whether the parser shifts the symbol in that state. */
static bool is_shifted(int state, yysymbol_kind_t symbol) {
	int place = yypact[state] + (int)symbol;
	return !yypact_value_is_default(yypact[state]) && place >= 0 && place <= YYLAST && yycheck[place] == (int)symbol;
}

/* What else a statement may have where it may have an expression, which can begin in the same way. */
static unsigned others_than_expression(int state) {
	static const struct {
		yysymbol_kind_t symbol;
		unsigned other;
	} symbols[] = {{YYSYMBOL_NAME, OTHER_NAME}, {YYSYMBOL_INTEGER, OTHER_INTEGER}, {YYSYMBOL_FLAGS, OTHER_FLAGS}};
	unsigned others = is_shifted(state, YYTRANSLATE('[')) ? OTHER_BRACKET : 0;
	others |= is_shifted(state, YYTRANSLATE('(')) ? OTHER_PARENTHESIS : 0;
	for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++)
		others |= is_shifted(state, symbols[i].symbol) ? symbols[i].other : 0;
	return others;
}

static int read_token(struct reader *reader, int state, PARSE_STYPE *value, struct span *at) {
	if (reader->expression.kept || !is_shifted(state, YYSYMBOL_EXPRESSION))
		return token_next(reader, value, at);
	return expression_token(reader, others_than_expression(state), value, at);
}

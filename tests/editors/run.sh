#!/bin/sh
# run.sh BUILD: checks what shells and editors are told of the options and the language.
set -u
cd "$(dirname "$0")/../.." || exit

build=$(realpath "$1")
made=$build/editors
sources=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
cd "$folder" || exit
# shellcheck source=tests/shared/checks.sh
. "$sources/tests/shared/checks.sh"

# ---- completion ----

# What bash offers after each beginning of a line, in a line each.
offered() { # LINE...
	# shellcheck disable=SC2016 # bash's own variables
	bash -c '. "$1/bash/${2%% *}"
		for COMP_LINE in "${@:2}"; do COMP_POINT=${#COMP_LINE} COMPREPLY=(); _${2%% *}; echo "${COMPREPLY[*]}"; done' - "$made" "$@" 2>&1
}
offers() { # LINE WORDS
	offered "$1" >stdout
	[ "$(cat stdout)" = "$2" ]
}

# An option of --help=all is offered, whole or for a value.
offers_all_options() { # PROGRAM
	options=$("$build/$1" --help=all | grep -v ',<' | grep -oE '^  (-., )?--?[A-Za-z][A-Za-z0-9-]*' | sed 's/.*-- *//; s/^  -*//; s/^., --//')
	[ -n "$options" ] || return
	for option in $options; do set -- "$@" "$1 --$option"; done
	shift
	offered "$@" >answers
	for option in $options; do
		read -r answer
		case " $answer " in
		*" --$option "* | *" --$option= "*) ;;
		*) echo "--$option is not offered"; return 1 ;;
		esac
	done <answers
}

fish_offers() { # LINE WORD
	# shellcheck disable=SC2016 # fish's own variables
	fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$made/fish/${1%% *}.fish" "$1" >stdout 2>stderr && grep -q "^$2	" stdout
}

fish_offers_nothing() { # LINE
	fish_offers "$1" . || [ ! -s stdout ]
}

# What zsh makes of a beginning of a line.
zsh_makes() { # LINE LINE
	"$sources/tests/editors/completed.py" "$1" "$made/zsh" >stdout 2>stderr && [ "$(cat stdout)" = "$2" ]
}

# Here `_arguments` takes the place of zsh's own and says what it got.
zsh_describes() { # PROGRAM WORD
	zsh -f -c '_arguments() { printf "%s\n" "$@" }; . "$1"' - "$made/zsh/_$1" >stdout 2>stderr && [ ! -s stderr ] && grep -qF -- "$2" stdout
}

check 'bash: an option' offers 'kdasm -mcp' -mcpu=
check 'bash: with two dashes' offers 'kdasm --mcp' --mcpu=
check 'bash: a value after =' offers 'kdasm -mcpu=gfx94' 'gfx940 gfx941 gfx942'
check 'bash: a value as a word' offers 'kdasm -mcpu gfx94' 'gfx940 gfx941 gfx942'
check 'bash: one of some words' offers 'kdasm -filetype=' 'obj asm binary null'
check 'bash: a check' offers 'kdasm -Wno-kernels' '-Wno-kernels'
check 'bash: a check as an error' offers 'kdinfo --warn=error=no-ker' 'error=no-kernels'
check 'bash: nothing' offers 'kdasm -mcpu=x' ''
touch one.s 'two.o'
mkdir three
check 'bash: a file' offers 'kdasm on' one.s
check 'bash: a file after an option' offers 'kdasm -g tw' two.o
check 'bash: a folder' offers 'kdasm -I t' three
check 'bash: options of kdinfo' offers 'kdinfo -q' ''
check 'bash: an option with more than one line in --help=all' offers 'kdinfo --budg' --budget=
check 'bash: when to colour' offers 'kdinfo --color=a' 'auto always'
check 'bash: one more of several' offers 'kdinfo --runs-on=gfx90a,gfx94' 'gfx90a,gfx940 gfx90a,gfx941 gfx90a,gfx942'
check 'bash: one more as a word' offers 'kdasm -offload-arch gfx900,gfx906,gfx95' 'gfx900,gfx906,gfx950'
check 'bash: one more after a colon, which ends a word' offers 'kdasm -offload-arch=gfx90a:xnack+,gfx95' 'xnack+,gfx950'
check 'bash: columns' offers 'kdinfo --only=kernel,vgpr' 'kernel,vgprs kernel,vgpr_spills'
check 'bash: no list' offers 'kdasm -mcpu=gfx900,gfx95' ''
check 'bash: the file of a log' offers 'kdasm-lsp --log=tw' two.o
check 'bash: no file, where none may be' offers 'kdasm-lsp tw' ''
for program in kdasm kdasm-lsp kdinfo; do
	check "bash: all options of $program" offers_all_options $program
	check_with fish "fish reads what is for $program" fish -n "$made/fish/$program.fish"
done
check_with zsh 'zsh describes --help of kdasm' zsh_describes kdasm 'help=-[print the usual options, or all of them]::all'
check_with zsh 'zsh describes --help of kdinfo' zsh_describes kdinfo '--help=-[print the usual options, or all of them]::all'
check_with fish 'fish: an option' fish_offers 'kdasm --mc' '--mcpu'
check_with fish 'fish: a value' fish_offers 'kdasm --mcpu=gfx94' '--mcpu=gfx942'
check_with fish 'fish: an option of kdinfo' fish_offers 'kdinfo --jso' '--json'
check_with fish 'fish: targets' fish_offers 'kdinfo --runs-on=gfx94' '--runs-on=gfx942'
check_with fish 'fish: one more of several' fish_offers 'kdinfo --runs-on=gfx90a,gfx94' '--runs-on=gfx90a,gfx942'
check_with fish 'fish: columns as a word' fish_offers 'kdinfo --sort kernel,vgpr' 'kernel,vgprs'
check_with fish 'fish: one more after one dash' fish_offers 'kdasm -offload-arch=gfx90a:xnack+,gfx95' '-offload-arch=gfx90a:xnack+,gfx950'
check_with fish 'fish: an option of kdasm-lsp' fish_offers 'kdasm-lsp --std' '--stdio'
check_with fish 'fish: no file, where none may be' fish_offers_nothing 'kdasm-lsp tw'
check_with zsh 'zsh: a processor' zsh_describes kdasm 'gfx942'
typing=check_on_terminal
command -v zsh >/dev/null || typing='check_with zsh'
for row in 'kdasm -target-l:kdasm -target-list ' 'kdasm --target-l:kdasm --target-list ' 'kdasm --ta:kdasm --target' \
	'kdasm -mcpu=gfx95:kdasm -mcpu=gfx950 ' 'kdasm --mcpu gfx95:kdasm --mcpu gfx950 ' 'kdasm -I t:kdasm -I three/' \
	'kdinfo --ta:kdinfo --table ' 'kdinfo --ru:kdinfo --run' 'kdinfo --runs-:kdinfo --runs-on=' \
	'kdasm-lsp --l:kdasm-lsp --log=' 'kdasm-lsp --log tw:kdasm-lsp --log two.o ' 'kdasm-lsp tw:kdasm-lsp tw' \
	'kdinfo --occupancy=gfx95:kdinfo --occupancy=gfx950,' \
	'kdinfo --runs-on=gfx90a,gfx95:kdinfo --runs-on=gfx90a,gfx950,' 'kdinfo --only kernel,vg:kdinfo --only kernel,vgpr' 'kdinfo -W no-kernels:kdinfo -W no-kernels '; do
	$typing "zsh: ${row%:*}" zsh_makes "${row%:*}" "${row#*:}"
done

# ---- editors ----

# Each word of an example has the class that it should have.
vim_sees() { # WORD CLASS
	cat >shown.vim <<-END
		syntax on
		edit $sources/examples/hello_world.s
		syntax clear
		unlet! b:current_syntax
		source $made/kdasm.vim
		call search('\V$1')
		call writefile([synIDattr(synID(line('.'), col('.'), 1), 'name')], 'class')
		qall!
	END
	vim -u NONE -i NONE -es -S shown.vim >stdout 2>stderr </dev/null
	[ "$(cat class)" = "$2" ]
}
vim_knows_the_file() {
	mkdir -p files/syntax files/ftdetect && cp "$made/kdasm.vim" files/syntax && cp "$sources/emit/programs/package/ftdetect/kdasm.vim" files/ftdetect &&
		vim -u NONE -i NONE -es --cmd "set runtimepath^=$folder/files" -c 'filetype on' -c "edit $sources/examples/hello_world.s" \
			-c 'call writefile([&filetype], "type")' -c 'qall!' >stdout 2>stderr </dev/null
	[ "$(cat type)" = kdasm ]
}
for row in 's_endpgm kdasmInstruction' '.amdgcn_target kdasmDirective' '.amdhsa_next_free_vgpr kdasmKernelDirective' \
	'.sgpr_count: kdasmKey' 'hello_world: kdasmLabel' '// kdasmComment' '"amdgcn kdasmString' 'v0 kdasmRegister' 's[0:1] kdasmRegister'; do
	check_with vim "vim: ${row% *}" vim_sees "${row% *}" "${row#* }"
done
check_with vim 'vim: the type of the file' vim_knows_the_file

check 'the grammar and the tree' python3 "$sources/tests/editors/grammars.py" "$made" "$sources"

finish

"""
Where kdasm's first error is another than llvm-mc's, and why: the list that messages.py holds the
two assemblers to.

A rule names what both say; the first that fits a difference explains it. One that fits none is
stale, which messages.py reports: kdasm then says what llvm-mc says, and the rule has to go.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Error:
    """The first error of a run: its place, as far as it has one, and its text."""

    file: str
    line: int  # 0: no place
    column: int
    text: str

    @property
    def words(self) -> list[str]:
        """The first two."""
        return [word.rstrip(",.:;") for word in self.text.split()[:2]]


@dataclass(frozen=True)
class Rule:
    name: str
    reason: str
    kdasm: str = ""  # what matches the beginning of its text
    llvm_mc: str = ""
    llvm_file: str = ""  # likewise of the file's name that llvm-mc gives
    kdasm_file: str = ""

    def fits(self, kdasm: Error, llvm_mc: Error) -> bool:
        return bool(re.match(self.kdasm, kdasm.text) and re.match(self.llvm_mc, llvm_mc.text)
                    and re.match(self.llvm_file, llvm_mc.file) and re.match(self.kdasm_file, kdasm.file))


# Not comparable: the two assemblers do not judge the same thing. These inputs are counted apart.
APART: Sequence[Rule] = (
    Rule("stricter", "kdasm refuses on purpose what llvm-mc takes or crashes on, and says so",
         kdasm=r".*\[stricter than llvm-mc\]$"),
    Rule("targets of the source", "llvm-mc goes on with gfx000 where no option names a processor",
         kdasm="'.*' is not a recognized processor|invalid instruction '.*': no processor is known"),
    Rule("own directives", "llvm-mc lacks the directive, and what kdasm says is about what it does",
         kdasm="(?!unknown directive)", llvm_mc="unknown directive$"),
    Rule("later processors", "llvm-mc does not know the processor, of which kdasm says why it does not assemble for it",
         kdasm="kdasm does not assemble for"),
    Rule("own operations", "llvm-mc takes an operation of DWARF for an instruction",
         kdasm="an operation belongs into an expression", llvm_mc="invalid instruction"),
    Rule("YAML", "llvm-mc's YAML reader words its own errors, often ahead of the fault; kdasm names the kernel, the "
         "argument and the key", kdasm="invalid (HSA|PAL) metadata", llvm_file="YAML$"),
    Rule("unread metadata", "llvm-mc takes a quote in the document for a string that hides the end of the block, and "
         "does not read the document", kdasm="invalid HSA metadata", llvm_mc="expected directive .end_amdgpu_metadata"),
)

# Only the words are compared: llvm-mc has no place that a reader of the source could use.
ELSEWHERE: Sequence[Rule] = (
    Rule("macro bodies", "llvm-mc counts lines and columns in the expansion, which nobody sees; kdasm names the line "
         "of the body", llvm_file="<instantiation>$"),
    Rule("markers in bodies", "llvm-mc counts lines from a marker in an expansion; kdasm names the line of the body",
         kdasm="macro '.*' is already defined", llvm_file=r".*(\.c|\.S)$"),
    Rule("no place", "llvm-mc says no line where it lays out sections; kdasm names the statement",
         llvm_file="(<unknown>)?$"),
    Rule("metadata", "llvm-mc names the end of the document; kdasm names the value in it",
         kdasm="invalid (HSA|PAL) metadata"),
)

# Other words or another place, both of which have one.
DIFFERENT: Sequence[Rule] = (
    Rule("end of file", "llvm-mc names the last line; kdasm names what was left open there",
         kdasm="unmatched .ifs|no matching|Unfinished frame|expected directive .end_"),
    Rule("after the line end", "llvm-mc has read the line end and names the beginning of the next line",
         kdasm=r"(enable_\w+|wavefront_size)=\d+ (requires|is only)|unknown section type|unexpected '.exitm'"),
    Rule("bad tokens", "kdasm says what is wrong with the token, llvm-mc what it wanted in its place, or the other way "
         "round",
         kdasm="single quote|unterminated|unexpected token at start of statement: found '\"'|"
         "unexpected amd_kernel_code_t field name @"),
    Rule("conditions", "llvm-mc works out the value before it looks for the line end",
         kdasm=r"expected newline: .*usage: \.if", llvm_mc="expected absolute expression"),
    Rule("arguments of .section", "llvm-mc reads these with the flags in view, kdasm any list of expressions first",
         kdasm=r"unknown token in expression: .*\.(push)?section|invalid group name"),
    Rule("forms of other generations", "llvm-mc has tried those too, and tells what the last of them wants; kdasm tells "
         "what the processor's own wants", llvm_mc="invalid operand for instruction",
         kdasm="invalid operand for instruction|invalid register class: vgpr tuples|e32 variant of this instruction"),
    Rule("frame labels", "the name is defined once the frame is written; kdasm names the directive",
         kdasm="symbol '.*' is already defined"),
    Rule("line markers", "what llvm-mc finds after the last line is of the file that it reads; kdasm names the one that "
         "the marker names", kdasm_file=r".*\.h$"),
    Rule("common symbols", "llvm-mc finds no place where the object is written; kdasm names the directive",
         kdasm="invalid symbol redefinition", llvm_mc="symbol '.*' is already defined"),
    Rule("the place", "llvm-mc has no name for the symbol that it makes of '.'", kdasm=r"symbol '\.' ",
         llvm_mc="symbol '' "),
    Rule("commas", "LLVM 14 does not say that .size wants one", kdasm=r"expected comma: .*usage: \.size",
         llvm_mc="unexpected token in directive"),
    Rule("cycles", "llvm-mc tells them after the other mistakes; kdasm names them first",
         kdasm="cyclic dependency", llvm_mc="expected assembly-time absolute expression"),
)

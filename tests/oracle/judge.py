"""
Deciding whether two outcomes for one input agree.

kdasm must give the oracle's verdict and the oracle's bytes. Two kinds of
difference are allowed, and only when kdasm says so in so many words:

* every error of kdasm ends in `[stricter than llvm-mc]`: it may refuse what
  `llvm-mc` accepts (or crashes or hangs on);
* a warning ends in `[llvm-mc refuses this]`: it may accept what `llvm-mc` refuses.

A third kind is what later LLVMs accept, as `differences.md` lists it: a directive with the target ID of the options, whose
features are in another order, or are modes that the options leave open.

Where `llvm-mc` does not come to an end (`.fill 1<<40, 0` makes nothing, 2^40
times), there is no verdict to agree with: the case is skipped, and counted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tools import Outcome

STRICTER = "[stricter than llvm-mc]"
LENIENT = "[llvm-mc refuses this]"

_OTHER_ID = re.compile(r"\.amdgcn_target directive's target id (\S*) does not match the specified target id (\S*)$")
_MESSAGE = re.compile(r"(?:^|: )(error|warning): (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Judgement:
    """`result` is "pass", "fail" or "skip"; `kind` says how, `detail` what was said."""

    result: str
    kind: str
    detail: str = ""


def messages(stderr: str, severity: str) -> list[str]:
    return [text for level, text in _MESSAGE.findall(stderr) if level == severity]


def judge(kdasm: Outcome, oracle: Outcome) -> Judgement:
    """Compare kdasm's outcome with the oracle's."""
    if kdasm.kind in ("crashes", "hangs"):
        return Judgement("fail", f"kdasm {kdasm.kind}", _headline(kdasm))
    if kdasm.accepted:
        return _judge_accepted(kdasm, oracle)
    return _judge_refused(kdasm, oracle)


def _judge_accepted(kdasm: Outcome, oracle: Outcome) -> Judgement:
    if oracle.accepted:
        if kdasm.digest == oracle.digest:
            return Judgement("pass", "same bytes")
        return Judgement("fail", "different bytes")
    if oracle.kind == "hangs":
        return Judgement("skip", "llvm-mc hangs", _headline(kdasm))
    errors = messages(oracle.stderr, "error")
    if oracle.kind == "refuses" and errors and all(map(_is_later_id, errors)):
        return Judgement("pass", "allowed: target IDs of later LLVMs", errors[0])
    tagged = _tagged(messages(kdasm.stderr, "warning"), LENIENT)
    if tagged and oracle.kind == "refuses":
        return Judgement("pass", f"allowed: {LENIENT}", tagged[0])
    return Judgement("fail", f"kdasm accepts, llvm-mc {oracle.kind}", _headline(oracle))


def _is_later_id(error: str) -> bool:
    """Whether LLVM 22 refuses an ID that later ones take: its modes are those of the options and more."""
    found = _OTHER_ID.match(error)
    if not found:
        return False
    (name, *modes), (own_name, *own_modes) = (text.replace("-unknown-", "--").split(":") for text in found.groups())
    opposite = str.maketrans("+-", "-+")
    return (name == own_name and set(own_modes) <= set(modes) and len(modes) == len(set(modes))
            and not any(mode.translate(opposite) in modes for mode in modes))


def _judge_refused(kdasm: Outcome, oracle: Outcome) -> Judgement:
    errors = messages(kdasm.stderr, "error")
    if not errors:
        return Judgement("fail", "kdasm refuses without an error message", _headline(kdasm))
    if kdasm.left_output:
        return Judgement("fail", "kdasm refuses and leaves an output file", errors[0])
    if oracle.kind == "refuses":
        return Judgement("pass", "both refuse")
    tagged = _tagged(errors, STRICTER)
    if oracle.accepted:
        if len(tagged) == len(errors):
            return Judgement("pass", f"allowed: {STRICTER}", tagged[0])
        untagged = [text for text in errors if not text.endswith(STRICTER)]
        return Judgement("fail", "kdasm refuses, llvm-mc accepts", untagged[0])
    if tagged:
        return Judgement("pass", f"allowed: {STRICTER}, llvm-mc {oracle.kind}", tagged[0])
    return Judgement("pass", f"both refuse, llvm-mc {oracle.kind}", errors[0])


def _tagged(texts: list[str], tag: str) -> list[str]:
    return [text for text in texts if text.rstrip().endswith(tag)]


def _headline(outcome: Outcome) -> str:
    """The one line of stderr that says most."""
    errors = messages(outcome.stderr, "error")
    if errors:
        return errors[0]
    lines = [line for line in outcome.stderr.splitlines() if line.strip()]
    return lines[0][:200] if lines else f"exit status {outcome.status}"

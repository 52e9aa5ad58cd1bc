#!/usr/bin/env python3
"""Generated metadata documents: does kdasm accept, refuse and encode them as llvm-mc does?

Documents come from metadata_documents.py. Those that only the YAML reader can find special are
assembled many to a file, which is fast; those with comment signs or quotes, which the line
scanner of the assembler sees first, one to a file.

A document on which kdasm differs on purpose, and says so, and one on which llvm-mc crashes,
counts as skipped. Exit status 1 if there is any difference; the differing documents are printed.
"""

import argparse
import concurrent.futures
import os
import random
import re
import sys
import tempfile
from pathlib import Path

from metadata_documents import document

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

BATCH = 100
INTENDED = (b"[stricter than llvm-mc]", b"[llvm-mc refuses this]")
SPECIAL = re.compile(rb"[;'\"\r\0]|//|/\*")


class Tool:
	def __init__(self, command):
		self.command = command

	def assemble(self, source, folder):
		"""(exit status, messages, object or None)"""
		path = os.path.join(folder, "x.s")
		target = os.path.join(folder, "x.o")
		with open(path, "wb") as file:
			file.write(source)
		if os.path.exists(target):
			os.remove(target)
		run = started.run(self.command + ["-o", target, path], timeout=120)
		if run.returncode != 0:
			return run.returncode, run.stderr, None
		with open(target, "rb") as file:
			return 0, run.stderr, file.read()


def block(text):
	return b".amdgpu_metadata\n" + text + b".end_amdgpu_metadata\n"


def compare_one(text, kdasm, llvm, folder):
	"""A pair: "passed", "failed" or "skipped", and what to print."""
	expected, _, wanted = llvm.assemble(block(text), folder)
	status, messages, made = kdasm.assemble(block(text), folder)
	if status < 0:
		return "failed", "kdasm died of signal %d" % -status
	if expected < 0:
		return "skipped", None
	if (expected == 0) != (status == 0):
		if any(tag in messages for tag in INTENDED):
			return "skipped", None
		return "failed", "llvm-mc %s, kdasm %s\n%s" % ("accepts" if expected == 0 else "refuses",
			"accepts" if status == 0 else "refuses", messages.decode(errors="replace"))
	if wanted != made:
		return "failed", "other bytes"
	return "passed", None


def refused(messages, starts):
	"""Which documents of a file have errors: their indexes."""
	indexes = set()
	for line in re.findall(rb"^[^\n]*x\.s:(\d+):\d+: error: ", messages, re.M):
		indexes.add(max(i for i, start in enumerate(starts) if start <= int(line)))
	return indexes


def compare_many(texts, kdasm, llvm, folder):
	starts, line = [], 1
	for text in texts:
		starts.append(line)
		line += text.count(b"\n") + 2
	source = b"".join(block(text) for text in texts)
	results = [llvm.assemble(source, folder), kdasm.assemble(source, folder)]
	if min(results[0][0], results[1][0]) < 0:
		return [compare_one(text, kdasm, llvm, folder) for text in texts]
	no = [refused(messages, starts) for _, messages, _ in results]
	good = [i for i in range(len(texts)) if i not in no[0] and i not in no[1]]
	source = b"".join(block(texts[i]) for i in good)
	same = llvm.assemble(source, folder)[2] == kdasm.assemble(source, folder)[2] is not None
	return [("passed", None) if (i in no[0] and i in no[1]) or (same and i in good)
		else compare_one(text, kdasm, llvm, folder) for i, text in enumerate(texts)]


def work(texts, kdasm, llvm):
	with tempfile.TemporaryDirectory() as folder:
		plain = [text for text in texts if not SPECIAL.search(text)]
		special = [text for text in texts if SPECIAL.search(text)]
		results = list(zip(plain, compare_many(plain, kdasm, llvm, folder))) if plain else []
		return results + [(text, compare_one(text, kdasm, llvm, folder)) for text in special]


def main():
	parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
	parser.add_argument("--kdasm", default="build/kdasm")
	parser.add_argument("--llvm-mc", default="llvm-mc-22")
	parser.add_argument("--seed", type=int, default=1)
	parser.add_argument("--count", type=int, default=2000)
	parser.add_argument("--jobs", type=int, default=os.cpu_count())
	options = parser.parse_args()
	target = ["-triple=amdgcn-amd-amdhsa", "-mcpu=gfx900", "--amdhsa-code-object-version=5", "-filetype=obj"]
	kdasm = Tool([options.kdasm] + target)
	llvm = Tool([options.llvm_mc] + target)
	texts = [document(random.Random(options.seed * 1000003 + i)) for i in range(options.count)]
	counts = {"passed": 0, "failed": 0, "skipped": 0}
	with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
		parts = [texts[i:i + BATCH] for i in range(0, len(texts), BATCH)]
		for results in pool.map(lambda part: work(part, kdasm, llvm), parts):
			for text, (verdict, report) in results:
				counts[verdict] += 1
				if report:
					print("%r\n%s\n" % (text, report))
	print("%(passed)d passed, %(failed)d failed, %(skipped)d skipped" % counts)
	return 1 if counts["failed"] else 0


if __name__ == "__main__":
	sys.exit(main())

"""Random documents for .amdgpu_metadata: the corners of YAML, and metadata that is nearly right.

document(random.Random) gives one document as bytes, each line ended by LF. Three kinds:
well-formed metadata with one thing changed, metadata with a strange subdocument under some
key, and either of them with bytes inserted, removed or moved.
"""

SCALARS = [
	"1", "-3", "0x10", "010", "0b11", "0o17", "08", "1.5", ".5", "1.", "+3", "1e3", "1e400", "true",
	"True", "yes", "null", "~", "nan", "inf", "-inf", "-0", "0", "1_0", "1:2", "foo", "x:y", "a#b", "x@",
	"99999999999999999999", "-9223372036854775808", "2020-01-01", "<<", "=", ".inf", "--", "---", "...",
	"a:", "a:b", "k:v", '""', "''", '"12"', "'true'", '"x"', "'y'", "a''b", "'a''b'", '"a:"', '"k":v',
	"@x", "`y", "%z", "*a", "&a", ",", "-", "?", ":", "!", "!!", "!str", "!nil", "|", ">", "|-", ">+",
	"|2", ">1-", "|9", "[]", "{}", "[a]", "[a,", "{a", "a]", "b}", "#c", '"a\\tb"',
	'"\\x41\\u00e9\\U0001f600\\N\\_\\L\\P\\e\\/\\0"', '"\\q"', '"\\x4"', '"\\xzz"', "\xe9", "\u2028",
	"\ufeff", "\x01", "\x7f", "\x85", "\t", "a b", "a  ", "a #c", " #c", '"a" b', "a: b", '"k": v',
	"{a: b}", "[a, b", '" 1"', '"1 "', "x\r", "- a", "- - a", "? a", "? - b", ": a", "--- a", "... a",
	"--- |\n x", "|\n x", "&a 1", "!str 12", "!int 5", "!!str 1", "!!int 1", "!t x", "! 5", "!<t> x",
	"!<t x", "!e!x y", "!nil x", "!bool yes", "!bool x", "!float 1", "!float x", "a\n b", "a\n\n b",
	"!<%41> x", "!<%4> x", "!<%g-> x", "!<%--> 1", "!<a\xe9> x", "!%41 x", "!a%4", "!<", "!<>", "!<!t> 1",
	'"a\n b"', '"a \n\n b"', '"a\\\n  b"', '"\\\r\n b"', "'a\n  b'",
]

KEYS = [
	"a", "b", "c", '"d"', "'e'", "? f", "1", "-0", "0x1", "true", "a b", "k.x", ".name", "&a g", "!t h",
	"[x]", "{y: z}", "*a", '""', "l", "\xe9", "a:b", "- m", '"a\\nb"', "a\n b", "!e!x y",
]

BYTES = [
	b" ", b"\n", b"\t", b":", b": ", b"- ", b",", b"[", b"]", b"{", b"}", b'"', b"'", b"#", b"!", b"&",
	b"*", b"|", b">", b"?", b"? ", b"\r", b"%", b"\\", b"\x00", b'\xc3', b'\xff', b"---\n", b"...\n",
	b'\xe2\x80\xa8', b"@", b'\xc2\x85', b'\xed\xa0\x80', b'\xef\xbf\xbf', b"!<", b"\n\n", b"\x0b", b"0",
	b"-",
]

KERNEL = {
	".name": "k", ".symbol": "k.kd", ".kernarg_segment_size": "8", ".group_segment_fixed_size": "0",
	".private_segment_fixed_size": "0", ".kernarg_segment_align": "8", ".wavefront_size": "64",
	".sgpr_count": "8", ".vgpr_count": "4", ".max_flat_workgroup_size": "256",
}
KERNEL_OPTIONS = {
	".language": "OpenCL C", ".language_version": "[2, 0]", ".reqd_workgroup_size": "[1, 2, 3]",
	".workgroup_size_hint": "[1, 2, 3]", ".vec_type_hint": "float4", ".device_enqueue_symbol": "e",
	".sgpr_spill_count": "0", ".vgpr_spill_count": "-1", ".uses_dynamic_stack": "true",
	".workgroup_processor_mode": "1", ".uniform_work_group_size": "1", ".cluster_dims": "[1, 1, 1]",
	".agpr_count": "0", ".kind": "normal", "zz": "1",
}
ARGUMENT = {".size": "8", ".offset": "0", ".value_kind": "by_value"}
ARGUMENT_OPTIONS = {
	".name": "x", ".type_name": "int*", ".pointee_align": "4", ".address_space": "global",
	".access": "read_only", ".actual_access": "read_write", ".is_const": "true", ".is_restrict": "false",
	".is_volatile": "true", ".is_pipe": "false", ".value_type": "i32",
}
VALUES = [
	"1", "-1", "1.5", "true", "x", "[1]", "[1, 2]", "[1, 2, 3]", "[1, x]", "[x, y]", "{a: 1}", "",
	"!str 1", "!str x", "!int 1", "!nil x", "[!str 1, 2]", "[1, 2, !str 3]", "!str true", '""', '"1"',
	"'x'", "read_only", "globl", "by_value", "global_buffer", "HIP", "OpenCL C++", "CUDA",
	"hidden_heap_v1", "[[1, 2]]", "[{}]", "*a", "&a 5", "yes", "local", "4294967296",
	"18446744073709551616", "|\n x",
]


def flow(r, depth):
	if depth <= 0 or r.random() < .3:
		return r.choice(SCALARS)
	count = r.randrange(4)
	separator = r.choice([", ", ",", " ,", ",\n ", ", #c\n  ", " ", ",,", "\n, ", " \t, "])
	if r.random() < .5:
		inside = separator.join(flow(r, depth - 1) for _ in range(count))
		return "[" + r.choice(["", " ", "\n "]) + inside + r.choice(["", " ", ",", ", "]) + "]"
	entries = []
	for _ in range(count):
		key = r.choice(KEYS + ["", flow(r, depth - 1)])
		colon = r.choice([": ", ": ", ":", " : ", "", "\n: ", ":\n "])
		entries.append(r.choice(["", "", "", "? ", "! ", "&x "]) + key + colon + flow(r, depth - 1))
	return "{" + r.choice(["", " "]) + separator.join(entries) + r.choice(["", " ", ","]) + "}"


def block_scalar(r, indent):
	text = " " + r.choice("|>") + r.choice(["", "", "-", "+", "2", "1", "-2", "3+", "9", "x"])
	text += r.choice(["", "", " ", " #c", "\t"]) + "\n"
	indent += r.randrange(4)
	for _ in range(r.randrange(4)):
		text += " " * max(0, indent + r.choice([0, 0, 0, 1, -1, 2]))
		text += r.choice(["x", "y z", "", "#c", " ", "\t", "- a", "k: v", '"'])
		text += r.choice(["\n", "\n", "\n\n", "\r\n", "\n" + " " * indent + "\n"])
	return text


def block(r, depth, indent):
	kind = r.random()
	if depth <= 0 or kind < .35:
		if r.random() < .3:
			return " " + flow(r, 2) + "\n"
		if r.random() < .15:
			return block_scalar(r, indent)
		end = r.choice(["\n"] * 8 + ["\r\n", "\r", "\n\n", "\n#c\n", " \n", ""])
		return " " + r.choice(SCALARS) + r.choice(["", "", " ", " #c", "#c", "\t"]) + end
	here = max(0, indent + r.choice([0, 2, 2, 2, 1, -1]))
	text = r.choice(["\n", "\n", "", " \n", " !t\n", " &a\n", "\n#x\n"])
	for _ in range(r.randrange(1, 4)):
		off = r.choice([1, -1]) if r.random() < .04 else 0
		text += " " * max(0, here + off)
		if kind < .65:
			key = "x" * r.choice([1, 1020, 1030]) if r.random() < .01 else r.choice(KEYS)
			text += key + r.choice([":"] * 12 + [" :", ":\t", "", "? ", "\n:"])
			text += block(r, depth - 1, here + r.choice([0, 1, 2, 2, 2]))
		else:
			text += r.choice(["-"] * 12 + ["- -", "-\t", "", "? ", "- !t", "- &a"])
			text += block(r, depth - 1, here + 2)
	return text


def mapping(r, pairs, indent):
	pairs = list(pairs)
	if r.random() < .5:
		r.shuffle(pairs)
	lines = []
	for key, value in pairs:
		if r.random() < .05:
			key = r.choice(['"%s"', "'%s'", "? %s\n" + " " * indent, "!t %s", "&a %s"]) % key
		gap = r.choice([" "] * 8 + ["  ", "   \t", "\n" + " " * (indent + 1)])
		lines.append(" " * indent + key + ":" + gap + value + "\n")
	return "".join(lines)


def change(r, pairs, options, subdocument):
	"""Some of the options, and with luck one change to the whole."""
	pairs = dict(pairs)
	for key in r.sample(list(options), r.randrange(4)):
		pairs[key] = options[key]
	pairs = list(pairs.items())
	luck = r.random()
	index = r.randrange(len(pairs))
	if luck < .06:
		pairs[index] = (pairs[index][0], r.choice(VALUES))
	elif luck < .08:
		del pairs[index]
	elif luck < .1:
		pairs.append(pairs[index])
	elif luck < .15:
		pairs[index] = (r.choice(list(options)), r.choice(VALUES))
	elif luck < .18:
		pairs[index] = (pairs[index][0], subdocument)
	elif luck < .3:
		pairs.append((r.choice(KEYS), subdocument))
	return pairs


def subdocument(r, indent):
	text = flow(r, 3) if r.random() < .5 else block(r, r.randrange(1, 4), indent).lstrip(" ")
	return text.rstrip("\n")


def metadata(r):
	text = r.choice([""] * 6 + ["---\n", "--- \n", "%YAML 1.1\n---\n", "%TAG !e! !\n---\n", "#c\n"]
		+ ["---\n---\n", "--- #c\n"])
	root = [
		("amdhsa.version", r.choice(["[1, 2]", "\n  - 1\n  - 2", "\n- 1\n- 1", "[1, 0 ]"])),
		("amdhsa.target", "amdgcn-amd-amdhsa--gfx900"),
		("amdhsa.printf", r.choice(["['1:1:4:%d']", "\n  - '1:0:x'", "[]"])),
	]
	root = root[:r.randrange(1, 4)]
	kernels = ""
	for _ in range(r.choice([0, 1, 1, 1, 2])):
		entries = mapping(r, change(r, KERNEL, KERNEL_OPTIONS, subdocument(r, 6)), 4)
		arguments = ""
		for _ in range(r.choice([0, 0, 1, 2])):
			argument = mapping(r, change(r, ARGUMENT, ARGUMENT_OPTIONS, subdocument(r, 10)), 8)
			arguments += "      - " + argument[8:]
		if arguments or r.random() < .2:
			head = "    .args:" + r.choice([" ", ""])
			entries = head + ("\n" + arguments if arguments else "[]\n") + entries
		kernels += "  - " + entries[4:]
	kernels = "\n" + kernels.rstrip("\n") if kernels else r.choice(["[]", ""])
	root.insert(r.randrange(len(root) + 1), ("amdhsa.kernels", kernels))
	if r.random() < .12:
		index = r.randrange(len(root))
		root[index] = (root[index][0], r.choice(VALUES))
	if r.random() < .12:
		root.append((r.choice(KEYS), subdocument(r, 1)))
	if r.random() < .04:
		del root[r.randrange(len(root))]
	if r.random() < .03:
		root.append(r.choice(root))
	text += mapping(r, root, 0)
	ends = ["...\n", "---\n", "...\n]\n", "--- ]\n", "%bar\n", "%YAML 1.1\n", "x\n", "%TAG\n"]
	return text + r.choice([""] * 6 + ends)


def mutate(r, document):
	document = bytearray(document.encode())
	for _ in range(r.choice([0, 0, 0, 0, 0, 1, 1, 2, 3])):
		at = r.randrange(len(document))
		kind = r.random()
		if kind < .5:
			document[at:at] = r.choice(BYTES)
		elif kind < .75:
			del document[at:at + r.choice([1, 1, 2, 5])]
		elif kind < .9:
			document[at:at + 1] = r.choice(BYTES)
		else:
			other = r.randrange(len(document))
			document[at:at] = document[other:other + r.randrange(1, 12)]
		if not document:
			break
	return bytes(document)


def document(r):
	text = mutate(r, metadata(r))
	return text if text.endswith(b"\n") else text + b"\n"

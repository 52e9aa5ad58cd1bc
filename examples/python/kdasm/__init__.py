"""kdasm from Python: assemble and link, make images from instructions, read and change code objects.

    import kdasm
    target = kdasm.Target("gfx90a")
    code = kdasm.Code(target).add("s_endpgm")
    kernel = kdasm.Kernel("empty", code, {"next_free_vgpr": 1, "next_free_sgpr": 1, "accum_offset": 4})
    image = kdasm.image(target, [kernel]).object

The package calls libkdasm through ctypes, so there is nothing to build: put its folder on PYTHONPATH. The library is
found as the system finds it, or where KDASM_LIBRARY says.

Errors in what is given are kdasm.Error, whose diagnostics have the places; what C cannot be given at all is
OverflowError, a number with too many bits, or ValueError, a name with a zero character. No call keeps what it was given.
"""

from __future__ import annotations

import ctypes
import enum
import json
import weakref
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Union

from . import _native
from ._native import lib

__all__ = [
    "Argument",
    "BundleEntry",
    "Code",
    "CodeObject",
    "Content",
    "Diagnostic",
    "Error",
    "Fixup",
    "FixupKind",
    "Form",
    "Kernel",
    "KernelView",
    "Place",
    "Result",
    "Scope",
    "Severity",
    "Symbol",
    "Target",
    "assemble",
    "bundle",
    "contents",
    "image",
    "link",
    "version",
]

# A value of the metadata.
Value = Union[None, bool, int, float, str, list[Any], dict[str, Any]]
MachineCode = Union[bytes, bytearray, memoryview]


class Severity(enum.IntEnum):
    NOTE = 0  # belongs to the diagnostic before it
    WARNING = 1
    ERROR = 2


@dataclass(frozen=True)
class Diagnostic:
    """What the library says about its input. `line` and `column`, from 1, are 0 without a place in a source."""

    severity: Severity
    message: str
    file: str | None = None
    line: int = 0
    column: int = 0
    source_line: str | None = None

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}: " if self.file else ""
        return f"{place}{self.severity.name.lower()}: {self.message}"


class Error(Exception):
    """Input or options have mistakes."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join(map(str, self.diagnostics)))


def _error(message: str, column: int = 0, line: str | None = None) -> Error:
    place = ("<line>", 1, column, line) if line is not None else (None, 0, 0, None)
    return Error([Diagnostic(Severity.ERROR, message, *place)])


@dataclass(frozen=True)
class Result:
    """What was made, with its warnings."""

    object: bytes
    diagnostics: tuple[Diagnostic, ...]


def version() -> str:
    """That of the library."""
    return _text(lib.kd_version()) or ""


# ---- between Python and C ----


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode("utf-8", "replace")


def _name(value: str) -> bytes:
    """For C, where a text ends at its first zero."""
    if "\0" in value:
        raise ValueError(f"a zero character in {value!r}")
    return value.encode()


def _bytes(value: str | None) -> bytes | None:
    return None if value is None else _name(value)


def _array(kind: Any, items: Iterable[Any]) -> Any:
    """A C array; NULL if there is nothing for it."""
    items = list(items)
    return (kind * len(items))(*items) if items else None


def _diagnostic(c: Any) -> Diagnostic:
    return Diagnostic(
        Severity(c.severity), _text(c.message) or "", _text(c.file), c.line, c.column, _text(c.source_line)
    )


def _take_result(result: Any) -> Result:
    """Copies what the library gave and frees it."""
    if not result:
        raise MemoryError
    try:
        c = result.contents
        if c.status == 3:
            raise MemoryError
        diagnostics = tuple(_diagnostic(c.diagnostics[i]) for i in range(c.diagnostic_count))
        if c.status != 0:
            raise Error(diagnostics)
        return Result(ctypes.string_at(c.object, c.object_size) if c.object_size else b"", diagnostics)
    finally:
        lib.kd_result_free(result)


def _set_checks(options: Any, checks: Iterable[str]) -> None:
    text = ctypes.create_string_buffer(_native.TEXT_SIZE)
    for check in checks:
        if not lib.kd_check_option(ctypes.byref(options), _name(check), text, len(text)):
            raise _error(_text(text.value) or "")


# ---- assemble, link ----


def assemble(
    source: str | bytes,
    *,
    processor: str | None = None,
    triple: str | None = None,
    features: str | None = None,
    code_object_version: int = 0,
    llvm_version: int = 0,
    file_name: str | None = None,
    symbols: Mapping[str, int] | None = None,
    include: Sequence[str] = (),
    checks: Iterable[str] = (),
    fill_metadata: bool = False,
    warnings: bool = True,
    debug: bool = False,
) -> Result:
    """Assembles a source to a relocatable object, as LLVM 22 writes it or the one that `llvm_version` says. `checks` are
    words as after -W: "error=lds-size", "no-all"."""
    text = source.encode() if isinstance(source, str) else source
    definitions = [_native.SymbolDefinition(_name(name), value) for name, value in (symbols or {}).items()]
    options = _native.Options(
        file_name=_bytes(file_name),
        triple=_bytes(triple),
        processor=_bytes(processor),
        features=_bytes(features),
        code_object_version=code_object_version,
        llvm_version=llvm_version,
        fill_metadata=fill_metadata,
        no_warnings=not warnings,
        symbols=_array(_native.SymbolDefinition, definitions),
        symbol_count=len(definitions),
        include_directories=_array(ctypes.c_char_p, (_name(path) for path in include)),
        include_directory_count=len(include),
        debug=debug,
    )
    _set_checks(options.checks, checks)
    return _take_result(lib.kd_assemble(text, len(text), ctypes.byref(options)))


def link(objects: Mapping[str, bytes] | Sequence[bytes], *, executable: bool = False) -> Result:
    """Links relocatable objects, and archives, to the code object that a runtime loads. The keys of a mapping are their
    names in messages."""
    named = objects.items() if isinstance(objects, Mapping) else [(None, item) for item in objects]
    inputs = [_native.LinkInput(_bytes(name), item, len(item)) for name, item in named]
    options = _native.LinkOptions(executable=executable)
    return _take_result(lib.kd_link(_array(_native.LinkInput, inputs), len(inputs), ctypes.byref(options)))


# ---- instructions and images ----


class FixupKind(enum.IntEnum):
    """What a fixup stores; kdasm/fixup.h says which is what."""

    ABS32_LO = 1
    ABS32_HI = 2
    ABS64 = 3
    REL32 = 4
    REL64 = 5
    ABS32 = 6
    GOTPCREL = 7
    GOTPCREL32_LO = 8
    GOTPCREL32_HI = 9
    REL32_LO = 10
    REL32_HI = 11


@dataclass(frozen=True)
class Fixup:
    """The address of a symbol among code or data, at an offset in bytes."""

    offset: int
    symbol: str
    addend: int
    kind: FixupKind


class Target:
    """A processor, or a target ID such as "gfx942:xnack+", with a code object version."""

    def __init__(self, processor: str, *, features: str | None = None, code_object_version: int = 0,
                 llvm_version: int = 0) -> None:
        self._room = _native.Room()
        text = ctypes.create_string_buffer(_native.TEXT_SIZE)
        options = _native.TargetOptions(None, _name(processor), _bytes(features), code_object_version,
                                        llvm_version)
        if not lib.kd_target_init(ctypes.byref(self._room), ctypes.byref(options), text, len(text)):
            raise _error(_text(text.value) or "")

    @property
    def id(self) -> str:
        """The target ID: "amdgcn-amd-amdhsa--gfx942:xnack+"."""
        text = ctypes.create_string_buffer(_native.TEXT_SIZE)
        lib.kd_target_id_format(ctypes.byref(self._room), text, len(text))
        return text.value.decode()

    @property
    def bundle_id(self) -> str:
        """That of its code object in a bundle of HIP: "hipv4-amdgcn-amd-amdhsa--gfx942:xnack+"."""
        text = ctypes.create_string_buffer(_native.TEXT_SIZE)
        lib.kd_bundle_id_format(ctypes.byref(self._room), text, len(text))
        return text.value.decode()

    def encode(self, line: str) -> tuple[bytes, Fixup | None]:
        """The machine code of one instruction, and what is to be done with the symbol in its literal, if it has one."""
        text = line.encode()
        code = ctypes.create_string_buffer(_native.INSTRUCTION_SIZE)
        symbol, message = _native.InstructionSymbol(), _native.InstructionMessage()
        size = lib.kd_encode_with_symbol(
            ctypes.byref(self._room), text, len(text), code, len(code), ctypes.byref(symbol), ctypes.byref(message)
        )
        if not size:
            raise _error(_text(message.text) or "", message.column, line)
        fixup = None
        if symbol.kind:
            fixup = Fixup(symbol.offset, symbol.name.decode(), symbol.addend, FixupKind(symbol.kind))
        return code.raw[:size], fixup

    def decode(self, code: bytes) -> list[str]:
        """The instructions of machine code; Error where there is none."""
        lines = []
        text = ctypes.create_string_buffer(_native.INSTRUCTION_TEXT_SIZE)
        while code:
            size = lib.kd_decode(ctypes.byref(self._room), code, len(code), text, len(text))
            if not size:
                raise _error(f"no instruction begins with {code[:4].hex(' ')}")
            lines.append(text.value.decode())
            code = code[size:]
        return lines

    def _descriptor(self, kernel: Kernel) -> Any:
        descriptor = _native.Room()
        text = ctypes.create_string_buffer(_native.TEXT_SIZE)
        for name, value in kernel.descriptor.items():
            given = _native.Setting(_name(name if name.startswith(".") else ".amdhsa_" + name), value)
            if not lib.kd_descriptor_set(
                ctypes.byref(self._room), ctypes.byref(descriptor), given.field, given.value, text, len(text)
            ):
                raise _error(f"kernel '{kernel.name}': {_text(text.value)}")
        return descriptor


class Code:
    """Machine code while it is written."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.bytes = b""
        self.fixups: list[Fixup] = []

    def add(self, *lines: Union[str, MachineCode]) -> Code:
        """Instructions, whose symbols become fixups, and machine code as bytes."""
        for line in lines:
            if not isinstance(line, str):
                self.bytes += line
                continue
            code, fixup = self.target.encode(line)
            if fixup:
                at = len(self.bytes) + fixup.offset
                self.fixups.append(Fixup(at, fixup.symbol, fixup.addend, fixup.kind))
            self.bytes += code
        return self


@dataclass(frozen=True)
class Argument:
    """An argument of a kernel; `value_kind` as in kdasm/argument_kinds.h."""

    value_kind: str
    size: int
    offset: int
    name: str | None = None
    type_name: str | None = None
    address_space: str | None = None
    access: str | None = None


@dataclass(frozen=True)
class Kernel:
    """A kernel for image(). `descriptor` has directives: {"next_free_vgpr": 4}, with or without ".amdhsa_". `code` may be
    machine code as bytes, which need not be of a processor whose instructions the library encodes."""

    name: str
    code: Union[Code, MachineCode]
    descriptor: Mapping[str, int]
    arguments: Sequence[Argument] = ()
    kernarg_align: int = 0
    max_flat_workgroup_size: int = 0
    reqd_workgroup_size: tuple[int, int, int] = (0, 0, 0)


class Place(enum.IntEnum):
    CODE = 0
    CONSTANT = 1
    VARIABLE = 2
    ZEROED = 3  # a variable that begins with zeros, for which there are no bytes


class Scope(enum.IntEnum):
    EXPORTED = 0  # the program that loads the image finds it
    HIDDEN = 1
    LOCAL = 2


@dataclass(frozen=True)
class Symbol:
    """A variable, constant or function for image(). `size` is that of one in Place.ZEROED, which has no bytes."""

    name: str
    place: Place
    bytes: bytes = b""
    size: int = 0
    scope: Scope = Scope.EXPORTED
    alignment: int = 0
    fixups: Sequence[Fixup] = field(default=())


def _fixups(fixups: Iterable[Fixup]) -> Any:
    return _array(
        _native.Fixup, (_native.Fixup(one.offset, _name(one.symbol), one.addend, one.kind) for one in fixups)
    )


def _argument(argument: Argument) -> Any:
    return _native.ImageArgument(
        _bytes(argument.name),
        _bytes(argument.type_name),
        _name(argument.value_kind),
        _bytes(argument.address_space),
        _bytes(argument.access),
        argument.size,
        argument.offset,
    )


def _kernel(target: Target, kernel: Kernel) -> Any:
    written = kernel.code if isinstance(kernel.code, Code) else Code(target).add(memoryview(kernel.code))
    return _native.ImageKernel(
        name=_name(kernel.name),
        code=written.bytes,
        code_size=len(written.bytes),
        descriptor=ctypes.pointer(target._descriptor(kernel)),
        arguments=_array(_native.ImageArgument, map(_argument, kernel.arguments)),
        argument_count=len(kernel.arguments),
        kernarg_align=kernel.kernarg_align,
        max_flat_workgroup_size=kernel.max_flat_workgroup_size,
        reqd_workgroup_size=kernel.reqd_workgroup_size,
        fixups=_fixups(written.fixups),
        fixup_count=len(written.fixups),
    )


def _symbol(symbol: Symbol) -> Any:
    return _native.ImageSymbol(
        name=_name(symbol.name),
        place=symbol.place,
        scope=symbol.scope,
        bytes=symbol.bytes or None,
        size=symbol.size or len(symbol.bytes),
        alignment=symbol.alignment,
        fixups=_fixups(symbol.fixups),
        fixup_count=len(symbol.fixups),
    )


def image(
    target: Target,
    kernels: Sequence[Kernel],
    *,
    symbols: Sequence[Symbol] = (),
    relocatable: bool = False,
    metadata: str | None = None,
    checks: Iterable[str] = (),
) -> Result:
    """The code object that a runtime loads, of kernels and the symbols that they share. `metadata` is a document in
    YAML; None: it is made from the kernels."""
    for one in symbols:
        if one.bytes and one.size not in (0, len(one.bytes)):
            raise _error(f"symbol '{one.name}': its size is {one.size}, but it has {len(one.bytes)} bytes")
    document = (metadata or "").encode()
    options = _native.ImageOptions(
        metadata_kind=0 if metadata is None else 1,
        metadata=document,
        metadata_size=len(document),
        relocatable=relocatable,
        symbols=_array(_native.ImageSymbol, map(_symbol, symbols)),
        symbol_count=len(symbols),
    )
    _set_checks(options.checks, checks)
    made = _array(_native.ImageKernel, (_kernel(target, kernel) for kernel in kernels))
    return _take_result(lib.kd_image_make(ctypes.byref(target._room), made, len(kernels), ctypes.byref(options)))


# ---- code objects ----


class Form(enum.IntEnum):
    """How CodeObject.show() prints it, as the options of kdinfo do."""

    TEXT = 0
    JSON = 1
    YAML = 2
    ASSEMBLY = 3
    EXPLANATION = 4
    MAP = 5
    PICTURE = 6


def _value_text(value: int | None) -> str:
    size = ctypes.c_size_t()
    return ctypes.string_at(lib.kd_value_text(value, ctypes.byref(size)), size.value).decode("utf-8", "replace")


def _number(function: Any, kind: Any, value: int | None) -> Any:
    number = kind()
    function(value, ctypes.byref(number))
    return number.value


def _value(value: int | None) -> Value:
    kind = lib.kd_value_kind(value)
    if kind == 1:
        return bool(_number(lib.kd_value_boolean, ctypes.c_bool, value))
    if kind == 2:
        return int(_number(lib.kd_value_signed, ctypes.c_int64, value))
    if kind == 3:
        return int(_number(lib.kd_value_unsigned, ctypes.c_uint64, value))
    if kind == 4:
        return float(_number(lib.kd_value_float, ctypes.c_double, value))
    if kind == 5:
        return _value_text(value)
    items = [lib.kd_value_at(value, i) for i in range(lib.kd_value_count(value))]
    if kind == 6:
        return [_value(item) for item in items]
    if kind == 7:
        return {str(_value(lib.kd_value_key(value, i))): _value(item) for i, item in enumerate(items)}
    return None


class KernelView:
    """A kernel of a CodeObject, which it keeps open."""

    def __init__(self, code_object: CodeObject, c: Any) -> None:
        self._object, self._kernel = code_object, c

    @property
    def _c(self) -> Any:
        """What the library knows of it, as long as the object is open."""
        return self._kernel if self._object._handle else None

    @property
    def name(self) -> str:
        return _text(self._c.contents.name) or ""

    @property
    def descriptor_offset(self) -> int:
        """In the file, bytes."""
        return int(self._c.contents.descriptor_offset)

    @property
    def metadata(self) -> Value:
        """Its map in the metadata, or None."""
        return _value(self._c.contents.metadata)

    def __getitem__(self, name: str) -> int:
        """The value of a field: that of the directive ("next_free_vgpr") or the bits ("GRANULATED_...")."""
        value = ctypes.c_int64()
        text = ctypes.create_string_buffer(_native.TEXT_SIZE)
        if not lib.kd_kernel_get(
            self._object._handle, self._c, _name(name), ctypes.byref(value), text, len(text)
        ):
            raise _error(f"kernel '{self.name}': {_text(text.value)}")
        return value.value

    def patched(self, settings: Mapping[str, int]) -> bytes:
        """The whole object with other values of fields; all are set or none. The metadata stays as it is."""
        copy = bytearray(self._object.bytes)
        view = (ctypes.c_char * len(copy)).from_buffer(copy)
        items = [_native.Setting(_name(name), value) for name, value in settings.items()]
        text = ctypes.create_string_buffer(_native.TEXT_SIZE)
        if not lib.kd_kernel_set(
            self._object._handle,
            self._c,
            _array(_native.Setting, items),
            len(items),
            ctypes.addressof(view),
            text,
            len(text),
        ):
            raise _error(f"kernel '{self.name}': {_text(text.value)}")
        return bytes(copy)


class CodeObject:
    """A code object in memory, relocatable or linked."""

    def __init__(self, data: bytes) -> None:
        self.bytes = bytes(memoryview(data))  # bytes() would take a number, too
        self._opened = lib.kd_code_object_open(self.bytes, len(self.bytes))
        if not self._opened:
            raise MemoryError
        self._close = weakref.finalize(self, lib.kd_code_object_close, self._opened)
        if lib.kd_code_object_status(self._handle) != 0:
            raise _error(_text(lib.kd_code_object_error(self._handle)) or "")

    @property
    def _handle(self) -> int:
        if not self._close.alive:
            raise ValueError("the code object is closed")
        return int(self._opened)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy opens the bytes again: each closes its own handle."""
        return CodeObject, (self.bytes,)

    @property
    def target_id(self) -> str:
        return _text(lib.kd_code_object_target_id(self._handle)) or ""

    @property
    def version(self) -> int:
        """That of the code object, 2 to 6."""
        return int(lib.kd_code_object_version(self._handle))

    @property
    def is_linked(self) -> bool:
        return bool(lib.kd_code_object_is_linked(self._handle))

    @property
    def metadata(self) -> Value:
        """The whole document, or None."""
        return _value(lib.kd_code_object_metadata(self._handle))

    @property
    def kernels(self) -> list[KernelView]:
        """In the order of the symbol table."""
        count = lib.kd_code_object_kernel_count(self._handle)
        return [KernelView(self, lib.kd_code_object_kernel(self._handle, i)) for i in range(count)]

    def kernel(self, name: str) -> KernelView:
        """The first of that name; KeyError if there is none."""
        for kernel in self.kernels:
            if kernel.name == name:
                return kernel
        raise KeyError(name)

    def show(self, form: Form = Form.TEXT, *, kernels: Sequence[str] = (), code: bool = False) -> str:
        """What kdinfo prints of it; ValueError where `form` is no Form."""
        pieces: list[bytes] = []

        def take(_context: object, text: Any, size: int) -> None:
            pieces.append(ctypes.string_at(text, size))

        options = _native.PrintOptions(
            kernels=_array(ctypes.c_char_p, (_name(name) for name in kernels)), kernel_count=len(kernels), code=code
        )
        if not lib.kd_code_object_print(
            self._handle, Form(form), ctypes.byref(options), _native.TakeText(take), None
        ):
            raise MemoryError
        return b"".join(pieces).decode("utf-8", "replace")

    def as_json(self) -> Any:
        """All that kdinfo --json says of it; share/doc/kdasm/kdinfo.schema.json is the schema of the whole document."""
        return json.loads(self.show(Form.JSON))


# ---- files with several code objects ----


@dataclass(frozen=True)
class BundleEntry:
    """`id` as in Target.bundle_id."""

    id: str
    bytes: bytes


def bundle(entries: Sequence[BundleEntry], *, compress: bool = False) -> bytes:
    """A bundle for HIP, with an empty entry for the host if none of `entries` is one."""
    host = [] if any(entry.id.startswith("host-") for entry in entries) else [
        BundleEntry("host-x86_64-unknown-linux-gnu-", b"")
    ]
    items = [_native.BundleEntry(_name(one.id), one.bytes, len(one.bytes)) for one in [*host, *entries]]
    options = _native.BundleOptions(compress=compress)
    file = lib.kd_bundle_write(_array(_native.BundleEntry, items), len(items), ctypes.byref(options))
    if not file or file.contents.status == 3:
        lib.kd_bundle_file_free(file)
        raise MemoryError
    try:
        if file.contents.status != 0:
            raise _error(_text(file.contents.error) or "")
        return ctypes.string_at(file.contents.bytes, file.contents.size)
    finally:
        lib.kd_bundle_file_free(file)


@dataclass(frozen=True)
class Content:
    """A code object in a file. `offset` is in the file, or in the unpacked bundle if `is_packed`."""

    bytes: bytes
    offset: int
    target_id: str | None
    bundle_id: str | None
    is_packed: bool
    is_damaged: bool = False  # CodeObject() says why


def contents(data: bytes) -> list[Content]:
    """The code objects in a file: a code object, bundles, or a program or archive with such inside."""
    found = lib.kd_contents_find(data, len(data), None)
    if not found or found.contents.status == 3:
        lib.kd_contents_free(found)
        raise MemoryError
    try:
        c = found.contents
        if c.status != 0:
            raise _error(_text(c.error) or "")
        return [
            Content(
                ctypes.string_at(lib.kd_contents_bytes(found, i), c.items[i].size),
                c.items[i].offset,
                _text(c.items[i].target_id),
                _text(c.items[i].bundle_id),
                c.items[i].is_packed,
                c.items[i].is_damaged,
            )
            for i in range(c.count)
            if c.items[i].is_code_object
        ]
    finally:
        lib.kd_contents_free(found)

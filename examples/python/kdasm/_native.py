"""The functions and structures of libkdasm, as its headers declare them.

A structure here has the fields of its C structure in their order. What only the library looks into, such as a target, is
room of more bytes than it needs. test_kdasm.py compares the layouts with those of a C compiler.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
from ctypes import POINTER, c_bool, c_char_p, c_int, c_int64, c_size_t, c_uint, c_uint8, c_uint32, c_uint64, c_void_p
from typing import Any

SONAME = "libkdasm.so.0"


def find_library() -> str:
    """KDASM_LIBRARY names the file; without it the system looks for it."""
    return os.environ.get("KDASM_LIBRARY") or ctypes.util.find_library("kdasm") or SONAME


class Structure(ctypes.Structure):
    """A number that a field cannot hold is an error, where ctypes would cut it off."""

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        names = (field[0] for field in self._fields_)
        for name, value in [*zip(names, values), *named.items()]:
            held = getattr(self, name)
            if (isinstance(value, int) and held != value) or (isinstance(value, tuple) and tuple(held) != value):
                raise OverflowError(f"{name} is {value}, which its C type does not hold")


# ---- kdasm/checks.h, kdasm/diagnostic.h, kdasm/kdasm.h ----


class CheckOptions(Structure):
    _fields_ = [("wishes", c_uint8 * 120), ("fatal", c_bool), ("dwarf_reading", c_uint8),
                ("llvm_version", c_uint8), ("reserved", c_uint8 * 5)]


class Diagnostic(Structure):
    _fields_ = [
        ("severity", c_int),
        ("file", c_char_p),
        ("line", c_uint),
        ("column", c_uint),
        ("message", c_char_p),
        ("source_line", c_char_p),
        ("caret", c_uint),
    ]


class SymbolDefinition(Structure):
    _fields_ = [("name", c_char_p), ("value", c_int64)]


class Options(Structure):
    _fields_ = [
        ("file_name", c_char_p),
        ("triple", c_char_p),
        ("processor", c_char_p),
        ("features", c_char_p),
        ("code_object_version", c_uint),
        ("output", c_int),
        ("show_encoding", c_bool),
        ("upgrade_version", c_uint),
        ("fill_metadata", c_bool),
        ("fatal_warnings", c_bool),
        ("no_warnings", c_bool),
        ("error_limit", c_uint),
        ("checks", CheckOptions),
        ("symbols", POINTER(SymbolDefinition)),
        ("symbol_count", c_size_t),
        ("include_directories", POINTER(c_char_p)),
        ("include_directory_count", c_size_t),
        ("debug", c_bool),
        ("dwarf_version", c_uint),
        ("dwarf64", c_bool),
        ("compilation_directory", c_char_p),
        ("main_file_name", c_char_p),
        ("path_maps", c_void_p),
        ("path_map_count", c_size_t),
        ("text_done", c_void_p),
        ("text_context", c_void_p),
        ("take_object", c_void_p),
        ("take_context", c_void_p),
        ("macro_depth_limit", c_uint),
        ("object_size_limit", c_uint64),
        ("debug_compression", c_int),
        ("save_temp_labels", c_bool),
        ("missing_files", c_bool),
        ("section", c_char_p),
        ("dwarf_extensions", c_int),
        ("llvm_version", c_uint),
        ("work_limit", c_uint64),
        ("editing", c_void_p),
        ("reserved", c_uint64 * 3),
    ]


class Result(Structure):
    _fields_ = [
        ("status", c_int),
        ("object", c_void_p),
        ("object_size", c_size_t),
        ("diagnostics", POINTER(Diagnostic)),
        ("diagnostic_count", c_size_t),
        ("files", POINTER(c_char_p)),
        ("file_count", c_size_t),
        ("printed", c_void_p),
        ("printed_size", c_size_t),
    ]


# ---- kdasm/link.h ----


class LinkInput(Structure):
    _fields_ = [("name", c_char_p), ("bytes", c_char_p), ("size", c_size_t)]


class LinkOptions(Structure):
    _fields_ = [
        ("fatal_warnings", c_bool),
        ("no_warnings", c_bool),
        ("error_limit", c_uint),
        ("size_limit", c_uint64),
        ("executable", c_bool),
        ("export_dynamic", c_bool),
        ("link_resources", c_bool),
        ("llvm_version", c_uint),
        ("details", c_void_p),
        ("reserved", c_uint64 * 3),
    ]


# ---- kdasm/target.h, kdasm/descriptor.h ----

TEXT_SIZE = 1024  # enough for every text that these functions write

# More than struct kd_target and struct kd_descriptor_input have, on their alignment.
Room = c_uint64 * 512


class TargetOptions(Structure):
    _fields_ = [
        ("triple", c_char_p),
        ("processor", c_char_p),
        ("features", c_char_p),
        ("code_object_version", c_uint),
        ("llvm_version", c_uint),
        ("reserved", c_uint64 * 4),
    ]


# ---- kdasm/instruction.h ----

INSTRUCTION_SIZE = 20
INSTRUCTION_TEXT_SIZE = 400


class InstructionMessage(Structure):
    _fields_ = [("column", c_uint), ("text", ctypes.c_char * 512)]


class InstructionSymbol(Structure):
    _fields_ = [
        ("name", ctypes.c_char * 1024),
        ("kind", c_int),
        ("offset", c_size_t),
        ("addend", c_int64),
        ("reserved", c_uint64 * 2),
    ]


# ---- kdasm/fixup.h, kdasm/image.h ----


class Fixup(Structure):
    _fields_ = [("offset", c_uint64), ("symbol", c_char_p), ("addend", c_int64), ("kind", c_int)]


class ImageArgument(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("type_name", c_char_p),
        ("value_kind", c_char_p),
        ("address_space", c_char_p),
        ("access", c_char_p),
        ("size", c_uint32),
        ("offset", c_uint32),
        ("reserved", c_uint64 * 2),
    ]


class ImageKernel(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("code", c_char_p),
        ("code_size", c_size_t),
        ("descriptor", POINTER(Room)),
        ("arguments", POINTER(ImageArgument)),
        ("argument_count", c_size_t),
        ("kernarg_align", c_uint32),
        ("max_flat_workgroup_size", c_uint32),
        ("reqd_workgroup_size", c_uint32 * 3),
        ("language", c_char_p),
        ("language_version", c_uint32 * 2),
        ("fixups", POINTER(Fixup)),
        ("fixup_count", c_size_t),
        ("reserved", c_uint64 * 4),
    ]


class ImageSymbol(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("place", c_int),
        ("scope", c_int),
        ("bytes", c_char_p),
        ("size", c_uint64),
        ("alignment", c_uint64),
        ("fixups", POINTER(Fixup)),
        ("fixup_count", c_size_t),
        ("reserved", c_uint64 * 4),
    ]


class ImageOptions(Structure):
    _fields_ = [
        ("metadata_kind", c_int),
        ("metadata", c_char_p),
        ("metadata_size", c_size_t),
        ("relocatable", c_bool),
        ("size_limit", c_uint64),
        ("checks", CheckOptions),
        ("symbols", POINTER(ImageSymbol)),
        ("symbol_count", c_size_t),
        ("reserved", c_uint64 * 4),
    ]


# ---- kdasm/code_object.h, kdasm/findings.h ----


class Kernel(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("descriptor", c_void_p),
        ("descriptor_size", c_size_t),
        ("descriptor_offset", c_uint64),
        ("descriptor_address", c_uint64),
        ("descriptor_section", c_uint32),
        ("descriptor_flags", c_uint64),
        ("binding", c_uint8),
        ("visibility", c_uint8),
        ("has_entry", c_bool),
        ("entry_symbol", c_char_p),
        ("entry_address", c_uint64),
        ("entry_offset", c_uint64),
        ("entry_section", c_uint32),
        ("entry_flags", c_uint64),
        ("same_entry", c_char_p),
        ("metadata", c_void_p),
        ("metadata_note", c_void_p),
    ]


class Setting(Structure):
    _fields_ = [("field", c_char_p), ("value", c_int64)]


class PrintOptions(Structure):
    _fields_ = [
        ("kernels", POINTER(c_char_p)),
        ("kernel_count", c_size_t),
        ("file_name", c_char_p),
        ("content", c_void_p),
        ("line_prefix", c_char_p),
        ("colour", c_bool),
        ("code", c_bool),
        ("uses", c_bool),
        ("changed", c_bool),
        ("debug", c_bool),
        ("dwarf_reading", c_uint8),
        ("llvm_version", c_uint8),
        ("relocations", c_bool),
        ("all", c_bool),
        ("unread", c_void_p),
        ("reserved", c_uint64 * 2),
    ]


# ---- kdasm/bundle.h, kdasm/contents.h ----


class BundleEntry(Structure):
    _fields_ = [("id", c_char_p), ("bytes", c_char_p), ("size", c_size_t), ("offset", c_uint64)]


class BundleOptions(Structure):
    _fields_ = [
        ("alignment", c_uint64),
        ("compress", c_bool),
        ("level", c_int),
        ("version", c_uint),
        ("reserved", c_uint64 * 4),
    ]


class BundleFile(Structure):
    _fields_ = [("status", c_int), ("error", c_char_p), ("bytes", c_void_p), ("size", c_size_t)]


class Content(Structure):
    _fields_ = [
        ("offset", c_uint64),
        ("size", c_size_t),
        ("bundle_id", c_char_p),
        ("id_number", c_size_t),
        ("id_count", c_size_t),
        ("bundle_offset", c_uint64),
        ("bundle_size", c_uint64),
        ("is_packed", c_bool),
        ("member", c_char_p),
        ("section", c_char_p),
        ("is_code_object", c_bool),
        ("is_damaged", c_bool),
        ("target_id", c_char_p),
        ("uri", c_char_p),
        ("load_address", c_uint64),
        ("kpack_target", c_char_p),
    ]


class Contents(Structure):
    _fields_ = [
        ("status", c_int),
        ("error", c_char_p),
        ("items", POINTER(Content)),
        ("count", c_size_t),
        ("remarks", POINTER(c_char_p)),
        ("remark_count", c_size_t),
        ("references", c_void_p),
        ("reference_count", c_size_t),
    ]


# The C names of the structures above.
STRUCTURES: dict[str, type[Structure]] = {
    "kd_check_options": CheckOptions,
    "kd_diagnostic": Diagnostic,
    "kd_symbol_definition": SymbolDefinition,
    "kd_options": Options,
    "kd_result": Result,
    "kd_link_input": LinkInput,
    "kd_link_options": LinkOptions,
    "kd_target_options": TargetOptions,
    "kd_instruction_message": InstructionMessage,
    "kd_instruction_symbol": InstructionSymbol,
    "kd_fixup": Fixup,
    "kd_image_argument": ImageArgument,
    "kd_image_kernel": ImageKernel,
    "kd_image_symbol": ImageSymbol,
    "kd_image_options": ImageOptions,
    "kd_kernel": Kernel,
    "kd_setting": Setting,
    "kd_print_options": PrintOptions,
    "kd_bundle_entry": BundleEntry,
    "kd_bundle_options": BundleOptions,
    "kd_bundle_file": BundleFile,
    "kd_content": Content,
    "kd_contents": Contents,
}

TakeText = ctypes.CFUNCTYPE(None, c_void_p, POINTER(ctypes.c_char), c_size_t)

_PROTOTYPES: dict[str, tuple[object, list[object]]] = {
    "kd_version": (c_char_p, []),
    "kd_assemble": (POINTER(Result), [c_char_p, c_size_t, POINTER(Options)]),
    "kd_link": (POINTER(Result), [POINTER(LinkInput), c_size_t, POINTER(LinkOptions)]),
    "kd_result_free": (None, [POINTER(Result)]),
    "kd_check_option": (c_bool, [POINTER(CheckOptions), c_char_p, c_char_p, c_size_t]),
    "kd_target_init": (c_bool, [POINTER(Room), POINTER(TargetOptions), c_char_p, c_size_t]),
    "kd_target_id_format": (c_size_t, [POINTER(Room), c_char_p, c_size_t]),
    "kd_bundle_id_format": (c_size_t, [POINTER(Room), c_char_p, c_size_t]),
    "kd_descriptor_set": (c_bool, [POINTER(Room), POINTER(Room), c_char_p, c_int64, c_char_p, c_size_t]),
    "kd_encode_with_symbol": (
        c_size_t,
        [
            POINTER(Room),
            c_char_p,
            c_size_t,
            c_char_p,
            c_size_t,
            POINTER(InstructionSymbol),
            POINTER(InstructionMessage),
        ],
    ),
    "kd_decode": (c_size_t, [POINTER(Room), c_char_p, c_size_t, c_char_p, c_size_t]),
    "kd_image_make": (
        POINTER(Result),
        [POINTER(Room), POINTER(ImageKernel), c_size_t, POINTER(ImageOptions)],
    ),
    "kd_code_object_open": (c_void_p, [c_char_p, c_size_t]),
    "kd_code_object_close": (None, [c_void_p]),
    "kd_code_object_status": (c_int, [c_void_p]),
    "kd_code_object_error": (c_char_p, [c_void_p]),
    "kd_code_object_target_id": (c_char_p, [c_void_p]),
    "kd_code_object_version": (c_uint, [c_void_p]),
    "kd_code_object_is_linked": (c_bool, [c_void_p]),
    "kd_code_object_kernel_count": (c_size_t, [c_void_p]),
    "kd_code_object_kernel": (POINTER(Kernel), [c_void_p, c_size_t]),
    "kd_code_object_metadata": (c_void_p, [c_void_p]),
    "kd_code_object_print": (c_bool, [c_void_p, c_int, POINTER(PrintOptions), TakeText, c_void_p]),
    "kd_kernel_get": (c_bool, [c_void_p, POINTER(Kernel), c_char_p, POINTER(c_int64), c_char_p, c_size_t]),
    "kd_kernel_set": (
        c_bool,
        [c_void_p, POINTER(Kernel), POINTER(Setting), c_size_t, c_void_p, c_char_p, c_size_t],
    ),
    "kd_value_kind": (c_int, [c_void_p]),
    "kd_value_count": (c_size_t, [c_void_p]),
    "kd_value_at": (c_void_p, [c_void_p, c_size_t]),
    "kd_value_key": (c_void_p, [c_void_p, c_size_t]),
    "kd_value_text": (c_void_p, [c_void_p, POINTER(c_size_t)]),
    "kd_value_signed": (c_bool, [c_void_p, POINTER(c_int64)]),
    "kd_value_unsigned": (c_bool, [c_void_p, POINTER(c_uint64)]),
    "kd_value_boolean": (c_bool, [c_void_p, POINTER(c_bool)]),
    "kd_value_float": (c_bool, [c_void_p, POINTER(ctypes.c_double)]),
    "kd_bundle_write": (POINTER(BundleFile), [POINTER(BundleEntry), c_size_t, POINTER(BundleOptions)]),
    "kd_bundle_file_free": (None, [POINTER(BundleFile)]),
    "kd_contents_find": (POINTER(Contents), [c_char_p, c_size_t, c_void_p]),
    "kd_contents_bytes": (c_void_p, [POINTER(Contents), c_size_t]),
    "kd_contents_free": (None, [POINTER(Contents)]),
}


def _open() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(find_library())
    except OSError as error:
        raise OSError(f"{error}; KDASM_LIBRARY names the file of the library if the system does not find it") from None
    for name, (result, arguments) in _PROTOTYPES.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


lib = _open()

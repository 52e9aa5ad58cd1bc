"""
Area yaml: random documents of `metadata_documents` between
`.amdgpu_metadata` and `.end_amdgpu_metadata`.
"""

from __future__ import annotations

import metadata_documents
from case import Case
from pick import Picker

SHARE = 900


def generate(pick: Picker) -> Case:
    document = metadata_documents.document(pick.random)
    if document and not document.endswith(b"\n"):
        document += b"\n"
    return pick.case(b".amdgpu_metadata\n" + document + b".end_amdgpu_metadata\n")

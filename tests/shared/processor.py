"""
processor.py: how fast this machine's processor is beside the one that tests' bounds were written on.
"""

from __future__ import annotations

import resource
import zlib

NUMBERS = 300_000  # lines that are compressed in ...
SECONDS = 0.3


def slowness() -> float:
    """1, or what a bound of the processor's time must be multiplied with on a slower one."""
    lines = b"".join(b"%d\n" % (i * i) for i in range(NUMBERS))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_utime
    zlib.compress(lines)
    return max(1.0, (resource.getrusage(resource.RUSAGE_SELF).ru_utime - before) / SECONDS)

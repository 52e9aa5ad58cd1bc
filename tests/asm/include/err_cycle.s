.include "cycle.inc"

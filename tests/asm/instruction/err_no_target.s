// An instruction before a target is known.
s_endpgm

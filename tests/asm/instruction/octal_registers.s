// Between brackets an index is an expression, where a leading zero makes a number octal; it does not in a name.
flat_load_dwordx2 v[010:011], v[2:3]
flat_load_dwordx2 v[8:011], v[0:1]
flat_load_dword v[010], v[2:3]
flat_load_dword v[00], v[2:3]
flat_load_dword v010, v[2:3]
s_mov_b64 s[010:011], s[0:01]

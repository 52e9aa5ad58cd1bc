// How each kind of scalar and collection is printed; a list that is empty in a list cannot be read back.
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels: 
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 1
    .vgpr_count: 1
    .max_flat_workgroup_size: 32
    .args:
      - {.size: 4, .offset: 0, .value_kind: by_value}
      - {.size: 4, .offset: 0, .value_kind: by_value, .name: "x\ty"}
a: [[1,2],[3,[4,5]],{b: 1, c: [1]},[],{}, [[]], [{}]]
b: {}
c: []
d: {e: {f: {g: 1}}, 5: 6, -3: 4, true: 1, 1.5: 2, "x y": 5, "": 1, abcdefghijklmnop: 1, abcdefghijklmno: 1}
e: [1.5, 1.0e+400, -1.5, 0.1, .5, 1e3, "", true, false, !nil ""]
f: ["a b", "a: b", "a/b", "-x", " x", "x ", "null", "Null", "~", "True", ".inf", "it's", "a\nb", "é", "\x01", !str 12, !str true, !str "", !str 0x1, "yes", "a,b", ",x", "a\"b", "#x", "x#", "%x", "@x", "&x", "*x", "?x", "!x", "|", ">", "[x", "]", "{", "}", "x:", "y", "n", "No", "1_000", "0o17", !str 0b1, !str 1e5, "+x", ".x", "=", "<<", "---", "...", "1.2.3", "a\tb", "\t", "a\\b", "\x7f", "2020-01-01", ".nan", ".NaN", ".Inf", "-.inf", !str -3, !str +3, !str 010]
g: 
  h: [a]
  i: {j: [b, {k: c}]}
h: [[[a]]]
abcdefghijklmnopq: [x]
abcdefghijklmnopqr: 5
"k ey": 1
"ke:y": 1
!nil "": 2
.end_amdgpu_metadata

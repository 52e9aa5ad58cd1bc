// The target of a weak reference is weak if relocations refer to it through that alone.
.weakref a, weak_target
.weakref b, target
.weakref c, unused_target
.weakref d, global_target
.weakref e, common_target
.weakref f, defined_target
.set g, h
.weakref h, target_of_alias
.globl global_target
.comm common_target, 4
.long a, a
.long b, target
.long d
.quad e + 4
.long f
.long g
defined_target:

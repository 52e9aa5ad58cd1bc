// llvm-mc works out what is left in no table, too: values that were replaced, and those of local symbols.
replaced = late * 2
replaced = 3
.Llocal = !late
.set twice, late + other
.set twice, 1 || late
.set twice, 5
.Lcalls = 1 + max(late, 1) * other
	.comm	common, 4
.Lcommon = common
.Lplaced = common + 4
again = common
again = 4
	.amdgpu_lds shared, 4
.Lshared = shared
.Lminus = 1 - late
.Lcycle = .Lcycle + late
	.long	replaced

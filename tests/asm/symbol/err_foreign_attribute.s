.cold f
.weak_definition .Lx
.weak_reference .Lx
.no_dead_strip .Lx

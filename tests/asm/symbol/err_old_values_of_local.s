// A symbol that has no value leaves the one that is set to it without one.
.Lfar = (late - other) * 2
alias = .Lfar

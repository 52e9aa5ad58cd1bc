.weak ""

.set ?x, 1

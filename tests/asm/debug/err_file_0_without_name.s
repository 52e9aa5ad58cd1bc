.loc 0 1

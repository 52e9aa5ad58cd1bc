later later2:

.float a2

.hidden x2,

.size x2, .-.

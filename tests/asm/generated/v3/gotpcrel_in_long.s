.long sym@gotpcrel+22

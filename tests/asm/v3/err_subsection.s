.text 8193

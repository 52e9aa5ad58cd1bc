.text/* "q */

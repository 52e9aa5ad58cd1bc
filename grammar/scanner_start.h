/* scanner_start.h: the beginning of the scanner, for who reads a source. */
#ifndef KD_GRAMMAR_SCANNER_START_H
#define KD_GRAMMAR_SCANNER_START_H

struct reader;

/* Prepares the scanner; it reads nothing before scanner_read(). */
void scanner_start(struct reader *reader);

#endif

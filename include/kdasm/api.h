/* kdasm/api.h: marks the functions that libkdasm exports. */
#ifndef KDASM_API_H
#define KDASM_API_H

#define KD_API __attribute__((visibility("default")))

#endif

/* kdasm/api.h: marks the functions that libkdasm exports, for C and C++. */
#ifndef KDASM_API_H
#define KDASM_API_H

#define KD_API __attribute__((visibility("default")))

/* Enclose the declarations of a header: in C++ they get C linkage. */
#ifdef __cplusplus
#define KD_DECLARATIONS_BEGIN extern "C" {
#define KD_DECLARATIONS_END }
#else
#define KD_DECLARATIONS_BEGIN
#define KD_DECLARATIONS_END
#endif

#endif

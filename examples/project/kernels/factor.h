#ifndef FACTOR
#define FACTOR 3
#endif

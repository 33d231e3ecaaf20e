#include <malloc.h>

// unistd.h declares it only for programs that ask for GNU's own functions.
extern int syncfs(int descriptor);

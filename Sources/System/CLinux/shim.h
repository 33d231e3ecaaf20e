// What the modules of Linux' C libraries leave out.
#include <fcntl.h>
#include <iconv.h>
#include <sys/inotify.h>
#include <sys/xattr.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// unistd.h declares this only for programs that ask for GNU's own functions.
extern int syncfs(int descriptor);

// What the modules of Linux' C libraries leave out.
#include <fcntl.h>
#include <sys/inotify.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// unistd.h declares these only for programs that ask for GNU's own functions.
extern int syncfs(int descriptor);
extern long syscall(long number, ...);

// Exchanges two files; not every C library has renameat2.
static inline int exchangeFiles(const char *one, const char *other) {
  const unsigned exchange = 2;
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
}

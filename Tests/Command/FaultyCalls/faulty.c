// Makes a chosen call of the system fail, or kills the process there: beneath a command, with LD_PRELOAD.
//
// FAULT_FOLDER: only calls with paths in this folder, or with files that were opened there, count.
// FAULT_AT: the number of the call, from 1; 0 for none.
// FAULT_ERROR: the number of the error; 0 kills the process before the call.
// FAULT_LOG: a file to which the name of each call is added.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int count;

// Whether the call is to fail; errno is set then.
static int fails(const char *call, const char *path) {
  const char *folder = getenv("FAULT_FOLDER"), *at = getenv("FAULT_AT"), *log = getenv("FAULT_LOG");
  char here[4096];
  if (!folder || !path) return 0;
  if (*path == '/' ? strncmp(path, folder, strlen(folder)) != 0
                   : !getcwd(here, sizeof here) || strncmp(here, folder, strlen(folder)) != 0)
    return 0;
  int number = __atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST);
  if (log) {
    int file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    char line[64];
    int size = snprintf(line, sizeof line, "%s\n", call);
    syscall(SYS_write, file, line, size);
    syscall(SYS_close, file);
  }
  if (!at || number != atoi(at)) return 0;
  int error = atoi(getenv("FAULT_ERROR"));
  if (error == 0) syscall(SYS_kill, getpid(), SIGKILL);
  errno = error;
  return 1;
}

static int failsOpen(const char *call, int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t size = syscall(SYS_readlink, link, path, sizeof path - 1);
  if (size <= 0) return 0;
  path[size] = 0;
  return *path == '/' && fails(call, path);
}

#define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))
#define BY_PATH(type, failed, name, parameters, path, ...) \
  type name parameters { return fails(#name, path) ? failed : REAL(name)(__VA_ARGS__); }
#define BY_FILE(type, name, parameters, file, ...) \
  type name parameters { return failsOpen(#name, file) ? -1 : REAL(name)(__VA_ARGS__); }

static mode_t mode(int flags, va_list rest) {
  return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(rest, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  return fails("open", path) ? -1 : REAL(open)(path, flags, mode(flags, rest));
}

int openat(int folder, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  return fails("openat", path) ? -1 : REAL(openat)(folder, path, flags, mode(flags, rest));
}

BY_PATH(int, -1, stat, (const char *p, struct stat *s), p, p, s)
BY_PATH(int, -1, lstat, (const char *p, struct stat *s), p, p, s)
BY_PATH(int, -1, fstatat, (int d, const char *p, struct stat *s, int f), p, d, p, s, f)
BY_PATH(int, -1, faccessat, (int d, const char *p, int m, int f), p, d, p, m, f)
BY_PATH(ssize_t, -1, readlink, (const char *p, char *b, size_t n), p, p, b, n)
BY_PATH(char *, NULL, realpath, (const char *p, char *b), p, p, b)
BY_PATH(DIR *, NULL, opendir, (const char *p), p, p)
BY_PATH(int, -1, mkstemp, (char *p), p, p)
BY_PATH(int, -1, mkdir, (const char *p, mode_t m), p, p, m)
BY_PATH(int, -1, link, (const char *p, const char *q), q, p, q)
BY_PATH(int, -1, rename, (const char *p, const char *q), q, p, q)
BY_PATH(int, -1, unlink, (const char *p), p, p)
BY_FILE(int, fstat, (int f, struct stat *s), f, f, s)
BY_FILE(int, fsync, (int f), f, f)
BY_FILE(int, syncfs, (int f), f, f)
BY_FILE(int, flock, (int f, int o), f, f, o)
BY_FILE(int, ftruncate, (int f, off_t n), f, f, n)
BY_FILE(ssize_t, read, (int f, void *b, size_t n), f, f, b, n)
BY_FILE(ssize_t, pread, (int f, void *b, size_t n, off_t o), f, f, b, n, o)
BY_FILE(ssize_t, write, (int f, const void *b, size_t n), f, f, b, n)
BY_FILE(ssize_t, pwrite, (int f, const void *b, size_t n, off_t o), f, f, b, n, o)

struct dirent *readdir(DIR *folder) {
  return failsOpen("readdir", dirfd(folder)) ? NULL : REAL(readdir)(folder);
}

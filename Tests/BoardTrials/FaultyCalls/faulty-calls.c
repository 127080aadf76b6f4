// Counts the calls by which a program touches files, and lets one of them go wrong. To be preloaded.
//
//   FAULTY_PROGRAM  the name of the program that is meant; others are left alone
//   FAULTY_CALL     the call that goes wrong, counted from 1
//   FAULTY_HOW      "before" or "after": the process is killed then; a number: the call fails with
//                   this error; "full": this call and every later one that needs room on the disk
//                   finds none; a file that gets another name needs none
//   FAULTY_LOG      a file that gets the names of all calls, one a line

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
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

static int counting, log_file = -1;
static long count, faulty_call;
static const char *how = "";

__attribute__((constructor)) static void begin(void) {
  const char *program = getenv("FAULTY_PROGRAM"), *log = getenv("FAULTY_LOG");
  counting = program && strcmp(program, program_invocation_short_name) == 0;
  if (!counting) return;
  if (getenv("FAULTY_CALL")) faulty_call = atol(getenv("FAULTY_CALL"));
  if (getenv("FAULTY_HOW")) how = getenv("FAULTY_HOW");
  if (log) log_file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
}

static void die(void) { syscall(SYS_kill, syscall(SYS_getpid), SIGKILL); }

static void note(const char *name) {
  if (log_file < 0) return;
  char line[64];
  int length = snprintf(line, sizeof line, "%s\n", name);
  syscall(SYS_write, log_file, line, length);
}

/// Counts a call; gives the error that it is to fail with, or 0.
static int error_of(const char *name, int needs_room) {
  if (!counting) return 0;
  note(name);
  count++;
  if (strcmp(how, "full") == 0) return faulty_call && count >= faulty_call && needs_room ? ENOSPC : 0;
  if (count != faulty_call) return 0;
  if (strcmp(how, "before") == 0) die();
  return atoi(how);
}

/// What comes behind the call that was counted last.
static void end_call(void) {
  if (counting && count == faulty_call && strcmp(how, "after") == 0) die();
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define CALL(type, name, failure, needs_room, parameters, ...) \
  type name parameters {                                       \
    int error = error_of(#name, needs_room);                   \
    if (error) {                                               \
      errno = error;                                           \
      return failure;                                          \
    }                                                          \
    type result = REAL(name)(__VA_ARGS__);                     \
    end_call();                                                \
    return result;                                             \
  }

#define OPENING(name, parameters, ...)                          \
  int name parameters {                                         \
    mode_t mode = 0;                                            \
    if (flags & (O_CREAT | __O_TMPFILE)) {                      \
      va_list rest;                                             \
      va_start(rest, flags);                                    \
      mode = va_arg(rest, mode_t);                              \
      va_end(rest);                                             \
    }                                                           \
    int error = error_of(#name, (flags & O_CREAT) != 0);        \
    if (error) {                                                \
      errno = error;                                            \
      return -1;                                                \
    }                                                           \
    int result = REAL(name)(__VA_ARGS__, mode);                 \
    end_call();                                                 \
    return result;                                              \
  }

OPENING(open, (const char *path, int flags, ...), path, flags)
OPENING(open64, (const char *path, int flags, ...), path, flags)
OPENING(openat, (int folder, const char *path, int flags, ...), folder, path, flags)
OPENING(openat64, (int folder, const char *path, int flags, ...), folder, path, flags)
CALL(int, creat, -1, 1, (const char *path, mode_t mode), path, mode)
CALL(FILE *, fopen, NULL, 0, (const char *path, const char *mode), path, mode)
CALL(FILE *, fopen64, NULL, 0, (const char *path, const char *mode), path, mode)

CALL(ssize_t, read, -1, 0, (int file, void *bytes, size_t size), file, bytes, size)
CALL(ssize_t, pread, -1, 0, (int file, void *bytes, size_t size, off_t at), file, bytes, size, at)
CALL(ssize_t, pread64, -1, 0, (int file, void *bytes, size_t size, off_t at), file, bytes, size, at)
CALL(ssize_t, write, -1, file > STDERR_FILENO, (int file, const void *bytes, size_t size), file, bytes, size)
CALL(ssize_t, pwrite, -1, 1, (int file, const void *bytes, size_t size, off_t at), file, bytes, size, at)
CALL(ssize_t, pwrite64, -1, 1, (int file, const void *bytes, size_t size, off_t at), file, bytes, size, at)
CALL(off_t, lseek, -1, 0, (int file, off_t at, int from), file, at, from)
CALL(int, fsync, -1, 1, (int file), file)
CALL(int, fdatasync, -1, 1, (int file), file)
CALL(int, ftruncate, -1, 0, (int file, off_t size), file, size)
CALL(int, truncate, -1, 0, (const char *path, off_t size), path, size)
CALL(int, flock, -1, 0, (int file, int action), file, action)

CALL(int, stat, -1, 0, (const char *path, struct stat *status), path, status)
CALL(int, lstat, -1, 0, (const char *path, struct stat *status), path, status)
CALL(int, fstat, -1, 0, (int file, struct stat *status), file, status)
CALL(int, stat64, -1, 0, (const char *path, struct stat64 *status), path, status)
CALL(int, lstat64, -1, 0, (const char *path, struct stat64 *status), path, status)
CALL(int, fstat64, -1, 0, (int file, struct stat64 *status), file, status)
CALL(int, fstatat, -1, 0, (int folder, const char *path, struct stat *status, int flags), folder, path, status, flags)
CALL(int, fstatat64, -1, 0, (int folder, const char *path, struct stat64 *status, int flags), folder, path, status, flags)
CALL(int, access, -1, 0, (const char *path, int mode), path, mode)
CALL(ssize_t, readlink, -1, 0, (const char *path, char *target, size_t size), path, target, size)
CALL(char *, realpath, NULL, 0, (const char *path, char *target), path, target)
CALL(char *, getcwd, NULL, 0, (char *path, size_t size), path, size)

CALL(int, rename, -1, 0, (const char *path, const char *target), path, target)
CALL(int, renameat2, -1, 0, (int folder, const char *path, int other, const char *target, unsigned flags), folder, path, other, target, flags)
CALL(int, link, -1, 1, (const char *path, const char *target), path, target)
CALL(int, symlink, -1, 1, (const char *path, const char *target), path, target)
CALL(int, unlink, -1, 0, (const char *path), path)
CALL(int, mkdir, -1, 1, (const char *path, mode_t mode), path, mode)
CALL(int, rmdir, -1, 0, (const char *path), path)
CALL(int, mkstemps, -1, 1, (char *path, int suffix), path, suffix)
CALL(int, chmod, -1, 0, (const char *path, mode_t mode), path, mode)
CALL(int, fchmod, -1, 0, (int file, mode_t mode), file, mode)
CALL(int, chown, -1, 0, (const char *path, uid_t user, gid_t group), path, user, group)
CALL(int, fchown, -1, 0, (int file, uid_t user, gid_t group), file, user, group)
CALL(int, utimes, -1, 0, (const char *path, const struct timeval times[2]), path, times)
CALL(int, futimes, -1, 0, (int file, const struct timeval times[2]), file, times)
CALL(int, utimensat, -1, 0, (int folder, const char *path, const struct timespec times[2], int flags), folder, path, times, flags)

CALL(DIR *, opendir, NULL, 0, (const char *path), path)
CALL(struct dirent *, readdir, NULL, 0, (DIR *folder), folder)
CALL(struct dirent64 *, readdir64, NULL, 0, (DIR *folder), folder)

// As the system has it, what cannot be closed is closed all the same.
int close(int file) {
  int error = error_of("close", 0);
  int result = REAL(close)(file);
  end_call();
  if (!error) return result;
  errno = error;
  return -1;
}

int closedir(DIR *folder) {
  int error = error_of("closedir", 0);
  int result = REAL(closedir)(folder);
  end_call();
  if (!error) return result;
  errno = error;
  return -1;
}

static int control(const char *name, int file, int command, void *argument) {
  int error = error_of(name, 0);
  if (error) {
    errno = error;
    return -1;
  }
  int result = REAL(fcntl)(file, command, argument);
  end_call();
  return result;
}

int fcntl(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  return control("fcntl", file, command, argument);
}

int fcntl64(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  return control("fcntl64", file, command, argument);
}

// Only the maps of files: the others are memory.
void *mmap(void *at, size_t size, int protection, int flags, int file, off_t offset) {
  if (file < 0) return REAL(mmap)(at, size, protection, flags, file, offset);
  int error = error_of("mmap", 0);
  if (error) {
    errno = error;
    return MAP_FAILED;
  }
  void *result = REAL(mmap)(at, size, protection, flags, file, offset);
  end_call();
  return result;
}

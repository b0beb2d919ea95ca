// Runs a program and prints its time and memory, on the standard error's last line, as
// "NANOSECONDS ELAPSED BYTES": the processor's time, the program's own and the system's for it, the
// time by the clock in nanoseconds, and the most memory that it held.
//
//   whole-process PROGRAM ARGUMENT…
//
// On Linux a process inherits the peak of memory of the process that starts it, and this one is
// small.

#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long nanoseconds(struct timeval time) {
  return time.tv_sec * 1000000000LL + time.tv_usec * 1000LL;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(int count, char **arguments) {
  if (count < 2) {
    fprintf(stderr, "usage: whole-process PROGRAM ARGUMENT…\n");
    return 2;
  }
  long long start = now();
  pid_t child;
  int error = posix_spawn(&child, arguments[1], NULL, NULL, arguments + 1, environ);
  if (error != 0) {
    fprintf(stderr, "whole-process: %s: %s\n", arguments[1], strerror(error));
    return 2;
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return 2;
  long long elapsed = now() - start;
  long long time = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
#ifdef __APPLE__
  long long bytes = usage.ru_maxrss;
#else
  long long bytes = usage.ru_maxrss * 1024LL;
#endif
  fprintf(stderr, "%lld %lld %lld\n", time, elapsed, bytes);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
}

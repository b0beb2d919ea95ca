// Runs a program and prints what it took, on the standard error's last line, as "NANOSECONDS BYTES":
// wall-clock time from start to end, and the most memory that it held.
//
//   whole-process PROGRAM ARGUMENT…
//
// A program that is started by a large one inherits that one's peak of memory on Linux; started by
// this small one it does not.

#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

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
  pid_t child;
  long long start = now();
  int error = posix_spawn(&child, arguments[1], NULL, NULL, arguments + 1, environ);
  if (error != 0) {
    fprintf(stderr, "whole-process: %s: %s\n", arguments[1], strerror(error));
    return 2;
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return 2;
  long long time = now() - start;
#ifdef __APPLE__
  long long bytes = usage.ru_maxrss;
#else
  long long bytes = usage.ru_maxrss * 1024LL;
#endif
  fprintf(stderr, "%lld %lld\n", time, bytes);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
}

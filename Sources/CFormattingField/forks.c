#define _GNU_SOURCE
#include "forks.h"

#include <pthread.h>

#ifdef PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP
#define UNUSED PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP
#else
#define UNUSED PTHREAD_RWLOCK_INITIALIZER
#endif

// A call has it for reading, a fork for writing.
static pthread_rwlock_t workers = UNUSED;
// How many calls the thread is in.
static _Thread_local int depth;

void ff_work_begins(void) {
  if (depth++ == 0) pthread_rwlock_rdlock(&workers);
}

void ff_work_ends(void) {
  if (--depth == 0) pthread_rwlock_unlock(&workers);
}

// A writer of the host's that forks inside of a call cannot wait for the call.
static void before_fork(void) {
  if (depth == 0) pthread_rwlock_wrlock(&workers);
}

static void after_fork(void) {
  if (depth == 0) pthread_rwlock_unlock(&workers);
}

static void after_fork_in_child(void) {
  static const pthread_rwlock_t unused = UNUSED;
  if (depth == 0) workers = unused;
}

__attribute__((constructor)) static void watch_forks(void) {
  pthread_atfork(before_fork, after_fork, after_fork_in_child);
}

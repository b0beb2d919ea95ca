#define _GNU_SOURCE
#include "forks.h"

#include <pthread.h>

#ifdef PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP
#define UNUSED PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP
#else
#define UNUSED PTHREAD_RWLOCK_INITIALIZER
#endif

// Held for reading by each thread that is in a call of the library, and for writing by a thread that forks. So a fork
// waits until no call runs.
static pthread_rwlock_t workers = UNUSED;
// How many calls of the library this thread is in, one inside of the other.
static _Thread_local int depth;

void ff_work_begins(void) {
  if (depth++ == 0) pthread_rwlock_rdlock(&workers);
}

void ff_work_ends(void) {
  if (--depth == 0) pthread_rwlock_unlock(&workers);
}

// If this thread is in a call itself, as when the host's function that writes numbers forks, it must not wait for that
// call to end, so it takes no lock.
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

#define _GNU_SOURCE
#include "forks.h"

#include <pthread.h>

// A forked child has only the thread that forked: a lock that another thread held would be held for ever. Making
// takes the read lock, a fork the write lock.
#ifdef PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP
#define NC_RWLOCK PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP
#else
#define NC_RWLOCK PTHREAD_RWLOCK_INITIALIZER
#endif
static pthread_rwlock_t makers = NC_RWLOCK;

static void before_fork(void) { pthread_rwlock_wrlock(&makers); }

static void after_fork(void) { pthread_rwlock_unlock(&makers); }

static void after_fork_in_child(void) {
  static const pthread_rwlock_t unused = NC_RWLOCK;
  makers = unused;
}

__attribute__((constructor)) static void watch_forks(void) {
  pthread_atfork(before_fork, after_fork, after_fork_in_child);
}

void nc_making_begins(void) { pthread_rwlock_rdlock(&makers); }

void nc_making_ends(void) { pthread_rwlock_unlock(&makers); }

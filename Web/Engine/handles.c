#define _GNU_SOURCE
#include "handles.h"

#ifndef __wasm__
#include <pthread.h>
#endif

// Declared here, because the header is missing without a C library.
int posix_memalign(void **result, size_t alignment, size_t size);

_Atomic(ff_slot *) ff_chunks[FF_CHUNK_COUNT];

// Guards the variables below; handles are looked up without the lock.
static atomic_flag lock = ATOMIC_FLAG_INIT;
// How many slots were ever taken.
static uintptr_t taken;
// The index of the first free slot, plus one; the object of a free slot is the next of these
// numbers.
static uintptr_t first_free;
static size_t count;

static const uintptr_t chunk_size = (uintptr_t)1 << FF_CHUNK_BITS;
static const uintptr_t index_mask = ((uintptr_t)1 << FF_INDEX_BITS) - 1;
static const uintptr_t tag_mask = UINTPTR_MAX >> FF_INDEX_BITS;

static void acquire(void) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {}
}

static void release(void) { atomic_flag_clear_explicit(&lock, memory_order_release); }

static ff_slot *slot_at(uintptr_t index) {
  ff_slot *chunk = atomic_load_explicit(&ff_chunks[index >> FF_CHUNK_BITS], memory_order_relaxed);
  return chunk ? &chunk[index & (chunk_size - 1)] : NULL;
}

#ifndef __wasm__
// A forked child has only the thread that forked: a lock of another thread would be held for
// ever. So a fork waits until nobody holds the table's lock or makes a format, and both are free
// in the child.
#ifdef PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP
#define FF_RWLOCK PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP
#else
#define FF_RWLOCK PTHREAD_RWLOCK_INITIALIZER
#endif
// Making a format takes the read lock, a fork the write lock.
static pthread_rwlock_t makers = FF_RWLOCK;

static void before_fork(void) {
  pthread_rwlock_wrlock(&makers);
  acquire();
}

static void after_fork(void) {
  release();
  pthread_rwlock_unlock(&makers);
}

static void after_fork_in_child(void) {
  static const pthread_rwlock_t unused = FF_RWLOCK;
  release();
  makers = unused;
}

__attribute__((constructor)) static void watch_forks(void) {
  pthread_atfork(before_fork, after_fork, after_fork_in_child);
}

void ff_making_begins(void) { pthread_rwlock_rdlock(&makers); }

void ff_making_ends(void) { pthread_rwlock_unlock(&makers); }
#endif

// A slot that was never taken; NULL if there is none.
static ff_slot *new_slot(uintptr_t *index) {
  if (taken > index_mask) return NULL;
  *index = taken;
  if (!slot_at(taken)) {
    void *memory;
    if (posix_memalign(&memory, sizeof(void *), chunk_size * sizeof(ff_slot))) return NULL;
    ff_slot *chunk = memory;
    for (uintptr_t place = 0; place < chunk_size; place++) {
      atomic_init(&chunk[place].tag, 0);
      atomic_init(&chunk[place].object, 0);
    }
    atomic_store_explicit(&ff_chunks[taken >> FF_CHUNK_BITS], chunk, memory_order_release);
  }
  return slot_at(taken++);
}

// One count for all slots, so that a slot has another generation each time it is taken.
static uintptr_t generation;

void *ff_handle_make(ff_kind kind, void *object) {
  acquire();
  uintptr_t index = first_free - 1;
  ff_slot *slot = first_free ? slot_at(index) : NULL;
  if (slot) {
    first_free = atomic_load_explicit(&slot->object, memory_order_relaxed);
  } else if (!(slot = new_slot(&index))) {
    release();
    return NULL;
  }
  generation++;
  uintptr_t tag = ((generation << FF_KIND_BITS) | (uintptr_t)kind) & tag_mask;
  atomic_store_explicit(&slot->object, (uintptr_t)object, memory_order_relaxed);
  atomic_store_explicit(&slot->tag, tag, memory_order_release);
  count++;
  release();
  return (void *)(tag << FF_INDEX_BITS | index);
}

void *ff_handle_free(const void *handle, ff_kind kind) {
  acquire();
  void *object = ff_handle_object(handle, kind);
  if (object) {
    uintptr_t index = (uintptr_t)handle & index_mask;
    ff_slot *slot = slot_at(index);
    atomic_store_explicit(&slot->tag, 0, memory_order_release);
    atomic_store_explicit(&slot->object, first_free, memory_order_relaxed);
    first_free = index + 1;
    count--;
  }
  release();
  return object;
}

size_t ff_handle_count(void) {
  acquire();
  size_t result = count;
  release();
  return result;
}

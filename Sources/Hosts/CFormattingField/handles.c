#include "handles.h"

// Declared here, as the header would be missing where there is no C library.
int posix_memalign(void **result, size_t alignment, size_t size);

_Atomic(ff_slot *) ff_chunks[FF_CHUNK_COUNT];

// Guards what follows; handles are looked up without it.
static atomic_flag lock = ATOMIC_FLAG_INIT;
// How many places were ever taken.
static uintptr_t taken;
// The first place that is free again, plus one; a free place's object is the next of them.
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

// A place that was never taken; NULL where there is none.
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

// Generations go on over all places, so that a place has another one each time it is taken.
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

// The handles that C callers hold: indices in a table, which look like pointers.
//
// A handle is an index in the table, a kind, and a generation, which differs each time the slot is taken.
// So a handle that was freed, made up or of another kind is told from a good one without a look at freed
// memory. The table's own memory is never given back.
#ifndef FORMATTING_FIELD_HANDLES_H
#define FORMATTING_FIELD_HANDLES_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  FF_KIND_FORMAT = 1,
  FF_KIND_FIELD = 2,
  FF_KIND_CHANGE = 3,
  FF_KIND_HOSTED = 4,
} ff_kind;

typedef struct {
  // Generation and kind; 0 if the slot is free.
  _Atomic(uintptr_t) tag;
  _Atomic(uintptr_t) object;
} ff_slot;

enum {
  FF_INDEX_BITS = sizeof(uintptr_t) == 8 ? 24 : 18,
  FF_KIND_BITS = 3,
  FF_CHUNK_BITS = 8,
  FF_CHUNK_COUNT = 1 << (FF_INDEX_BITS - FF_CHUNK_BITS),
};

extern _Atomic(ff_slot *) ff_chunks[FF_CHUNK_COUNT];

// The object of a handle; NULL if the handle is not of that kind, or was freed.
//
// Another thread may make and free other handles meanwhile.
static inline void *_Nullable ff_handle_object(const void *_Nullable handle, ff_kind kind) {
  uintptr_t bits = (uintptr_t)handle, tag = bits >> FF_INDEX_BITS;
  uintptr_t index = bits & (((uintptr_t)1 << FF_INDEX_BITS) - 1);
  if ((tag & ((1 << FF_KIND_BITS) - 1)) != (uintptr_t)kind) return NULL;
  ff_slot *chunk =
      atomic_load_explicit(&ff_chunks[index >> FF_CHUNK_BITS], memory_order_acquire);
  if (!chunk) return NULL;
  ff_slot *slot = &chunk[index & ((1 << FF_CHUNK_BITS) - 1)];
  if (atomic_load_explicit(&slot->tag, memory_order_acquire) != tag) return NULL;
  return (void *)atomic_load_explicit(&slot->object, memory_order_relaxed);
}

// Makes a handle; NULL if there is no memory or the table is full.
void *_Nullable ff_handle_make(ff_kind kind, void *_Nonnull object);

// Frees a handle and gives its object; NULL if the handle is not of that kind, or was freed.
void *_Nullable ff_handle_free(const void *_Nullable handle, ff_kind kind);

// How many handles there are.
size_t ff_handle_count(void);

// Called around the making of a format by a library with locks of its own, such as ICU: a fork waits for the
// end. Calls must not be nested on one thread.
void ff_making_begins(void);
void ff_making_ends(void);

#endif

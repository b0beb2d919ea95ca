// Counts what a thread allocates, by functions that stand in the place of the C library's.

#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this system: with glibc they are.
bool allocations_are_counted(void);

/// The number of blocks that this thread has asked for so far, by whatever function.
uint64_t allocations_of_thread(void);

/// Lets the C library keep freed memory. Else a block at the end of the heap, allocated and
/// freed again and again, costs system calls, depending on what lies before the block.
void allocations_keep_memory(void);

/// The number of bytes that the process has allocated and not freed.
uint64_t allocations_bytes_in_use(void);

/// Does a pass. callgrind counts the instructions between this function's beginning and its end, with
/// `--toggle-collect=counted_pass`, and nothing else.
void counted_pass(void (*pass)(void *context), void *context);

#endif

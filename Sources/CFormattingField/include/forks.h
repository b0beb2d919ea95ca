// What a fork waits for: ICU and Swift's library have locks of their own, and a forked child has only the thread that
// forked, so that a lock of another thread would be held there for ever.
#ifndef FORMATTING_FIELD_FORKS_H
#define FORMATTING_FIELD_FORKS_H

// Around each call of the library; a call inside of a call, by a writer of the host's, does nothing.
void ff_work_begins(void);
void ff_work_ends(void);

#endif

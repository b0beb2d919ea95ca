// Lets a fork wait until no thread is in a call of this library. ICU and Swift's standard library have locks of their
// own, and a forked child has only the thread that forked: a lock that another thread holds would never be released
// there.
#ifndef FORMATTING_FIELD_FORKS_H
#define FORMATTING_FIELD_FORKS_H

// Each function of the library calls the first of these functions at its beginning and the second at its end. In a call
// inside of another call of the same thread, which the host's function that writes numbers may make, the two only
// count.
void ff_work_begins(void);
void ff_work_ends(void);

#endif

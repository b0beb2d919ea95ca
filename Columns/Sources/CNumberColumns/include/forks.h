// Forks wait until nothing of Swift's is set up for the first time.
#ifndef NUMBER_COLUMNS_FORKS_H
#define NUMBER_COLUMNS_FORKS_H

// Called around the first use of anything: a fork waits for the end. Calls must not be nested on one thread.
void nc_making_begins(void);
void nc_making_ends(void);

#endif

/* What GCC's static C++ library asks of glibc 2.32 and later. 0 is the careful answer: there may be threads. */
char __libc_single_threaded = 0;

// Empty on purpose: only .c files include ICU's headers, so that no Swift module sees them
// beside the private copy of ICU that Foundation carries on Linux.

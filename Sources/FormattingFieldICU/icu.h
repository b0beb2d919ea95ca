// Empty on purpose: only CICUNumberText's .c file includes ICU's headers, so that no Swift module sees them
// beside the private copy of ICU that Foundation carries on Linux.

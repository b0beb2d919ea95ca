#include "CPeers.h"

#if __has_include(<fast_float/fast_float.h>)

#include <fast_float/fast_float.h>

bool peer_has_fast_float(void) { return true; }

bool peer_fast_float(const char *text, size_t length, double *value) {
  auto answer = fast_float::from_chars(text, text + length, *value);
  return answer.ec == std::errc() && answer.ptr == text + length;
}

#else

bool peer_has_fast_float(void) { return false; }

bool peer_fast_float(const char *, size_t, double *) { return false; }

#endif

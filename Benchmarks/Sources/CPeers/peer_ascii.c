#include "CPeers.h"

#include <stdlib.h>

bool peer_strtod(const char *text, size_t length, double *value) {
  char *end;
  *value = strtod(text, &end);
  return end == text + length;
}

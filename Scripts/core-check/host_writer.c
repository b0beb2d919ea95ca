// A writer of numbers that the page implements: env.writeNumber. The page chooses the meaning of
// `context`.
#include "../../Sources/Hosts/CFormattingField/include/formatting_field.h"

__attribute__((import_module("env"), import_name("writeNumber")))
ptrdiff_t write_number(void *context, const char *number, size_t length, char *buffer, size_t capacity);

// Only C can take the address of an imported function. Contexts come in pairs: an even one
// writes as the format does, the odd one behind it with every separator.
static ptrdiff_t write_plain(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  return write_number(context, number, length, buffer, capacity);
}

static ptrdiff_t write_separated(
    void *context, const char *number, size_t length, char *buffer, size_t capacity) {
  return write_number((void *)((size_t)context + 1), number, length, buffer, capacity);
}

ff_status format_from_host(
    void *context, const ff_writer_facts *facts, ff_format **format, ff_reason *reason) {
  ff_writer writer = {
      .size = sizeof writer, .context = context, .write = write_plain,
      .write_separated = write_separated, .allows_negative = true};
  return ff_format_from_writer(&writer, facts, format, reason);
}

int posix_memalign(void **result, size_t alignment, size_t size);

// Room for what the page hands over.
void *host_allocate(size_t size) {
  void *room;
  return posix_memalign(&room, 16, size) ? 0 : room;
}

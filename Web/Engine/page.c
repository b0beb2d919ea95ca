// What a page needs beside the C interface: room in the engine's memory, and the page's Intl as
// a writer.
#include <formatting_field.h>

// 32-bit words for answers, then room for texts; module.js has the same sizes.
static _Alignas(8) unsigned char memory[256 + 81920];

void *room(void) { return memory; }

// Writes a number by the page's formatter, or by the formatter that shows every separator.
__attribute__((import_module("page"), import_name("write"))) ptrdiff_t page_write(
    bool is_separated, void *formatter, const char *number, size_t length, char *buffer,
    uint8_t *marks, size_t capacity);

static ptrdiff_t write_number(
    void *formatter, const char *number, size_t length, char *buffer, uint8_t *marks,
    size_t capacity) {
  return page_write(false, formatter, number, length, buffer, marks, capacity);
}

static ptrdiff_t write_separated(
    void *formatter, const char *number, size_t length, char *buffer, uint8_t *marks,
    size_t capacity) {
  return page_write(true, formatter, number, length, buffer, marks, capacity);
}

// Makes a format from the texts of the page's formatter.
ff_status format_from_page(
    void *formatter, const ff_writer_facts *facts, ff_format **format, ff_reason *reason) {
  ff_marked_writer writer = {sizeof writer, formatter, write_number, write_separated, NULL};
  return ff_format_from_marked_writer(&writer, facts, format, reason);
}

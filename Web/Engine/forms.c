// What a page with forms needs besides: room for long texts, and the formats that its Intl has for a schema.
#include <formatting_field_form.h>

int posix_memalign(void **result, size_t alignment, size_t size);
void free(void *pointer);

// Room for one text of any length, until more is asked for.
void *larger_room(size_t size) {
  static void *room;
  static size_t capacity;
  if (size > capacity) {
    free(room);
    capacity = posix_memalign(&room, 16, size) ? 0 : size;
    if (capacity == 0) room = 0;
  }
  return room;
}

// The handle of the format for a field of the schema, which stays the page's; 0 where Intl has no such format.
__attribute__((import_module("page"), import_name("format"))) ff_format *page_format(
    const char *pointer, size_t pointer_length, const char *style, size_t style_length,
    int32_t maximum_fraction_digits);

static ff_format *format_of(void *context, const ff_schema_field *field) {
  ff_format *copy = 0;
  ff_format_copy(
      page_format(
          field->pointer, field->pointer_length, field->style, field->style_length,
          field->maximum_fraction_digits),
      &copy);
  return copy;
}

// The formats are the page's, and the sentences in the page's language.
static ff_form_options page_options(ff_unsupported unsupported) {
  ff_form_options options = {sizeof options, 0, format_of, "page", 4, unsupported};
  return options;
}

ff_status form_from_page(
    const char *schema, size_t length, ff_unsupported unsupported, ff_form **form,
    ff_reason *reason) {
  ff_form_options options = page_options(unsupported);
  return ff_form_make(schema, length, &options, form, reason);
}

// The page's formats and sentences are others now.
ff_status formats_from_page(ff_form *form, ff_unsupported unsupported, ff_reason *reason) {
  ff_form_options options = page_options(unsupported);
  return ff_form_set_formats(form, &options, reason);
}

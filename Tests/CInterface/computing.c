/* A form whose rows and totals are computed by functions of the host's. */
#include "expect.h"

static ptrdiff_t amount(void *context, const ff_computing *line, char *number, size_t capacity) {
  EXPECT(context == &failures);
  char quantity[64], price[64];
  size_t quantity_length, price_length;
  if (ff_computing_value(line, PATH("/quantity"), quantity, sizeof quantity, &quantity_length)) return -1;
  if (ff_computing_value(line, PATH("/price"), price, sizeof price, &price_length)) return -1;
  size_t count;
  return ff_number_multiply(quantity, quantity_length, price, price_length, number, capacity, &count) ? -1
                                                                                                     : (ptrdiff_t)count;
}

static ptrdiff_t total(void *context, const ff_computing *form, char *number, size_t capacity) {
  EXPECT(context == &failures);
  size_t count = 1;
  number[0] = '0';
  for (int row = 0;; row++) {
    char pointer[40], term[64];
    size_t term_length;
    snprintf(pointer, sizeof pointer, "/lines/%d/amount", row);
    ff_status status = ff_computing_value(form, PATH(pointer), term, sizeof term, &term_length);
    if (status == FF_ERROR_FIELD) return (ptrdiff_t)count;
    if (status == FF_NONE) continue;
    STATUS(ff_number_add(number, count, term, term_length, number, capacity, &count), FF_OK);
  }
}

static ff_compute compute_of(void *context, const ff_schema_field *field) {
  EXPECT(context == &failures);
  if (field->pointer_length == 17 && !memcmp(field->pointer, "/properties/total", 17)) return total;
  return memchr(field->style, ':', field->style_length) && field->pointer_length > 30 &&
                 !memcmp(field->pointer + field->pointer_length - 6, "amount", 6)
             ? amount
             : NULL;
}

static ff_format *plain_or_euros(void *context, const ff_schema_field *field) {
  (void)context;
  ff_format_options options = FF_FORMAT_OPTIONS;
  options.maximum_fraction_digits = field->maximum_fraction_digits;
  ff_format *format = NULL;
  ff_format_from_icu("de-DE", 5, field->style, field->style_length, &options, &format, NULL);
  return format;
}

int main(void) {
  static const char order[] =
      "{\"type\": \"object\", \"properties\": {"
      "\"lines\": {\"type\": \"array\", \"items\": {\"type\": \"object\", \"properties\": {"
      "  \"quantity\": {\"type\": \"number\"}, \"price\": {\"type\": \"number\", \"x-currency\": \"EUR\"},"
      "  \"amount\": {\"type\": \"number\", \"x-currency\": \"EUR\"}}}},"
      "\"total\": {\"type\": \"number\", \"x-currency\": \"EUR\", \"maximum\": 100}}}";
  ff_form_options options = {.size = sizeof options, .context = &failures, .format = plain_or_euros, .compute = compute_of};
  ff_form *form;
  STATUS(ff_form_make(PATH(order), &options, &form, NULL), FF_OK);
  STATUS(ff_form_insert_row(form, PATH("/lines"), 9, PATH("a")), FF_OK);
  STATUS(ff_form_insert_row(form, PATH("/lines"), 9, PATH("b")), FF_OK);
  STATUS(ff_form_type(form, PATH("/lines/a/quantity"), PATH("3")), FF_OK);
  STATUS(ff_form_type(form, PATH("/lines/a/price"), PATH("0,10")), FF_OK);
  STATUS(ff_form_type(form, PATH("/lines/b/quantity"), PATH("2")), FF_OK);
  EXPECT(is("0,30\u00A0€", TEXT("/lines/a/amount", FF_FORM_TEXT, 0)));
  EXPECT(is("", TEXT("/lines/b/amount", FF_FORM_TEXT, 0)));
  EXPECT(is("0.3", TEXT("/total", FF_FORM_VALUE, 0)));
  STATUS(ff_form_type(form, PATH("/lines/b/price"), PATH("1000")), FF_OK);
  EXPECT(is("2.000,30\u00A0€", TEXT("/total", FF_FORM_TEXT, 0)));
  EXPECT(is("number.aboveMaximum", TEXT("/total", FF_FORM_ISSUE_CODE, 0)));
  /* A person cannot type there, an undo goes back over what was typed alone, and a removed row counts no more. */
  STATUS(ff_form_type(form, PATH("/total"), PATH("1")), FF_REFUSED_INACTIVE);
  STATUS(ff_form_undo(form), FF_OK);
  EXPECT(is("0.3", TEXT("/total", FF_FORM_VALUE, 0)));
  STATUS(ff_form_remove_row(form, PATH("/lines"), PATH("a")), FF_OK);
  EXPECT(is("0", TEXT("/total", FF_FORM_VALUE, 0)));
  STATUS(ff_form_undo(form), FF_OK);
  EXPECT(is("0.3", TEXT("/total", FF_FORM_VALUE, 0)));
  STATUS(ff_form_set_formats(form, &options, NULL), FF_OK);
  EXPECT(is("0.3", TEXT("/total", FF_FORM_VALUE, 0)));
  EXPECT(is("{\"lines\":[{\"quantity\":3,\"price\":0.1,\"amount\":0.3},{\"quantity\":2}],\"total\":0.3}",
            ff_form_values(form, OUT)));
  ff_form_free(form);
  STATUS(ff_number_add(PATH("0.1"), PATH("0.2"), OUT), FF_OK);
  EXPECT(is("0.3", FF_OK));
  STATUS(ff_number_add(PATH("1e"), PATH("0.2"), OUT), FF_ERROR_NUMBER);
  STATUS(ff_number_multiply(PATH("1E60000"), PATH("1E60000"), OUT), FF_ERROR_OVERFLOW);
  STATUS(ff_computing_value(NULL, PATH("/a"), OUT), FF_ERROR_NULL);
  EXPECT(ff_handles() == 0);
  return failures != 0;
}

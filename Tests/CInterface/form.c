/* A form that a schema declares at run time: edited, focused, submitted, answered, undone, saved; and called as
 * nobody should. */
#include "expect.h"
#include <stdlib.h>

static const char schema[] =
    "{\"type\": \"object\", \"required\": [\"price\"], \"properties\": {"
    "\"price\": {\"type\": \"number\", \"title\": \"Price\", \"x-currency\": \"EUR\", \"exclusiveMinimum\": 0},"
    "\"color\": {\"title\": \"Colour\", \"enum\": [\"red\", 5]},"
    "\"express\": {\"type\": \"boolean\", \"description\": \"Costs more.\"},"
    "\"address\": {\"type\": \"object\", \"properties\": {\"city\": {\"type\": \"string\", \"minLength\": 2}}},"
    "\"lines\": {\"type\": \"array\", \"title\": \"Lines\", \"items\": {\"type\": \"object\","
    "  \"required\": [\"quantity\"], \"properties\": {"
    "    \"quantity\": {\"type\": \"integer\", \"maximum\": 99, \"default\": 1},"
    "    \"tags\": {\"type\": \"array\", \"items\": {\"type\": \"string\"}}}}}}}";

static int asked;

static ff_format *format_of(void *context, const ff_schema_field *field) {
  asked++;
  EXPECT(context == &asked);
  if (memchr(field->style, ':', field->style_length)) {
    EXPECT(field->style_length == 12 && !memcmp(field->style, "currency:EUR", 12));
    EXPECT(field->pointer_length == 17 && !memcmp(field->pointer, "/properties/price", 17));
    EXPECT(field->maximum_fraction_digits == -1);
  } else {
    EXPECT(field->maximum_fraction_digits == 0);
  }
  ff_format_options options = FF_FORMAT_OPTIONS;
  options.maximum_fraction_digits = field->maximum_fraction_digits;
  ff_format *format = NULL;
  ff_format_from_icu("de-DE", 5, field->style, field->style_length, &options, &format, NULL);
  return format;
}

static ff_format *english(void *context, const ff_schema_field *field) {
  (void)context;
  ff_format_options options = FF_FORMAT_OPTIONS;
  options.maximum_fraction_digits = field->maximum_fraction_digits;
  ff_format *format = NULL;
  ff_format_from_icu("en-US", 5, field->style, field->style_length, &options, &format, NULL);
  return format;
}

static ff_format *no_format(void *context, const ff_schema_field *field) {
  (void)context, (void)field;
  return NULL;
}

static ff_format *false_format(void *context, const ff_schema_field *field) {
  (void)field;
  return context;
}

static ff_form *make(void) {
  ff_form *form = NULL;
  ff_form_options options = {.size = sizeof options, .context = &asked, .format = format_of};
  char sentence[200];
  ff_reason reason = {sizeof reason, sentence, sizeof sentence, 0};
  STATUS(ff_form_make(schema, sizeof schema - 1, &options, &form, &reason), FF_OK);
  if (!form) printf("%.*s\n", (int)reason.length, sentence);
  return form;
}

static void members(ff_form *form) {
  ff_member kind;
  const char *names[] = {"price", "color", "express", "address", "lines"};
  const int kinds[] = {FF_MEMBER_FIELD, FF_MEMBER_FIELD, FF_MEMBER_FIELD, FF_MEMBER_OBJECT, FF_MEMBER_ARRAY};
  for (size_t i = 0; i < 5; i++) {
    EXPECT(is(names[i], ff_form_member(form, "", 0, i, &kind, OUT)) && (int)kind == kinds[i]);
  }
  EXPECT(is("-", ff_form_member(form, NULL, 0, 5, NULL, OUT)));
  EXPECT(is("city", ff_form_member(form, PATH("/address"), 0, &kind, OUT)));
  EXPECT(is("tags", ff_form_member(form, PATH("/lines/any"), 1, &kind, OUT)) && kind == FF_MEMBER_ARRAY);
  STATUS(ff_form_member(form, PATH("/lines"), 0, &kind, OUT), FF_ERROR_FIELD);
  STATUS(ff_form_member(form, PATH("/price"), 0, &kind, OUT), FF_ERROR_FIELD);
  EXPECT(is("/price", ff_form_field(form, 0, OUT)) && is("/address/city", ff_form_field(form, 3, OUT)));
  EXPECT(is("-", ff_form_field(form, SIZE_MAX, OUT)));
  EXPECT(is("Lines", TEXT("/lines", FF_FORM_LABEL, 0)) && is("city", TEXT("/address/city", FF_FORM_LABEL, 0)));
  EXPECT(is("Costs more.", TEXT("/express", FF_FORM_DESCRIPTION, 0)));
  EXPECT(is("-", TEXT("/price", FF_FORM_DESCRIPTION, 0)));
  EXPECT(is("/properties/lines", TEXT("/lines", FF_FORM_SCHEMA, 0)));
}

static void edit(ff_form *form) {
  ff_form_field_info info = {.size = sizeof info};
  ff_form_info whole = {.size = sizeof whole};
  ff_outcome outcome;
  STATUS(ff_form_move_focus(form, 1), FF_OK);
  EXPECT(is("/price", ff_form_focused_field(form, OUT)));
  STATUS(ff_form_type(form, PATH("/price"), PATH("1.5")), FF_OK);
  STATUS(ff_form_field_state(form, PATH("/price"), FF_UTF16, &info), FF_OK);
  EXPECT(info.control == FF_CONTROL_NUMBER && info.status == FF_INTERMEDIATE && info.text_length == 3);
  EXPECT(info.head == 3 && info.issue_count == 1 && info.is_required && info.is_focused && !info.is_touched);
  EXPECT(info.allows_fraction && !info.allows_minus);
  EXPECT(is("null", TEXT("/price", FF_FORM_VALUE, 0)));
  EXPECT(is("number.incompleteGroup", TEXT("/price", FF_FORM_ISSUE_CODE, 0)));
  EXPECT(is("type", TEXT("/price", FF_FORM_ISSUE_KEYWORD, 0)) && is("1,5", TEXT("/price", FF_FORM_SUGGESTION, 0)));
  EXPECT(is("Price: A group of digits is too short. Did you mean \xE2\x80\x9C" "1,5\xE2\x80\x9D?",
            TEXT("/price", FF_FORM_ISSUE, 0)));
  STATUS(ff_form_follow(form, PATH("/price"), FF_UTF8, PATH("1,5"), 3, 3, FF_SELECTION, FF_SELECTION, FF_TYPED), FF_OK);
  EXPECT(is("1.5", TEXT("/price", FF_FORM_VALUE, 0)));
  STATUS(ff_form_commit(form, PATH("/price"), &outcome), FF_OK);
  EXPECT(outcome == FF_ACCEPTED && is("1,50\xC2\xA0\xE2\x82\xAC", TEXT("/price", FF_FORM_TEXT, 0)));

  STATUS(ff_form_choose(form, PATH("/color"), PATH("5")), FF_OK);
  STATUS(ff_form_choose(form, PATH("/color"), PATH("\"blue\"")), FF_REFUSED_FILTERED);
  STATUS(ff_form_choose(form, PATH("/color"), PATH("blue")), FF_ERROR_SCHEMA);
  EXPECT(is("\"red\"", TEXT("/color", FF_FORM_OPTION_VALUE, 0)) && is("5", TEXT("/color", FF_FORM_OPTION_LABEL, 1)));
  EXPECT(is("5", TEXT("/color", FF_FORM_VALUE, 0)) && is("-", TEXT("/color", FF_FORM_OPTION_VALUE, 2)));
  STATUS(ff_form_set_value(form, PATH("/express"), PATH("true")), FF_OK);
  STATUS(ff_form_set_value(form, PATH("/express"), PATH("true, \"more\": 1")), FF_ERROR_SCHEMA);
  STATUS(ff_form_press(form, PATH("/express"), FF_KEY_INCREMENT, 1), FF_OK);
  EXPECT(is("false", TEXT("/express", FF_FORM_VALUE, 0)));
  STATUS(ff_form_apply(form, PATH("/address/city"), FF_UTF8, 0, 0, PATH("U"), FF_PASTED), FF_OK);
  EXPECT(is("minLength", TEXT("/address/city", FF_FORM_ISSUE_KEYWORD, 0)));
  STATUS(ff_form_select(form, PATH("/address/city"), FF_UTF8, 0, 1), FF_OK);
  STATUS(ff_form_compose(form, PATH("/address/city"), PATH("Ulm")), FF_OK);
  STATUS(ff_form_press(form, PATH("/address/city"), FF_KEY_END_COMPOSITION, 1), FF_OK);
  STATUS(ff_form_state(form, &whole), FF_OK);
  EXPECT(whole.is_valid && whole.is_changed && whole.can_undo && !whole.can_redo && whole.field_count == 4);
  EXPECT(is("{\"price\":1.5,\"color\":5,\"express\":false,\"address\":{\"city\":\"Ulm\"}}", ff_form_values(form, OUT)));
}

static void rows(ff_form *form) {
  STATUS(ff_form_insert_row(form, PATH("/lines"), 0, PATH("b/~")), FF_OK);
  STATUS(ff_form_insert_row(form, PATH("/lines"), 0, PATH("a")), FF_OK);
  STATUS(ff_form_insert_row(form, PATH("/lines"), 0, PATH("a")), FF_ERROR_ARGUMENT);
  STATUS(ff_form_insert_row(form, PATH("/lines/b~1~0/tags"), SIZE_MAX, PATH("1")), FF_OK);
  STATUS(ff_form_type(form, PATH("/lines/b~1~0/tags/1"), PATH("new")), FF_OK);
  STATUS(ff_form_type(form, PATH("/lines/b~1~0/quantity"), PATH("200")), FF_OK);
  EXPECT(is("/lines/1/quantity", TEXT("/lines/b~1~0/quantity", FF_FORM_POINTER, 0)));
  STATUS(ff_form_move_row(form, PATH("/lines"), PATH("a"), 1), FF_OK);
  EXPECT(is("b/~", ff_form_row(form, PATH("/lines"), 0, OUT)));
  EXPECT(is("a", ff_form_row(form, PATH("/lines"), 1, OUT)) && is("-", ff_form_row(form, PATH("/lines"), 2, OUT)));
  EXPECT(is("/lines/0/quantity", TEXT("/lines/b~1~0/quantity", FF_FORM_POINTER, 0)));

  /* What is undone comes back, rows too. */
  STATUS(ff_form_remove_row(form, PATH("/lines"), PATH("b/~")), FF_OK);
  STATUS(ff_form_remove_row(form, PATH("/lines"), PATH("b/~")), FF_ERROR_FIELD);
  STATUS(ff_form_undo(form), FF_OK);
  EXPECT(is("new", TEXT("/lines/b~1~0/tags/1", FF_FORM_TEXT, 0)));
  STATUS(ff_form_redo(form), FF_OK);
  STATUS(ff_form_type(form, PATH("/lines/b~1~0/quantity"), PATH("1")), FF_ERROR_FIELD);
  STATUS(ff_form_redo(form), FF_NONE);
  STATUS(ff_form_undo(form), FF_OK);

  /* Everything may be new after rows came; then one field alone is. */
  EXPECT(is("", ff_form_news(form, OUT)) && is("-", ff_form_news(form, OUT)));
  STATUS(ff_form_type(form, PATH("/lines/a/quantity"), PATH("2")), FF_OK);
  STATUS(ff_form_news(form, found, 3, &length), FF_ERROR_BUFFER);
  EXPECT(is("/lines/a/quantity", ff_form_news(form, OUT)));
}

/* The clock tells keys apart. */
static void keys(ff_form *form) {
  for (int i = 0; i < 4; i++) {
    STATUS(ff_form_set_time(form, i < 2 ? 10000 : 20000), FF_OK);
    STATUS(ff_form_type(form, PATH("/address/city"), PATH("x")), FF_OK);
  }
  EXPECT(is("Ulmxxxx", TEXT("/address/city", FF_FORM_TEXT, 0)));
  STATUS(ff_form_undo(form), FF_OK);
  EXPECT(is("Ulmxx", TEXT("/address/city", FF_FORM_TEXT, 0)));
  STATUS(ff_form_undo(form), FF_OK);
  EXPECT(is("Ulm", TEXT("/address/city", FF_FORM_TEXT, 0)));
}

static void submit(ff_form *form) {
  ff_submit outcome;
  STATUS(ff_form_end_submit(form, &outcome), FF_NONE);
  STATUS(ff_form_answer(form, PATH("x"), PATH("y")), FF_NONE);
  STATUS(ff_form_begin_submit(form, &outcome), FF_OK);
  EXPECT(outcome == FF_SUBMIT_INVALID && is("/lines/b~1~0/quantity", ff_form_focused_field(form, OUT)));
  EXPECT(is("The form was not sent. Problems to solve: 1.", TEXT("", FF_FORM_ANNOUNCEMENT, 0)));
  EXPECT(is("-", ff_form_submitted(form, OUT)));
  STATUS(ff_form_set_value(form, PATH("/lines/b~1~0/quantity"), PATH("9")), FF_OK);
  STATUS(ff_form_begin_submit(form, &outcome), FF_OK);
  EXPECT(outcome == FF_SUBMIT_STARTED);
  EXPECT(is("{\"price\":1.5,\"color\":5,\"express\":false,\"address\":{\"city\":\"Ulm\"},"
            "\"lines\":[{\"quantity\":9,\"tags\":[\"new\"]},{\"quantity\":12}]}", ff_form_submitted(form, OUT)));
  /* The row is moved while the server thinks; its answer goes along. */
  STATUS(ff_form_move_row(form, PATH("/lines"), PATH("b/~"), SIZE_MAX), FF_OK);
  STATUS(ff_form_answer(form, PATH("/lines/0/quantity"), PATH("Only 7 are left.")), FF_OK);
  STATUS(ff_form_answer(form, PATH("card"), PATH("Declined.")), FF_OK);
  STATUS(ff_form_end_submit(form, &outcome), FF_OK);
  EXPECT(outcome == FF_SUBMIT_ANSWERED && is("/lines/b~1~0/quantity", ff_form_focused_field(form, OUT)));
  EXPECT(is("quantity: Only 7 are left.", TEXT("/lines/b~1~0/quantity", FF_FORM_ISSUE, 0)));
  EXPECT(is("Declined.", TEXT("", FF_FORM_ISSUE, 0)) && is("answer", TEXT("", FF_FORM_ISSUE_CODE, 0)));
  STATUS(ff_form_begin_submit(form, NULL), FF_OK);
  STATUS(ff_form_begin_submit(form, &outcome), FF_OK);
  EXPECT(outcome == FF_SUBMIT_RUNNING);
  STATUS(ff_form_cancel_submit(form), FF_OK);
  STATUS(ff_form_cancel_submit(form), FF_NONE);
  STATUS(ff_form_keep_as_initial(form), FF_OK);
  ff_form_info whole = {.size = sizeof whole};
  STATUS(ff_form_state(form, &whole), FF_OK);
  EXPECT(!whole.is_changed && whole.issue_count == 0);
}

/* A draft comes back in another form, half typed as it was; a damaged one changes nothing or loses parts. */
static void drafts(ff_form *form) {
  char draft[4000], damaged[4000], sentence[300];
  size_t count, losses;
  ff_reason reason = {sizeof reason, sentence, sizeof sentence, 0};
  STATUS(ff_form_type(form, PATH("/price"), PATH("7x")), FF_OK);
  STATUS(ff_form_save(form, draft, sizeof draft, &count), FF_OK);
  ff_form *other = make();
  STATUS(ff_form_restore(other, draft, count, &losses, &reason), FF_OK);
  EXPECT(losses == 0 && reason.length == 0);
  STATUS(ff_form_save(other, damaged, sizeof damaged, &length), FF_OK);
  EXPECT(length == count && !memcmp(draft, damaged, count));
  STATUS(ff_form_restore(other, PATH("{\"version\":1,\"fields\":{},\"touchedFields\":[]}"), &losses, &reason), FF_OK);
  EXPECT(losses > 0 && reason.length > 0);
  for (size_t place = 0; place < count; place += 3) {
    memcpy(damaged, draft, count);
    damaged[place] ^= (char)(place % 64 + 1);
    ff_status status = ff_form_restore(other, damaged, count, NULL, NULL);
    if (status != FF_OK && status != FF_ERROR_SAVED) STATUS(status, FF_ERROR_SAVED);
    STATUS(ff_form_restore(other, draft, place, NULL, NULL), FF_ERROR_SAVED);
  }
  STATUS(ff_form_restore(other, draft, SIZE_MAX, NULL, NULL), FF_ERROR_SAVED);
  STATUS(ff_form_set_values(other, PATH("{\"price\": \"12\", \"lines\": [{\"quantity\": 1.5}]}"), &reason),
         FF_ERROR_SCHEMA);
  EXPECT(!memcmp(sentence, "/price: ", 8));
  STATUS(ff_form_set_values(other, PATH("{\"price\": 12.50}"), NULL), FF_OK);
  EXPECT(is("{\"price\":12.5}", ff_form_values(other, OUT)));
  ff_form_free(other);
}

/* Another locale: values and rows stay, and a text that is being edited. */
static void locales(void) {
  ff_form *form = make();
  char sentence[200];
  ff_reason reason = {sizeof reason, sentence, sizeof sentence, 0};
  ff_form_options options = {.size = sizeof options, .format = english, .language = "en", .language_length = 2};
  STATUS(ff_form_set_values(form, PATH("{\"price\": 1234.5, \"lines\": [{\"quantity\": 7}]}"), NULL), FF_OK);
  STATUS(ff_form_type(form, PATH("/lines/0/quantity"), PATH("0")), FF_OK);
  // A row that is gone comes back in the new formats.
  STATUS(ff_form_insert_row(form, PATH("/lines"), 1, PATH("gone")), FF_OK);
  STATUS(ff_form_set_value(form, PATH("/lines/gone/quantity"), PATH("1234")), FF_OK);
  STATUS(ff_form_remove_row(form, PATH("/lines"), PATH("gone")), FF_OK);
  STATUS(ff_form_set_formats(form, &options, &reason), FF_OK);
  STATUS(ff_form_undo(form), FF_OK);
  EXPECT(is("1,234", TEXT("/lines/gone/quantity", FF_FORM_TEXT, 0)));
  STATUS(ff_form_redo(form), FF_OK);
  EXPECT(is("\xE2\x82\xAC" "1,234.50", TEXT("/price", FF_FORM_TEXT, 0)) && is("70", TEXT("/lines/0/quantity", FF_FORM_TEXT, 0)));
  STATUS(ff_form_insert_row(form, PATH("/lines"), 0, PATH("new")), FF_OK);
  STATUS(ff_form_type(form, PATH("/lines/new/quantity"), PATH("1.5")), FF_OK);
  EXPECT(is("number.fractionNotAllowed", TEXT("/lines/new/quantity", FF_FORM_ISSUE_CODE, 0)));
  EXPECT(is("", ff_form_news(form, OUT)));
  options.format = no_format;
  STATUS(ff_form_set_formats(form, &options, &reason), FF_ERROR_SCHEMA);
  options.format = NULL;
  STATUS(ff_form_set_formats(form, &options, NULL), FF_ERROR_NULL);
  STATUS(ff_form_set_formats(form, NULL, NULL), FF_ERROR_NULL);
  STATUS(ff_form_set_formats(NULL, &options, NULL), FF_ERROR_HANDLE);
  options.format = english, options.language = "tlh", options.language_length = 3;
  STATUS(ff_form_set_formats(form, &options, NULL), FF_NONE);
  EXPECT(is("\xE2\x82\xAC" "1,234.50", TEXT("/price", FF_FORM_TEXT, 0)));
  ff_form_free(form);
}

/* A server is asked about a city, whose name changes meanwhile. */
static void checks(void) {
  ff_form *form = make();
  ff_form_field_info info = {.size = sizeof info};
  uint32_t check, next;
  STATUS(ff_form_begin_check(form, PATH("/address/city"), &check), FF_NONE);
  STATUS(ff_form_type(form, PATH("/address/city"), PATH("Ulm")), FF_OK);
  STATUS(ff_form_begin_check(form, PATH("/address/city"), &check), FF_OK);
  STATUS(ff_form_begin_check(form, PATH("/address/city"), &next), FF_NONE);
  STATUS(ff_form_field_state(form, PATH("/address/city"), FF_UTF8, &info), FF_OK);
  EXPECT(info.is_checking);
  STATUS(ff_form_type(form, PATH("/address/city"), PATH("s")), FF_OK);
  STATUS(ff_form_end_check(form, check, PATH("No such city.")), FF_NONE);
  STATUS(ff_form_begin_check(form, PATH("/address/city"), &next), FF_OK);
  EXPECT(next != check);
  STATUS(ff_form_end_check(form, next, PATH("No such city.")), FF_OK);
  EXPECT(is("city: No such city.", TEXT("/address/city", FF_FORM_ISSUE, 0)) && is("check", TEXT("/address/city", FF_FORM_ISSUE_CODE, 0)));
  STATUS(ff_form_end_check(form, next, NULL, 0), FF_NONE);
  STATUS(ff_form_type(form, PATH("/address/city"), PATH("t")), FF_OK);
  STATUS(ff_form_begin_check(form, PATH("/address/city"), &check), FF_OK);
  STATUS(ff_form_cancel_check(form, check), FF_OK);
  STATUS(ff_form_cancel_check(form, check), FF_NONE);
  STATUS(ff_form_begin_check(form, PATH("/address/city"), &check), FF_OK);
  STATUS(ff_form_end_check(form, check, NULL, 0), FF_OK);
  STATUS(ff_form_field_state(form, PATH("/address/city"), FF_UTF8, &info), FF_OK);
  EXPECT(!info.is_checking && info.issue_count == 0);
  STATUS(ff_form_begin_check(form, PATH("/nowhere"), &check), FF_ERROR_FIELD);
  STATUS(ff_form_begin_check(form, PATH("/address/city"), NULL), FF_ERROR_NULL);
  ff_form_free(form);
}

static void hostile(ff_form *form) {
  ff_form *other = NULL;
  char sentence[8];
  ff_reason reason = {sizeof reason, sentence, sizeof sentence, 0};
  ff_form_options options = {.size = sizeof options, .context = form, .format = false_format};
  STATUS(ff_form_make(schema, sizeof schema - 1, &options, &other, &reason), FF_ERROR_SCHEMA);
  EXPECT(reason.length > sizeof sentence && other == NULL);
  options.format = no_format;
  STATUS(ff_form_make(schema, sizeof schema - 1, &options, &other, NULL), FF_ERROR_SCHEMA);
  STATUS(ff_form_make(schema, sizeof schema - 1, &options, NULL, NULL), FF_ERROR_NULL);
  STATUS(ff_form_make(schema, sizeof schema - 1, NULL, &other, NULL), FF_ERROR_NULL);
  STATUS(ff_form_make(schema, 20, &options, &other, NULL), FF_ERROR_SCHEMA);
  STATUS(ff_form_make(NULL, 20, &options, &other, NULL), FF_ERROR_BROKEN);
  STATUS(ff_form_make("\xFF", 1, &options, &other, NULL), FF_ERROR_BROKEN);
  STATUS(ff_form_make(schema, SIZE_MAX, &options, &other, NULL), FF_ERROR_BROKEN);
  STATUS(ff_form_make("{\"type\":\"object\",\"oneOf\":[]}", 28, &options, &other, NULL), FF_ERROR_SCHEMA);
  options.unsupported = FF_UNSUPPORTED_HANDED_OVER;
  STATUS(ff_form_make("{\"type\":\"object\",\"oneOf\":[]}", 28, &options, &other, NULL), FF_OK);
  EXPECT(ff_form_text(other, NULL, 0, FF_FORM_HANDED_OVER, 0, OUT) == FF_OK && !memcmp(found, "/oneOf: ", 8));
  ff_form_free(other);
  options.unsupported = (ff_unsupported)9;
  STATUS(ff_form_make("{\"type\":\"object\"}", 17, &options, &other, NULL), FF_ERROR_ARGUMENT);
  options = (ff_form_options){.size = sizeof options, .format = no_format, .language = "tlh", .language_length = 3};
  STATUS(ff_form_make("{\"type\":\"object\"}", 17, &options, &other, NULL), FF_NONE);
  options.size = 8;
  STATUS(ff_form_make("{\"type\":\"object\"}", 17, &options, &other, NULL), FF_ERROR_ARGUMENT);

  STATUS(ff_form_type(NULL, PATH("/price"), "1", 1), FF_ERROR_HANDLE);
  STATUS(ff_form_type(form, PATH("/nothing"), "1", 1), FF_ERROR_FIELD);
  STATUS(ff_form_type(form, PATH("price"), "1", 1), FF_ERROR_FIELD);
  STATUS(ff_form_type(form, PATH("/lines"), "1", 1), FF_ERROR_FIELD);
  STATUS(ff_form_type(form, "/price", SIZE_MAX, "1", 1), FF_ERROR_BROKEN);
  STATUS(ff_form_type(form, PATH("/price"), "\xED\xA0\x80", 3), FF_REFUSED_BROKEN);
  STATUS(ff_form_type(form, PATH("/price"), "1", SIZE_MAX), FF_REFUSED_BROKEN);
  STATUS(ff_form_apply(form, PATH("/price"), FF_UTF8, 90, 91, "1", 1, FF_TYPED), FF_REFUSED_OUTSIDE);
  STATUS(ff_form_apply(form, PATH("/price"), (ff_unit)9, 0, 0, "1", 1, FF_TYPED), FF_ERROR_ARGUMENT);
  STATUS(ff_form_press(form, PATH("/price"), (ff_key)99, 1), FF_ERROR_ARGUMENT);
  STATUS(ff_form_focus(form, PATH("/lines/9/quantity")), FF_ERROR_FIELD);
  STATUS(ff_form_focus(form, NULL, 0), FF_OK);
  STATUS(ff_form_focused_field(form, OUT), FF_NONE);
  STATUS(ff_form_insert_row(form, PATH("/price"), 0, "x", 1), FF_ERROR_FIELD);
  STATUS(ff_form_text(form, PATH("/price"), (ff_form_fact)99, 0, OUT), FF_ERROR_ARGUMENT);
  STATUS(ff_form_text(form, PATH("/price"), FF_FORM_ISSUE, SIZE_MAX, OUT), FF_NONE);
  STATUS(ff_form_text(form, PATH("/lines/b~1~0"), FF_FORM_TEXT, 0, OUT), FF_ERROR_FIELD);
  ff_form_field_info info = {.size = 2};
  STATUS(ff_form_field_state(form, PATH("/price"), FF_UTF8, &info), FF_ERROR_ARGUMENT);
  STATUS(ff_form_field_state(form, PATH("/price"), FF_UTF8, NULL), FF_ERROR_NULL);
  ff_field_free((ff_field *)form);
  STATUS(ff_field_commit((ff_field *)form, NULL, NULL), FF_ERROR_HANDLE);
}

int main(void) {
  ff_form *form = make();
  if (!form) return 1;
  members(form);
  edit(form);
  rows(form);
  keys(form);
  submit(form);
  drafts(form);
  locales();
  checks();
  hostile(form);
  ff_form_free(form);
  ff_form_free(form);
  STATUS(ff_form_undo(form), FF_ERROR_HANDLE);
  EXPECT(ff_handles() == 0);
  return failures != 0;
}

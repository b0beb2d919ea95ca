// The wrapper of forms for C++.
#include <formatting_field_form.hpp>

#include <cstdio>

using namespace formatting_field;

static int failures;

static void expect(bool condition, int line) {
  if (condition) return;
  std::printf("line %d: not so\n", line);
  failures++;
}
#define EXPECT(condition) expect(condition, __LINE__)

int main() {
  auto german = [](const ff_schema_field &field) {
    return std::move(Format::icu("de-DE", {field.style, field.style_length}).format);
  };
  std::string reason;
  {
    EXPECT(!Form::make(R"({"type": "object", "not": {}})", german, &reason));
    EXPECT(reason == "/not: a form does not read \u201cnot\u201d of an object");
    Form form = Form::make(
        R"({"type": "object", "required": ["price"], "properties": {
          "price": {"type": "number", "title": "Preis", "x-currency": "EUR"}, "size": {"enum": ["s", "m"]},
          "lines": {"type": "array", "items": {"type": "object", "properties": {
            "quantity": {"type": "integer", "maximum": 99}}}}}})",
        german, &reason, "de");
    EXPECT(form && form.type("/price", "1.5") == FF_OK && form.text("/price", FF_FORM_VALUE) == "null");
    EXPECT(form.field("/price", FF_UTF16)->status == FF_INTERMEDIATE && !form.field("/nothing", FF_UTF8));
    EXPECT(form.follow("/price", FF_UTF8, "1234,5") == FF_OK && form.commit("/price") == FF_OK);
    EXPECT(form.text("/price", FF_FORM_TEXT) == "1.234,50\u00a0\u20ac");
    EXPECT(form.choose("/size", "\"m\"") == FF_OK && form.press("/size", FF_KEY_DECREMENT) == FF_OK);
    EXPECT(form.insert_row("/lines", 0, "a") == FF_OK && form.insert_row("/lines", 0, "b") == FF_OK);
    EXPECT(form.move_row("/lines", "a", 0) == FF_OK && form.row("/lines", 0) == "a" && !form.row("/lines", 2));
    EXPECT(form.remove_row("/lines", "b") == FF_OK && form.set_value("/lines/a/quantity", "12") == FF_OK);
    EXPECT(form.begin_submit() == FF_SUBMIT_STARTED && form.answer("/lines/0/quantity", "Zu viel.") == FF_OK);
    EXPECT(form.submitted() == R"({"price":1234.5,"size":"s","lines":[{"quantity":12}]})");
    EXPECT(form.end_submit() == FF_SUBMIT_ANSWERED && form.focused() == "/lines/a/quantity");
    auto draft = form.save();
    EXPECT(form.set_values(R"({"price": 1})") == FF_OK && form.values() == R"({"price":1})");
    EXPECT(form.restore(*draft, &reason) == FF_OK && reason.empty());
    EXPECT(form.values() == R"({"price":1234.5,"size":"s","lines":[{"quantity":12}]})");
    EXPECT(form.move_focus(1) == FF_OK && form.focus("/price") == FF_OK && form.state().is_valid);
    EXPECT(form.undo() == FF_NONE && form.redo() == FF_NONE);
    auto check = form.begin_check("/price");
    EXPECT(check && !form.begin_check("/price") && form.end_check(*check, "Zu teuer.") == FF_OK);
    EXPECT(form.text("/price", FF_FORM_ISSUE) == "Preis: Zu teuer.");
    Form sum = Form::make(
        R"({"type": "object", "properties": {"size": {"type": "number"}, "double": {"type": "number"}}})", german,
        &reason, {}, FF_UNSUPPORTED_REFUSED, [](void *, const ff_schema_field *field) -> ff_compute {
          if (std::string_view(field->pointer, field->pointer_length) != "/properties/double") return nullptr;
          return [](void *, const ff_computing *object, char *number, size_t capacity) -> ptrdiff_t {
            char size[40];
            size_t length = 0, count = 0;
            if (ff_computing_value(object, "/size", 5, size, sizeof size, &length)) return -1;
            return ff_number_add(size, length, size, length, number, capacity, &count) ? -1 : ptrdiff_t(count);
          };
        });
    EXPECT(sum.type("/size", "0,1") == FF_OK && sum.text("/double", FF_FORM_TEXT) == "0,2");
    auto english = [](const ff_schema_field &field) {
      return std::move(Format::icu("en-US", {field.style, field.style_length}).format);
    };
    EXPECT(form.set_formats(english, &reason, "en") == FF_OK && form.text("/price", FF_FORM_TEXT) == "\u20ac1,234.50");
    Hosted session = form.session("/price");
    EXPECT(session.edit(FF_UTF16, "7x") == FF_OK && session.message() && session.text() == "7x");
    EXPECT(session.undo() == FF_OK && session.press(FF_KEY_INCREMENT, 2) == FF_OK && !session.next_value());
    Field plain(*Format::icu("de-DE", "decimal"), FF_DOUBLE);
    Hosted own(plain);
    EXPECT(own.focus(true) == FF_OK && own.edit(FF_UTF16, "1,5", 3, 3) == FF_OK && own.next_value() == "1.5");
    EXPECT(own.set_value("1.5") == FF_OK && own.submit() == FF_OK && own.state(FF_UTF8).head == 3);
    Form moved = std::move(form);
    EXPECT(!form && moved && form.undo() == FF_ERROR_HANDLE);
  }
  EXPECT(ff_handles() == 0);
  return failures != 0;
}

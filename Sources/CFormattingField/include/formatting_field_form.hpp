// FormattingField for C++17: the forms of formatting_field_form.h, with handles that free themselves. See
// formatting_field.hpp.
//
//   auto form = formatting_field::Form::make(schema, [](const ff_schema_field &field) {
//     return formatting_field::Format::icu("de-DE", {field.style, field.style_length}).format;
//   });
//   form->type("/price", "1,5");
//   form->values();   // {"price":1.5}
#ifndef FORMATTING_FIELD_FORM_HPP
#define FORMATTING_FIELD_FORM_HPP

#include "formatting_field_hosted.hpp"
#include "formatting_field_form.h"

namespace formatting_field {

/// A form that a JSON Schema describes.
class Form : public Handle<ff_form, ff_form_free> {
public:
  using Handle::Handle;
  using View = std::string_view;

  /// Makes the form of a schema; empty if there is none, and then `reason` says why. `format_of` gives the
  /// Format of a field with numbers. Functions that compute fields get a context that they must not use.
  template <typename FormatOf>
  static Form make(
      View schema, FormatOf format_of, std::string *reason = nullptr, View language = {},
      ff_unsupported unsupported = FF_UNSUPPORTED_REFUSED, ff_compute_of compute = nullptr) {
    ff_form_options options = with(format_of, language, unsupported, compute);
    ff_form *form = nullptr;
    told(reason, [&](ff_reason *why) {
      return ff_form_make(schema.data(), schema.size(), &options, &form, why);
    });
    return Form(form);
  }

  /// Reads and writes with other formats, and speaks another language.
  template <typename FormatOf>
  ff_status set_formats(
      FormatOf format_of, std::string *reason = nullptr, View language = {}, ff_compute_of compute = nullptr) {
    ff_form_options options = with(format_of, language, FF_UNSUPPORTED_SKIPPED, compute);
    return told(reason, [&](ff_reason *why) { return ff_form_set_formats(handle_, &options, why); });
  }

  std::optional<std::string> values() const { return text_from(ff_form_values, handle_); }
  ff_status set_values(View json, std::string *reason = nullptr) {
    return told(reason, [&](ff_reason *why) {
      return ff_form_set_values(handle_, json.data(), json.size(), why);
    });
  }

  // Rows.

  std::optional<std::string> row(View array, size_t place) const {
    return text_from(ff_form_row, handle_, array.data(), array.size(), place);
  }
  ff_status insert_row(View array, size_t place, View id) noexcept {
    return ff_form_insert_row(handle_, array.data(), array.size(), place, id.data(), id.size());
  }
  ff_status move_row(View array, View id, size_t place) noexcept {
    return ff_form_move_row(handle_, array.data(), array.size(), id.data(), id.size(), place);
  }
  ff_status remove_row(View array, View id) noexcept {
    return ff_form_remove_row(handle_, array.data(), array.size(), id.data(), id.size());
  }

  // Editing.

  ff_status type(View path, View text) noexcept {
    return ff_form_type(handle_, path.data(), path.size(), text.data(), text.size());
  }
  ff_status follow(
      View path, ff_unit unit, View text, size_t anchor = FF_SELECTION, size_t head = FF_SELECTION,
      ff_intent intent = FF_TYPED) noexcept {
    return ff_form_follow(
        handle_, path.data(), path.size(), unit, text.data(), text.size(), anchor, head, FF_SELECTION,
        FF_SELECTION, intent);
  }
  ff_status press(View path, ff_key key, int32_t count = 1) noexcept {
    return ff_form_press(handle_, path.data(), path.size(), key, count);
  }
  ff_status choose(View path, View json) noexcept {
    return ff_form_choose(handle_, path.data(), path.size(), json.data(), json.size());
  }
  ff_status set_value(View path, View json) noexcept {
    return ff_form_set_value(handle_, path.data(), path.size(), json.data(), json.size());
  }
  ff_status commit(View path, ff_outcome *outcome = nullptr) noexcept {
    return ff_form_commit(handle_, path.data(), path.size(), outcome);
  }
  /// The session of a control that edits a field's text by itself.
  Hosted session(View path) noexcept {
    ff_hosted *made = nullptr;
    ff_form_hosted(handle_, path.data(), path.size(), &made);
    return Hosted(made);
  }
  ff_status undo() noexcept { return ff_form_undo(handle_); }
  ff_status redo() noexcept { return ff_form_redo(handle_); }

  // Focus.

  ff_status focus(View path) noexcept { return ff_form_focus(handle_, path.data(), path.size()); }
  ff_status move_focus(int32_t direction) noexcept { return ff_form_move_focus(handle_, direction); }
  std::optional<std::string> focused() const { return text_from(ff_form_focused_field, handle_); }

  // What is shown.

  ff_form_info state() const noexcept {
    ff_form_info info = {};
    info.size = sizeof info;
    ff_form_state(handle_, &info);
    return info;
  }
  std::optional<ff_form_field_info> field(View path, ff_unit unit) const noexcept {
    ff_form_field_info info = {};
    info.size = sizeof info;
    if (ff_form_field_state(handle_, path.data(), path.size(), unit, &info)) return std::nullopt;
    return info;
  }
  std::optional<std::string> text(View path, ff_form_fact fact, size_t index = 0) const {
    return text_from(ff_form_text, handle_, path.data(), path.size(), fact, index);
  }

  // Checks that take time.

  /// Begins a check; none where there is nothing to ask.
  std::optional<uint32_t> begin_check(View path) noexcept {
    uint32_t check = 0;
    if (ff_form_begin_check(handle_, path.data(), path.size(), &check)) return std::nullopt;
    return check;
  }
  /// Ends a check: nothing is wrong without a message.
  ff_status end_check(uint32_t check, std::optional<View> message = std::nullopt) noexcept {
    const char *bytes = message ? message->data() ? message->data() : "" : nullptr;
    return ff_form_end_check(handle_, check, bytes, message ? message->size() : 0);
  }
  ff_status cancel_check(uint32_t check) noexcept { return ff_form_cancel_check(handle_, check); }

  // Submitting and saving.

  ff_submit begin_submit() noexcept {
    ff_submit outcome = FF_SUBMIT_CANCELLED;
    ff_form_begin_submit(handle_, &outcome);
    return outcome;
  }
  std::optional<std::string> submitted() const { return text_from(ff_form_submitted, handle_); }
  ff_status answer(View name, View message) noexcept {
    return ff_form_answer(handle_, name.data(), name.size(), message.data(), message.size());
  }
  ff_submit end_submit() noexcept {
    ff_submit outcome = FF_SUBMIT_CANCELLED;
    ff_form_end_submit(handle_, &outcome);
    return outcome;
  }
  std::optional<std::string> save() const { return text_from(ff_form_save, handle_); }
  /// `losses` has a line for each thing that does not fit any more.
  ff_status restore(View saved, std::string *losses = nullptr) {
    return told(losses, [&](ff_reason *why) {
      return ff_form_restore(handle_, saved.data(), saved.size(), nullptr, why);
    });
  }

private:
  template <typename FormatOf>
  static ff_form_options with(
      FormatOf &format_of, View language, ff_unsupported unsupported, ff_compute_of compute) {
    return {
        sizeof(ff_form_options), &format_of,
        [](void *given, const ff_schema_field *field) {
          return (*static_cast<FormatOf *>(given))(*field).take();
        },
        language.data(), language.size(), unsupported, compute};
  }

  /// Calls what may tell a reason.
  template <typename Call>
  static ff_status told(std::string *reason, Call call) {
    char sentences[4096];
    ff_reason why = {sizeof why, sentences, sizeof sentences, 0};
    ff_status status = call(&why);
    if (reason) reason->assign(sentences, why.length < sizeof sentences ? why.length : sizeof sentences);
    return status;
  }
};

}  // namespace formatting_field

#endif

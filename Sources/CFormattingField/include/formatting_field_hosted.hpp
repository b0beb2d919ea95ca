// FormattingField for C++17: the session of a control that edits its text by itself. See formatting_field_hosted.h.
//
//   formatting_field::Hosted session(field);
//   if (session.edit(FF_UTF16, text, caret, caret) == FF_REDRAW) show(*session.text());
//   if (auto value = session.next_value()) give(*value);   // "" for no value
#ifndef FORMATTING_FIELD_HOSTED_HPP
#define FORMATTING_FIELD_HOSTED_HPP

#include "formatting_field.hpp"
#include "formatting_field_hosted.h"

namespace formatting_field {

/// The session of a control.
class Hosted : public Handle<ff_hosted, ff_hosted_free> {
public:
  using Handle::Handle;
  explicit Hosted(const Field &field) noexcept { ff_hosted_make(field.get(), &handle_); }

  // What the control shows.

  std::optional<std::string> text() const { return text_from(ff_hosted_text, handle_, FF_HOSTED_TEXT, size_t{0}); }
  std::optional<std::string> message() const {
    return text_from(ff_hosted_text, handle_, FF_HOSTED_MESSAGE, size_t{0});
  }
  std::optional<std::string> suggestion(size_t index) const {
    return text_from(ff_hosted_text, handle_, FF_HOSTED_SUGGESTION, index);
  }
  ff_hosted_info state(ff_unit unit) const noexcept {
    ff_hosted_info info{};
    info.size = sizeof info;
    ff_hosted_state(handle_, unit, &info);
    return info;
  }

  // What the control says.

  ff_status edit(
      ff_unit unit, std::string_view text, size_t anchor = FF_SELECTION, size_t head = FF_SELECTION,
      ff_intent intent = FF_TYPED, const ff_shown *shown = nullptr) noexcept {
    return ff_hosted_edit(
        handle_, unit, text.data(), text.size(), anchor, head, FF_SELECTION, FF_SELECTION, intent, shown);
  }
  ff_status select(ff_unit unit, size_t anchor, size_t head) noexcept {
    return ff_hosted_select(handle_, unit, anchor, head);
  }
  ff_status press(ff_key key, int32_t count = 1) noexcept { return ff_hosted_press(handle_, key, count); }
  ff_status take(std::string_view suggestion, ff_outcome *outcome = nullptr) noexcept {
    return ff_hosted_take(handle_, suggestion.data(), suggestion.size(), outcome);
  }
  ff_status focus(bool is_focused, bool selects = false, ff_outcome *outcome = nullptr) noexcept {
    return ff_hosted_focus(handle_, is_focused, selects, outcome);
  }
  ff_status submit(ff_outcome *outcome = nullptr) noexcept { return ff_hosted_submit(handle_, outcome); }
  ff_status commit(ff_outcome *outcome = nullptr) noexcept { return ff_hosted_commit(handle_, outcome); }
  ff_status disappear(ff_outcome *outcome = nullptr) noexcept { return ff_hosted_disappear(handle_, outcome); }
  ff_status undo() noexcept { return ff_hosted_undo(handle_); }
  ff_status redo() noexcept { return ff_hosted_redo(handle_); }

  // What the program says.

  /// What to give to the program: digits, or an empty text for no value; none where there is nothing to give.
  std::optional<std::string> next_value() { return text_from(ff_hosted_next_value, handle_); }
  /// The value for a program that asks when it likes; an empty text for none.
  std::optional<std::string> take_value() { return text_from(ff_hosted_take_value, handle_); }
  ff_status set_value(std::optional<std::string_view> number) noexcept { return give(ff_hosted_set_value, number); }
  ff_status rest_at(std::optional<std::string_view> number) noexcept { return give(ff_hosted_rest_at, number); }
  /// A sum of ff_host.
  ff_status set_host(uint32_t traits) noexcept { return ff_hosted_set_host(handle_, traits); }

private:
  ff_status give(
      ff_status (*function)(ff_hosted *, const char *, size_t), std::optional<std::string_view> number) noexcept {
    const char *bytes = number ? number->data() ? number->data() : "" : nullptr;
    return function(handle_, bytes, number ? number->size() : 0);
  }
};

}  // namespace formatting_field

#endif

// FormattingField for C++17: what formatting_field.h offers, with handles that free themselves.
//
//   auto german = formatting_field::Format::icu("de-DE", "decimal");
//   if (!german) return;                       // german.reason says why
//   formatting_field::Field field(*german, FF_DOUBLE);
//   field.apply(FF_UTF8, FF_SELECTION, FF_SELECTION, "1.5");
//   field.state(FF_UTF8).status;               // FF_INTERMEDIATE
//   field.suggestion(0);                       // "1,5"
//
// Nothing here throws but what std::string throws where there is no memory. What can fail gives an
// ff_status, or an optional; a handle that could not be made, or was moved from, is empty, and every
// call on it gives FF_ERROR_HANDLE. `get` is the handle for the functions of formatting_field.h.
#ifndef FORMATTING_FIELD_HPP
#define FORMATTING_FIELD_HPP

#include "formatting_field.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace formatting_field {

/// A handle that is freed with the object that has it.
template <typename Opaque, void (*release)(Opaque *)>
class Handle {
public:
  Handle() = default;
  explicit Handle(Opaque *handle) noexcept : handle_(handle) {}
  Handle(Handle &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Handle &operator=(Handle &&other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  Handle(const Handle &) = delete;
  Handle &operator=(const Handle &) = delete;
  ~Handle() { release(handle_); }

  Opaque *get() const noexcept { return handle_; }
  /// Gives the handle to someone who frees it.
  Opaque *take() noexcept { return std::exchange(handle_, nullptr); }
  explicit operator bool() const noexcept { return handle_ != nullptr; }

protected:
  Opaque *handle_ = nullptr;
};

/// The text that a function of the header gives; none where it gives another status than FF_OK.
template <typename Function, typename... Arguments>
std::optional<std::string> text_from(Function function, Arguments... arguments) {
  std::string text(64, '\0');
  size_t length = 0;
  ff_status status = function(arguments..., text.data(), text.size(), &length);
  if (status == FF_ERROR_BUFFER) {
    text.resize(length);
    status = function(arguments..., text.data(), text.size(), &length);
  }
  if (status != FF_OK) return std::nullopt;
  text.resize(length);
  return text;
}

/// What happened to a field, both ways, for undo and redo. Empty where nothing changed.
using Change = Handle<ff_change, ff_change_free>;

/// How numbers are read and written in a locale.
class Format : public Handle<ff_format, ff_format_free> {
public:
  using Handle::Handle;

  struct Made;
  /// The format that ICU has for a locale and a style.
  static Made icu(
      std::string_view locale, std::string_view style, const ff_format_options *options = nullptr);
  /// The format of a writer.
  static Made from(const ff_writer &writer, const ff_writer_facts &facts);

  /// The text of a number in plain decimal.
  std::optional<std::string> text(std::string_view number) const {
    return text_from(ff_format_text, handle_, number.data(), number.size());
  }

  /// The format that refuses foreign decimal separators and else reads as this one (R21).
  Format refusing_foreign_decimals() const {
    ff_format *strict = nullptr;
    ff_format_refusing_foreign_decimals(handle_, &strict);
    return Format(strict);
  }
};

/// A format, or why there is none.
struct Format::Made {
  ff_status status = FF_OK;
  Format format;
  std::string reason;

  explicit operator bool() const noexcept { return static_cast<bool>(format); }
  const Format &operator*() const noexcept { return format; }

private:
  friend class Format;
  template <typename Make>
  static Made by(Make make) {
    char sentence[512];
    ff_reason reason = {sizeof reason, sentence, sizeof sentence, 0};
    ff_format *handle = nullptr;
    Made made;
    made.status = make(&handle, &reason);
    made.format = Format(handle);
    made.reason.assign(sentence, reason.length < sizeof sentence ? reason.length : sizeof sentence);
    return made;
  }
};

inline Format::Made Format::icu(
    std::string_view locale, std::string_view style, const ff_format_options *options) {
  return Made::by([&](ff_format **format, ff_reason *reason) {
    return ff_format_from_icu(
        locale.data(), locale.size(), style.data(), style.size(), options, format, reason);
  });
}

inline Format::Made Format::from(const ff_writer &writer, const ff_writer_facts &facts) {
  return Made::by([&](ff_format **format, ff_reason *reason) {
    return ff_format_from_writer(&writer, &facts, format, reason);
  });
}

/// A number field.
class Field : public Handle<ff_field, ff_field_free> {
public:
  using Handle::Handle;
  Field(const Format &format, ff_type type) noexcept { ff_field_make(format.get(), type, &handle_); }

  Field copy() const noexcept {
    Field result;
    ff_field_copy(handle_, &result.handle_);
    return result;
  }

  // Editing. A change is wanted or not; where it is, what it was before is freed.

  ff_status apply(
      ff_unit unit, size_t start, size_t end, std::string_view text, ff_intent intent = FF_TYPED,
      Change *change = nullptr) noexcept {
    return with(change, [&](ff_change **made) {
      return ff_field_apply(handle_, unit, start, end, text.data(), text.size(), intent, made);
    });
  }
  ff_status type(std::string_view text, Change *change = nullptr) noexcept {
    return with(change, [&](ff_change **made) {
      return ff_field_type(handle_, text.data(), text.size(), made);
    });
  }
  ff_status follow(
      ff_unit unit, std::string_view text, size_t anchor = FF_SELECTION, size_t head = FF_SELECTION,
      ff_intent intent = FF_TYPED, Change *change = nullptr) noexcept {
    return with(change, [&](ff_change **made) {
      return ff_field_follow(
          handle_, unit, text.data(), text.size(), anchor, head, FF_SELECTION, FF_SELECTION, intent,
          made);
    });
  }
  ff_status compose(std::string_view text, Change *change = nullptr) noexcept {
    return with(change, [&](ff_change **made) {
      return ff_field_compose(handle_, text.data(), text.size(), made);
    });
  }
  /// Presses a key that types no text, such as FF_KEY_DELETE_BACKWARD.
  ff_status press(ff_key key, int32_t count = 1, Change *change = nullptr) noexcept {
    return with(change, [&](ff_change **made) { return ff_field_press(handle_, key, count, made); });
  }
  ff_status select(ff_unit unit, size_t anchor, size_t head) noexcept {
    return ff_field_select(handle_, unit, anchor, head);
  }
  ff_status undo(const Change &change) noexcept { return ff_field_undo(handle_, change.get()); }
  ff_status redo(const Change &change) noexcept { return ff_field_redo(handle_, change.get()); }

  // Committing.

  ff_status commit(ff_outcome *outcome = nullptr, Change *change = nullptr) noexcept {
    return with(
        change, [&](ff_change **made) { return ff_field_commit(handle_, outcome, made); });
  }
  ff_status focus(Change *change = nullptr) noexcept {
    return with(change, [&](ff_change **made) { return ff_field_focus(handle_, made); });
  }
  ff_status reset(std::optional<std::string_view> number) noexcept {
    const char *bytes = number ? number->data() ? number->data() : "" : nullptr;
    return ff_field_reset(handle_, bytes, number ? number->size() : 0);
  }
  std::optional<std::string> outcome_message() const {
    return text_from(ff_field_outcome_message, handle_);
  }
  std::optional<std::string> announcement(std::string_view label) const {
    return text_from(ff_field_announcement, handle_, label.data(), label.size());
  }

  // What it shows.

  ff_state state(ff_unit unit) const noexcept {
    ff_state state{};
    state.size = sizeof state;
    ff_field_state(handle_, unit, &state);
    return state;
  }
  std::string text() const { return text_from(ff_field_text, handle_).value_or(""); }
  std::optional<std::string> value() const { return text_from(ff_field_value, handle_); }
  ff_status set_value(std::optional<std::string_view> number, Change *change = nullptr) noexcept {
    return with(change, [&](ff_change **made) {
      // NULL is no value, and an empty text no number.
      const char *bytes = number ? number->data() ? number->data() : "" : nullptr;
      return ff_field_set_value(handle_, bytes, number ? number->size() : 0, made);
    });
  }
  std::optional<std::string> fact(ff_fact fact, ff_subject subject = FF_CURRENT_TEXT) const {
    return text_from(ff_field_fact, handle_, subject, fact);
  }
  std::optional<std::string> suggestion(size_t index, ff_subject subject = FF_CURRENT_TEXT) const {
    return text_from(ff_field_suggestion, handle_, subject, index);
  }

  // How it is set up.

  ff_status set_bounds(
      std::optional<std::string_view> minimum, std::optional<std::string_view> maximum) noexcept {
    return ff_field_set_bounds(
        handle_, minimum ? minimum->data() : nullptr, minimum ? minimum->size() : 0,
        maximum ? maximum->data() : nullptr, maximum ? maximum->size() : 0);
  }
  ff_status exclude_bounds(bool minimum, bool maximum) noexcept {
    return ff_field_exclude_bounds(handle_, minimum, maximum);
  }
  ff_status set_step(std::string_view step) noexcept {
    return ff_field_set_step(handle_, step.data(), step.size());
  }
  ff_status set_large_step(std::string_view step) noexcept {
    return ff_field_set_large_step(handle_, step.data(), step.size());
  }
  ff_status set_policy(ff_policy policy, int64_t value) noexcept {
    return ff_field_set_policy(handle_, policy, value);
  }
  ff_status set_entries(std::string_view entries) noexcept {
    return ff_field_set_entries(handle_, entries.data(), entries.size());
  }
  ff_status set_language(std::string_view tag) noexcept {
    return ff_field_set_language(handle_, tag.data(), tag.size());
  }
  ff_status set_format(const Format &format, Change *change = nullptr) noexcept {
    return with(change, [&](ff_change **made) {
      return ff_field_set_format(handle_, format.get(), made);
    });
  }

  // Saving.

  std::optional<std::string> save() const { return text_from(ff_field_save, handle_); }
  ff_status restore(std::string_view saved) noexcept {
    return ff_field_restore(handle_, saved.data(), saved.size());
  }

private:
  template <typename Make>
  static ff_status with(Change *change, Make make) noexcept {
    ff_change *made = nullptr;
    ff_status status = make(change ? &made : nullptr);
    if (change) *change = Change(made);
    return status;
  }
};

}  // namespace formatting_field

#endif

// Replays a plan (see plan.py) through the C++ header and prints what a field makes of it.
#include <formatting_field.hpp>

#include <iostream>
#include <sstream>
#include <vector>

using formatting_field::Change;
using formatting_field::Field;
using formatting_field::Format;
using Text = std::optional<std::string>;

static void check(ff_status status, const char *what) {
  if (status == FF_OK) return;
  std::cerr << what << ": " << ff_status_text(status) << "\n";
  std::exit(1);
}

static Text unhexed(const std::string &token) {
  if (token[0] == '-') return std::nullopt;
  std::string text;
  for (size_t i = 1; i < token.size(); i += 2) {
    text += static_cast<char>(std::stoi(token.substr(i, 2), nullptr, 16));
  }
  return text;
}

static std::string hexed(const Text &text) {
  if (!text) return "-";
  std::string result = "x";
  for (unsigned char byte : *text) {
    result += "0123456789abcdef"[byte >> 4];
    result += "0123456789abcdef"[byte & 15];
  }
  return result;
}

static Format format_of(const std::string &locale, const std::string &style, int most_digits) {
  ff_format_options options = FF_FORMAT_OPTIONS;
  options.maximum_fraction_digits = most_digits;
  auto made = Format::icu(locale, style, &options);
  if (!made) std::cerr << made.reason << "\n";
  check(made.status, "format");
  return std::move(made.format);
}

static size_t offset(const std::string &word) { return static_cast<size_t>(std::stoll(word)); }
static ff_intent intent(const std::string &word) { return static_cast<ff_intent>(std::stoi(word)); }

struct Replay {
  Field field;
  std::string style;
  int most_digits = -1;
  // What was done to the field; `made` of it counts, the rest was undone.
  std::vector<Change> changes;
  size_t made = 0;

  void take(const std::vector<std::string> &words) {
    const std::string &kind = words[1];
    Change change;
    ff_status status = FF_OK;
    std::string outcome = "-";
    if (kind == "select") {
      status = field.select(FF_UTF16, std::stoull(words[2]), std::stoull(words[3]));
    } else if (kind == "press" && std::stoi(words[2]) == FF_KEY_COMMIT) {
      ff_outcome done;
      status = field.commit(&done, &change);
      outcome = std::to_string(done);
    } else if (kind == "press") {
      status = field.press(static_cast<ff_key>(std::stoi(words[2])), std::stoi(words[3]), &change);
    } else if (kind == "type") {
      status = field.type(*unhexed(words[2]), &change);
    } else if (kind == "paste") {
      status = field.apply(
          FF_SCALARS, FF_SELECTION, FF_SELECTION, *unhexed(words[2]), FF_PASTED, &change);
    } else if (kind == "compose") {
      status = field.compose(*unhexed(words[2]), &change);
    } else if (kind == "setValue") {
      status = field.set_value(unhexed(words[2]), &change);
    } else if (kind == "edit") {
      status = field.apply(
          FF_UTF16, offset(words[2]), offset(words[3]), *unhexed(words[4]), intent(words[5]), &change);
    } else if (kind == "follow") {
      status = field.follow(
          FF_UTF16, *unhexed(words[4]), offset(words[2]), offset(words[3]), intent(words[5]), &change);
    } else if (kind == "setBounds") {
      status = field.set_bounds(unhexed(words[2]), unhexed(words[3]));
    } else if (kind == "focus") {
      status = field.focus(&change);
    } else if (kind == "undo") {
      if (made > 0 && !(status = field.undo(changes[made - 1]))) made--;
    } else if (kind == "redo") {
      if (made < changes.size() && !(status = field.redo(changes[made]))) made++;
    } else if (kind == "setLocale") {
      status = field.set_format(format_of(*unhexed(words[2]), style, most_digits), &change);
    } else if (kind == "restore") {
      Field other = field.copy();
      check(other.reset(std::nullopt), "reset");
      check(other.set_format(format_of(*unhexed(words[2]), style, most_digits)), "format");
      status = other.restore(*field.save());
      field = std::move(other);
      changes.clear(), made = 0;
    } else {
      std::cerr << "no such step: " << kind << "\n";
      std::exit(1);
    }
    if (change) {
      if (kind != "compose" && kind != "setLocale") {
        check(field.undo(change), "undo");
        check(field.redo(change), "redo");
      }
      changes.resize(made);
      changes.push_back(std::move(change));
      made++;
    }
    // A saved field is restored in another one, and a copy is the same field.
    Field copy = field.copy();
    if (!field.state(FF_UTF8).marked_end) check(copy.restore(*field.save()), "restore");
    field = std::move(copy);
    ff_state state = field.state(FF_UTF16);
    std::cout << status << " " << hexed(field.text()) << " " << state.anchor << " " << state.head
              << " " << state.status << " " << state.issue << " " << hexed(field.value()) << " "
              << outcome << "\n";
  }

  void begin(const std::vector<std::string> &words) {
    changes.clear(), made = 0;
    style = words[2];
    most_digits = std::stoi(words[4]);
    field = Field(format_of(words[1], style, most_digits), static_cast<ff_type>(std::stoi(words[3])));
    if (auto value = unhexed(words[5])) check(field.set_value(*value), "value");
    check(field.set_bounds(unhexed(words[6]), unhexed(words[7])), "bounds");
    if (auto step = unhexed(words[8])) check(field.set_step(*step), "step");
    for (int policy = 0; policy <= FF_FILTERS_INVALID_TEXTS; policy++) {
      check(
          field.set_policy(static_cast<ff_policy>(policy), std::stoi(words[9 + policy])), "policy");
    }
    if (auto entries = unhexed(words.back())) check(field.set_entries(*entries), "entries");
    size_t end = field.state(FF_UTF8).text_length;
    check(field.select(FF_UTF8, end, end), "select");
  }
};

// What no step of a plan has: excluded bounds, a large step, the names of issues.
static void check_others() {
  Field field(format_of("de-DE", "decimal", -1), FF_DOUBLE);
  check(field.set_bounds("0", "100"), "bounds");
  check(field.exclude_bounds(true, false), "exclude");
  check(field.type("0"), "type");
  if (field.fact(FF_FACT_VALIDITY) != "rangeUnderflow" || field.fact(FF_FACT_ISSUE) != "belowMinimum") {
    std::cerr << "zero is above zero\n";
    std::exit(1);
  }
  Change change;
  check(field.set_large_step("25"), "large step");
  check(field.press(FF_KEY_LARGE_INCREMENT, 1, &change), "step");
  if (field.text() != "25" || field.undo(change) || field.text() != "0") {
    std::cerr << "a large step leads to " << field.text() << "\n";
    std::exit(1);
  }
}

// Texts that come as a whole over what a commit wrote, whatever was selected: never another number. (E13)
static void check_whole_texts() {
  ff_format_options options = FF_FORMAT_OPTIONS;
  options.minimum_fraction_digits = 2;
  auto german = Format::icu("de-DE", "decimal", &options);
  check(german.status, "format");
  const char *rows[][2] = {{"1234.5", "1.5"}, {"1000", "1.00"}, {"2500", "2.50"}, {"1234567.5", "1.234.50"}};
  for (auto [number, text] : rows) {
    for (bool is_selected : {false, true}) {
      Field field(german.format, FF_DECIMAL);
      check(field.set_value(number), "value");
      size_t end = field.state(FF_UTF8).text_length;
      check(field.select(FF_UTF8, is_selected ? 0 : end, end), "select");
      check(field.follow(FF_UTF8, text), "follow");
      if (field.state(FF_UTF8).status == FF_ACCEPTABLE) {
        std::cerr << text << " in the place of " << number << " is read as " << *field.value() << "\n";
        std::exit(1);
      }
    }
  }
}

int main() {
  check_others();
  check_whole_texts();
  {
    Replay replay;
    for (std::string line; std::getline(std::cin, line);) {
      std::istringstream stream(line);
      std::vector<std::string> words;
      for (std::string word; stream >> word;) words.push_back(word);
      if (words[0] == "step") {
        replay.take(words);
      } else if (words[0] == "field") {
        replay.begin(words);
      } else {
        Field field(format_of(words[1], words[2], -1), FF_DECIMAL);
        check(field.apply(FF_UTF8, 0, 0, *unhexed(words[3])), "apply");
        ff_state state = field.state(FF_UTF8);
        std::cout << state.status << " " << state.issue << " " << hexed(field.value()) << "\n";
      }
    }
  }
  return ff_handles() == 0 ? 0 : 1;
}

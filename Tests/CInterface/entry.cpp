// Runs the sketch of Documentation/C.md: a control of a toolkit that tells its program each text, those that the program
// has set as well.
#include <cstdio>
#include <vector>

#include "sketch.hpp"

using formatting_field::Hosted;

struct Model {
  std::vector<std::string> prices;
  void setPrice(std::string price) { prices.push_back(price); }
};

class Entry {
public:
  explicit Entry(const formatting_field::Field &field) : session(field) {}

  void type(const std::string &key) {
    shown += key;
    textChanged();
  }
  void textChanged();
  void focusChanged(bool hasFocus);
  void priceChanged(std::string digits);

  Hosted session;
  Model model;
  std::string shown, error;

private:
  std::string text() const { return shown; }
  size_t caret() const { return shown.size(); }  // In UTF-16, which counts the ASCII of this test as bytes.
  void setText(const std::string &text) {
    shown = text;
    textChanged();
  }
  void setError(const std::string &message) { error = message; }
  void update() {
    if (shown != *session.text()) setText(*session.text());
  }
};

#include "sketch.cpp"

static int failures;
#define EXPECT(condition) \
  if (!(condition)) std::printf("line %d: not so: %s\n", __LINE__, #condition), failures++

int main() {
  formatting_field::Field field(*formatting_field::Format::icu("de-DE", "decimal"), FF_DECIMAL);
  Entry entry(field);
  entry.focusChanged(true);
  for (const char *key : {"1", "2", "3", "4"}) entry.type(key);
  EXPECT((entry.model.prices == std::vector<std::string>{"1", "12", "123", "1234"}));
  entry.priceChanged("123");  // An echo that comes late.
  EXPECT(entry.shown == "1234");
  entry.type(".5");
  EXPECT(!entry.error.empty());
  EXPECT(entry.shown == "1234.5");
  entry.shown = "1234,5";
  entry.textChanged();
  EXPECT(entry.error.empty());
  entry.focusChanged(false);
  EXPECT(entry.shown == "1.234,5");
  EXPECT(entry.model.prices.back() == "1234.5");
  entry.priceChanged("7");
  EXPECT(entry.shown == "7");
  return failures != 0;
}

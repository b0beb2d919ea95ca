/* A number field on a terminal, one line with a sentence after it:
 *
 *   cc terminal_field.c $(pkg-config --cflags --libs formatting-field) -o terminal_field
 *   ./terminal_field de-DE currency:EUR
 *
 * Keys go to the field as lines; what is shown comes from the line that it gives. ^L changes the locale, ^Z undoes, ^D ends. */
#include <formatting_field.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/* The text of a member of a state's first level, unescaped; "" for null. Whoever has a JSON library uses that. */
static char *member(const char *state, const char *name) {
  char key[40], *text = calloc(1, strlen(state) + 1), *end = text;
  snprintf(key, sizeof key, "\"%s\":\"", name);
  const char *start = strstr(state, key);
  for (start = start ? start + strlen(key) : ""; *start && *start != '"'; start++) {
    if (*start == '\\' && *++start == 'n') *end++ = '\n';
    else *end++ = *start;
  }
  return text;
}

/* Sends a line, and shows the field. */
static void act(ff_field *field, const char *line) {
  ff_text state = ff_act(field, line, strlen(line));
  char *text = member(state.bytes, "text"), *entry = member(state.bytes, "entry");
  char *sentence = member(state.bytes, "sentence"), *meant = member(state.bytes, "suggestions");
  printf("\r\033[K%s  (%s) %s%s", text, entry, sentence, meant);
  fflush(stdout);
  free(text), free(entry), free(sentence), free(meant);
  ff_release(state);
}

int main(int count, char **arguments) {
  char line[600];
  const char *locale = count > 1 ? arguments[1] : "de-DE", *style = count > 2 ? arguments[2] : "decimal";
  snprintf(line, sizeof line, "{\"locale\":\"%.99s\",\"style\":\"%.99s\",\"step\":\"1\",\"entries\":[\"fractions\"]}", locale, style);
  ff_text problem;
  ff_field *field = ff_open(line, strlen(line), NULL, NULL, &problem);
  if (!field) return fprintf(stderr, "%s\n", problem.bytes), 1;
  struct termios before, raw;
  tcgetattr(0, &before);
  raw = before;
  raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG);
  tcsetattr(0, TCSANOW, &raw);
  int is_english = 0;
  act(field, "");
  for (ssize_t size; (size = read(0, line, 200)) > 0 && line[0] != 4;) {
    line[size] = 0;
    char typed[700] = "{\"type\":\"", *end = typed + strlen(typed);
    if (line[0] == 13 || line[0] == 10) act(field, "{\"commit\":true}");
    else if (line[0] == 127) act(field, "{\"deleteBackward\":true}");
    else if (line[0] == 26) act(field, "{\"undo\":true}");
    else if (line[0] == 12) act(field, (is_english = !is_english) ? "{\"setLocale\":\"en-US\"}" : "{\"setLocale\":\"de-DE\"}");
    else if (!strcmp(line, "\033[A")) act(field, "{\"increment\":true}");
    else if (!strcmp(line, "\033[B")) act(field, "{\"decrement\":true}");
    else if (!strcmp(line, "\033")) act(field, "{\"revert\":true}");
    else if ((unsigned char)line[0] >= ' ') {
      for (char *byte = line; *byte; byte++) {
        if (*byte == '"' || *byte == '\\') *end++ = '\\';
        if ((unsigned char)*byte >= ' ') *end++ = *byte;
      }
      strcpy(end, "\"}");
      act(field, typed);
    }
  }
  tcsetattr(0, TCSANOW, &before);
  printf("\n");
  ff_close(field);
}

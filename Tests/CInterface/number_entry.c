/* Three number fields in GTK 4:
 *
 *   cc number_entry.c $(pkg-config --cflags --libs gtk4 json-glib-1.0 formatting-field) -o number_entry
 *
 * A GtkEntry edits its text by itself, and a field follows: each signal is a line, and the line that comes back says what to
 * show. The program prints each value that it is given, and says it back a while later; a third field has a store that takes
 * 10 and up, prints what it has, and answers at once. F2 changes the locale.
 */
#include <formatting_field.h>
#include <gtk/gtk.h>
#include <json-glib/json-glib.h>
#include <string.h>

/* ---- An entry for numbers ---- */

typedef struct {
  GtkWidget *entry, *message;
  ff_field *field;
  const char *name;
  gboolean is_showing, is_english;
  /* A store with a minimum answers at once; one without takes all, and says so a while later. */
  double minimum, stored;
} number_entry;

typedef struct {
  number_entry *entry;
  char *act;
} answer;

static void act(number_entry *self, char *line);

/* The program's store has the value now; what it says is an echo, whatever came since. */
static gboolean say_back(gpointer given) {
  answer *late = given;
  act(late->entry, late->act);
  g_free(late);
  return G_SOURCE_REMOVE;
}

/* Shows what a state says. */
static void show(number_entry *self, JsonObject *state) {
  GtkEditable *editable = GTK_EDITABLE(self->entry);
  const char *message = json_object_get_string_member_with_default(state, "sentence", NULL);
  gtk_label_set_text(GTK_LABEL(self->message), message ? message : "");
  if (json_object_has_member(state, "draw")) {
    JsonObject *draw = json_object_get_object_member(state, "draw");
    JsonArray *selection = json_object_get_array_member(draw, "selection");
    self->is_showing = TRUE;
    gtk_editable_set_text(editable, json_object_get_string_member(draw, "text"));
    gtk_editable_select_region(
        editable, (int)json_array_get_int_element(selection, 0), (int)json_array_get_int_element(selection, 1));
    self->is_showing = FALSE;
  }
  if (json_object_has_member(state, "give")) {
    JsonObject *give = json_object_get_object_member(state, "give");
    const char *value = json_object_get_string_member_with_default(give, "value", NULL);
    if (self->minimum > 0) {
      int token = (int)json_object_get_int_member(give, "token");
      if (value && g_ascii_strtod(value, NULL) >= self->minimum) self->stored = g_ascii_strtod(value, NULL);
      g_print("%s %g\n", self->name, self->stored);
      act(self, g_strdup_printf("{\"value\":%g,\"token\":%d}", self->stored, token));
      return;
    }
    g_print("%s %s\n", self->name, value ? value : "");
    answer *late = g_new(answer, 1);
    late->entry = self;
    late->act = value ? g_strdup_printf(
                            "{\"value\":\"%s\",\"token\":%d}", value, (int)json_object_get_int_member(give, "token"))
                      : g_strdup_printf("{\"value\":null,\"token\":%d}", (int)json_object_get_int_member(give, "token"));
    g_timeout_add(300, say_back, late);
  }
}

/* Sends a line, which is freed. */
static void act(number_entry *self, char *line) {
  ff_text answer = ff_act(self->field, line, strlen(line));
  JsonNode *state = json_from_string(answer.bytes, NULL);
  show(self, json_node_get_object(state));
  json_node_unref(state);
  ff_release(answer);
  g_free(line);
}

static void press(number_entry *self, const char *key) { act(self, g_strdup_printf("{\"%s\":true}", key)); }

/* The selection as two offsets, the caret last. */
static void selection(GtkEditable *editable, int *anchor, int *head) {
  int start = 0, end = 0;
  gtk_editable_get_selection_bounds(editable, &start, &end);
  *head = gtk_editable_get_position(editable);
  *anchor = *head == start ? end : start;
}

/* The entry has another text. GTK has placed the caret already. */
static void on_changed(GtkEditable *editable, number_entry *self) {
  if (self->is_showing) return;
  JsonNode *text = json_node_init_string(json_node_alloc(), gtk_editable_get_text(editable));
  char *quoted = json_to_string(text, FALSE);
  int caret = gtk_editable_get_position(editable);
  act(self, g_strdup_printf("{\"follow\":{\"text\":%s,\"selection\":[%d,%d]}}", quoted, caret, caret));
  g_free(quoted);
  json_node_unref(text);
}

/* The caret has moved. GTK tells so before it tells of the text that the caret belongs to: a caret beyond the field's own
 * text is refused, and the one that comes with the text counts. */
static void on_selection(GtkEditable *editable, GParamSpec *property, number_entry *self) {
  (void)property;
  if (self->is_showing) return;
  ff_text answer = ff_act(self->field, NULL, 0);
  JsonNode *state = json_from_string(answer.bytes, NULL);
  const char *text = json_object_get_string_member(json_node_get_object(state), "text");
  if (!strcmp(text, gtk_editable_get_text(editable))) {
    int anchor, head;
    selection(editable, &anchor, &head);
    act(self, g_strdup_printf("{\"select\":[%d,%d]}", anchor, head));
  }
  json_node_unref(state);
  ff_release(answer);
}

/* Keys that type no text. */
static gboolean on_key(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers, number_entry *self) {
  (void)controller, (void)code;
  if ((modifiers & GDK_CONTROL_MASK) && (key == GDK_KEY_z || key == GDK_KEY_Z)) {
    press(self, modifiers & GDK_SHIFT_MASK ? "redo" : "undo");
  } else if (key == GDK_KEY_F2) {
    self->is_english = !self->is_english;
    act(self, g_strdup_printf("{\"setLocale\":\"%s\"}", self->is_english ? "en-US" : "de-DE"));
  } else if (key == GDK_KEY_Up) press(self, "increment");
  else if (key == GDK_KEY_Down) press(self, "decrement");
  else if (key == GDK_KEY_Page_Up) press(self, "largeIncrement");
  else if (key == GDK_KEY_Page_Down) press(self, "largeDecrement");
  else if (key == GDK_KEY_KP_Decimal || key == GDK_KEY_KP_Separator) press(self, "decimalKey");
  else if (key == GDK_KEY_plusminus || key == GDK_KEY_F9) press(self, "toggleSign");
  else if (key == GDK_KEY_Escape) press(self, "revert");
  else return FALSE;
  return TRUE;
}

static void on_enter(GtkEventControllerFocus *controller, number_entry *self) {
  (void)controller;
  /* GTK selects the text at Tab; the entry says so by its selection. */
  act(self, g_strdup("{\"focus\":true}"));
}

static void on_leave(GtkEventControllerFocus *controller, number_entry *self) {
  (void)controller;
  act(self, g_strdup("{\"focus\":false}"));
}

static void on_return(GtkEntry *entry, number_entry *self) {
  (void)entry;
  press(self, "commit");
}

static number_entry *number_entry_new(const char *name, const char *options) {
  number_entry *self = g_new0(number_entry, 1);
  ff_text problem;
  self->field = ff_open(options, strlen(options), NULL, NULL, &problem);
  if (!self->field) g_error("%s", problem.bytes);
  self->name = name;
  self->entry = gtk_entry_new();
  self->message = gtk_label_new("");
  gtk_editable_set_enable_undo(GTK_EDITABLE(self->entry), FALSE);
  GtkEventController *keys = gtk_event_controller_key_new(), *focus = gtk_event_controller_focus_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(self->entry, keys);
  gtk_widget_add_controller(self->entry, focus);
  g_signal_connect(self->entry, "changed", G_CALLBACK(on_changed), self);
  g_signal_connect(self->entry, "notify::cursor-position", G_CALLBACK(on_selection), self);
  g_signal_connect(self->entry, "notify::selection-bound", G_CALLBACK(on_selection), self);
  g_signal_connect(self->entry, "activate", G_CALLBACK(on_return), self);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(on_key), self);
  g_signal_connect(focus, "enter", G_CALLBACK(on_enter), self);
  g_signal_connect(focus, "leave", G_CALLBACK(on_leave), self);
  act(self, g_strdup(""));
  return self;
}

/* ---- The program ---- */

#define POLICIES "\"ranges\":\"scalars\",\"policies\":{\"clearsWhenEmpty\":true,\"commitPolicy\":\"keepText\"}"

static void activate(GtkApplication *application) {
  GtkWidget *window = gtk_application_window_new(application), *grid = gtk_grid_new();
  number_entry *entries[] = {
      number_entry_new("price", "{\"locale\":\"de-DE\",\"style\":\"currency:EUR\"," POLICIES "}"),
      number_entry_new("pieces", "{\"locale\":\"de-DE\",\"value\":\"1\",\"entries\":[\"fractions\"]," POLICIES "}"),
      number_entry_new("seats", "{\"locale\":\"de-DE\",\"value\":\"20\"," POLICIES "}"),
  };
  entries[2]->minimum = 10;
  entries[2]->stored = 20;
  for (int row = 0; row < 3; row++) {
    gtk_grid_attach(GTK_GRID(grid), gtk_label_new(entries[row]->name), 0, 2 * row, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), entries[row]->entry, 1, 2 * row, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), entries[row]->message, 1, 2 * row + 1, 1, 1);
  }
  gtk_window_set_title(GTK_WINDOW(window), "number_entry");
  gtk_window_set_child(GTK_WINDOW(window), grid);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  GtkApplication *application = gtk_application_new("org.example.number-entry", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), count, arguments);
  g_object_unref(application);
  return status;
}

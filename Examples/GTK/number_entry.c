/* Two number fields in GTK 4, a price and a quantity, and their total:
 *
 *   cc number_entry.c $(pkg-config --cflags --libs gtk4 formatting-field) -o number_entry
 *
 * A GtkEntry edits its text by itself; a session (ff_hosted) follows. The program prints each value that it is given.
 */
#include <formatting_field_hosted.h>
#include <gtk/gtk.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- An entry for numbers ---- */

typedef struct number_entry {
  GtkWidget *entry, *message;
  ff_field *field;
  ff_hosted *session;
  const char *name;
  double value;                               /* The program's; NaN for none. */
  void (*changed)(struct number_entry *self); /* What the program does with another value. */
  gboolean is_showing;                        /* Whether the entry is given a text just now. */
} number_entry;

/* A text of the session; NULL if there is none. The caller frees it. */
static char *text_of(number_entry *self, ff_hosted_fact fact) {
  size_t length = 0;
  if (ff_hosted_text(self->session, fact, 0, NULL, 0, &length) == FF_NONE) return NULL;
  char *text = g_malloc0(length + 1);
  ff_hosted_text(self->session, fact, 0, text, length, &length);
  return text;
}

/* Shows what the session says, and hands the value on; after each call of the session. */
static void update(number_entry *self) {
  GtkEditable *editable = GTK_EDITABLE(self->entry);
  char *text = text_of(self, FF_HOSTED_TEXT), *message = text_of(self, FF_HOSTED_MESSAGE);
  ff_hosted_info info = {.size = sizeof info};
  ff_hosted_state(self->session, FF_SCALARS, &info);
  self->is_showing = TRUE;
  if (strcmp(text, gtk_editable_get_text(editable))) gtk_editable_set_text(editable, text);
  int start, end, head = gtk_editable_get_position(editable);
  gtk_editable_get_selection_bounds(editable, &start, &end);
  /* GTK puts the caret at the end of a selection that is set from `anchor` to `head`. */
  if (head != (int)info.head || end - start != abs((int)info.head - (int)info.anchor)) {
    gtk_editable_select_region(editable, (int)info.anchor, (int)info.head);
  }
  self->is_showing = FALSE;
  gtk_label_set_text(GTK_LABEL(self->message), message ? message : "");
  if (message) gtk_widget_add_css_class(self->entry, "error");
  else gtk_widget_remove_css_class(self->entry, "error");
  g_free(text);
  g_free(message);
  char value[400];
  size_t length;
  if (ff_hosted_next_value(self->session, value, sizeof value, &length) == FF_OK) {
    g_print("%s %.*s\n", self->name, (int)length, length ? value : "");
    if (ff_field_value_double(self->field, &self->value) != FF_OK) self->value = NAN;
    self->changed(self);
  }
}

/* The entry has another text: the person's, or the one that it was given. GTK has placed the caret already. */
static void on_changed(GtkEditable *editable, number_entry *self) {
  if (self->is_showing) return;
  const char *text = gtk_editable_get_text(editable);
  size_t caret = (size_t)gtk_editable_get_position(editable);
  ff_hosted_edit(
      self->session, FF_SCALARS, text, strlen(text), caret, caret, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL);
  update(self);
}

/* The caret has moved. GTK tells so before it tells of the text that the caret belongs to. */
static void on_selection(GtkEditable *editable, GParamSpec *property, number_entry *self) {
  (void)property;
  char *text = text_of(self, FF_HOSTED_TEXT);
  if (!self->is_showing && !strcmp(text, gtk_editable_get_text(editable))) {
    int start, end, head = gtk_editable_get_position(editable);
    gtk_editable_get_selection_bounds(editable, &start, &end);
    ff_hosted_select(self->session, FF_SCALARS, (size_t)(head == start ? end : start), (size_t)head);
  }
  g_free(text);
}

/* Keys that type no text. */
static gboolean on_key(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers, number_entry *self) {
  (void)controller, (void)code;
  gboolean with_control = (modifiers & GDK_CONTROL_MASK) != 0;
  if (with_control && (key == GDK_KEY_z || key == GDK_KEY_Z)) {
    if (modifiers & GDK_SHIFT_MASK) ff_hosted_redo(self->session);
    else ff_hosted_undo(self->session);
  } else if (key == GDK_KEY_Up) ff_hosted_press(self->session, FF_KEY_INCREMENT, 1);
  else if (key == GDK_KEY_Down) ff_hosted_press(self->session, FF_KEY_DECREMENT, 1);
  else if (key == GDK_KEY_Page_Up) ff_hosted_press(self->session, FF_KEY_LARGE_INCREMENT, 1);
  else if (key == GDK_KEY_Page_Down) ff_hosted_press(self->session, FF_KEY_LARGE_DECREMENT, 1);
  else if (key == GDK_KEY_KP_Decimal || key == GDK_KEY_KP_Separator) {
    ff_hosted_press(self->session, FF_KEY_DECIMAL_KEY, 1);
  } else if (key == GDK_KEY_plusminus || key == GDK_KEY_F9) ff_hosted_press(self->session, FF_KEY_TOGGLE_SIGN, 1);
  else if (key == GDK_KEY_Escape) ff_hosted_press(self->session, FF_KEY_REVERT, 1);
  else return FALSE;
  update(self);
  return TRUE;
}

static void on_enter(GtkEventControllerFocus *controller, number_entry *self) {
  (void)controller;
  /* GTK selects the text at Tab; the entry says so by its selection. */
  ff_hosted_focus(self->session, true, false, NULL);
  update(self);
}

static void on_leave(GtkEventControllerFocus *controller, number_entry *self) {
  (void)controller;
  ff_hosted_focus(self->session, false, false, NULL);
  update(self);
}

static void on_return(GtkEntry *entry, number_entry *self) {
  (void)entry;
  ff_hosted_submit(self->session, NULL);
  update(self);
}

/* The program's value has become another. One that the entry gave changes nothing, however late it comes. */
void number_entry_set_value(number_entry *self, double value) {
  char digits[40];
  g_ascii_formatd(digits, sizeof digits, "%.17g", value);
  ff_hosted_set_value(self->session, isnan(value) ? NULL : digits, strlen(digits));
  update(self);
}

static number_entry *number_entry_new(
    const char *name, const char *style, double value, void (*changed)(number_entry *)) {
  number_entry *self = g_new0(number_entry, 1);
  ff_format *format;
  char sentence[200];
  ff_reason reason = {sizeof reason, sentence, sizeof sentence, 0};
  if (ff_format_from_icu("de-DE", 5, style, strlen(style), NULL, &format, &reason)) {
    g_error("%.*s", (int)reason.length, sentence);
  }
  ff_field_make(format, FF_DOUBLE, &self->field);
  ff_format_free(format);
  ff_field_set_policy(self->field, FF_CLEARS_WHEN_EMPTY, 1);
  ff_field_set_policy(self->field, FF_COMMIT_POLICY, FF_KEEP_TEXT);
  if (!isnan(value)) ff_field_set_double(self->field, value, NULL);
  ff_hosted_make(self->field, &self->session);
  self->name = name;
  self->value = value;
  self->changed = changed;
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
  update(self);
  return self;
}

/* ---- The program ---- */

static number_entry *price, *pieces;
static GtkWidget *total;

static void show_total(number_entry *entry) {
  (void)entry;
  if (!price || !pieces) return;
  char text[60];
  double sum = price->value * pieces->value;
  if (isnan(sum)) strcpy(text, "");
  else snprintf(text, sizeof text, "%.2f", sum);
  gtk_label_set_text(GTK_LABEL(total), text);
}

static void activate(GtkApplication *application) {
  GtkWidget *window = gtk_application_window_new(application), *grid = gtk_grid_new();
  total = gtk_label_new("");
  price = number_entry_new("price", "currency:EUR", NAN, show_total);
  pieces = number_entry_new("pieces", "decimal", 1, show_total);
  number_entry *entries[] = {price, pieces};
  for (int row = 0; row < 2; row++) {
    gtk_grid_attach(GTK_GRID(grid), gtk_label_new(entries[row]->name), 0, 2 * row, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), entries[row]->entry, 1, 2 * row, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), entries[row]->message, 1, 2 * row + 1, 1, 1);
  }
  gtk_grid_attach(GTK_GRID(grid), total, 1, 4, 1, 1);
  gtk_window_set_title(GTK_WINDOW(window), "number_entry");
  gtk_window_set_child(GTK_WINDOW(window), grid);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  if (ff_abi() != FF_ABI) return 1;
  GtkApplication *application = gtk_application_new("org.example.number-entry", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), count, arguments);
  g_object_unref(application);
  return status;
}

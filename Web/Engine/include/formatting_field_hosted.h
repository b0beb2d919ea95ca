/* FormattingField for C: the session of a control that edits its text by itself, as GTK's and Qt's entries, a page's
 * input and Compose's text field do. See formatting_field.h.
 *
 *   ff_hosted *session;
 *   ff_hosted_make(field, &session);
 *   // The control says that its text has changed, and knows its caret:
 *   if (ff_hosted_edit(session, FF_SCALARS, text, length, caret, caret, FF_SELECTION, FF_SELECTION, FF_TYPED, NULL)) {
 *     // The field's text differs: FF_HOSTED_TEXT goes into the control, and the caret of ff_hosted_state.
 *   }
 *   // The program's number follows, until there is nothing to give:
 *   ff_hosted_next_value(session, buffer, sizeof buffer, &length);
 *   // The control has lost the focus:
 *   ff_hosted_focus(session, false, false, NULL);
 *
 * A session tells what a person has typed from what comes back: a text that the control was given and reports
 * again, late or twice, and a value that the field gave and the program sets again. Neither changes anything.
 * No clock decides.
 *
 * Each function of formatting_field.h may be called beside the session. A session does not keep its field: if the
 * field was freed, its functions give FF_ERROR_HANDLE.
 */
#ifndef FORMATTING_FIELD_HOSTED_H
#define FORMATTING_FIELD_HOSTED_H

#include "formatting_field.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ff_hosted ff_hosted;

/* Makes the session of a field whose value the program has. */
ff_status ff_hosted_make(ff_field *field, ff_hosted **session);

void ff_hosted_free(ff_hosted *session);

/* Sets the character of the decimal key on an on-screen keypad, which follows the device's region; NULL, as at
 * first, where the keys are told apart. The key then means the format's separator. */
ff_status ff_hosted_set_keypad(ff_hosted *session, const char *separator, size_t length);

/* How a program keeps a value, where programs differ; sums of these. */
typedef enum ff_host {
  /* The program gets nothing while the text is refused, and not the last number, as a page does from an input. What
   * it sets replaces a refused text, even by the number that the field has. */
  FF_HOST_TAKES_ENTRY = 1,
  /* The program keeps a double, which may cut digits, and may have 0 for nothing, as atof("") gives it. Both are what
   * the field gave; but where the field is empty and nobody types, 0 is a command. */
  FF_HOST_KEEPS_DOUBLES = 2,
  /* What the program sets waits for the commit while a person types: the program draws each value that it is given
   * anew, maybe rounded, as a component of React does. */
  FF_HOST_WAITS_FOR_COMMIT = 4,
  /* What the field gave may still be on its way after a commit, as in a store that is written to by messages: only
   * ff_hosted_rest and ff_hosted_rest_at end echoes. */
  FF_HOST_ANSWERS_LATE = 8
} ff_host;

/* Without a call none of these holds. */
ff_status ff_hosted_set_host(ff_hosted *session, uint32_t traits);

/* ---- What the control shows ---- */

typedef enum ff_hosted_fact {
  FF_HOSTED_TEXT = 0,      /* The field's text. */
  FF_HOSTED_MESSAGE = 1,   /* The sentence below the control; none while a focused text may still become a number. */
  FF_HOSTED_SUGGESTION = 2 /* By index from 0: a text that was probably meant, for ff_hosted_take. */
} ff_hosted_fact;

/* FF_NONE if there is no such text. */
ff_status ff_hosted_text(
    ff_hosted *session, ff_hosted_fact fact, size_t index, char *buffer, size_t capacity,
    size_t *length);

typedef struct ff_hosted_info {
  size_t size;         /* sizeof(ff_hosted_info) */
  size_t anchor, head; /* The selection, in the unit that was asked for. */
  bool is_focused, is_enabled;
  bool wants_focus;   /* Whether the control has to keep the focus: Return refused the text, which stays. */
  bool is_acceptable; /* Whether a commit takes the text: a number, or nothing at all. */
  bool is_composing;
  ff_status refusal; /* Why the last text of ff_hosted_edit was refused; FF_OK if it was taken. */
  ff_intent intent;  /* How that text was taken: as the program said, or as the texts told. */
} ff_hosted_info;

ff_status ff_hosted_state(ff_hosted *session, ff_unit unit, ff_hosted_info *info);

/* What a control that draws late has to show. It hands this back with the text that it reports, and so says what
 * the person saw. Offsets are UTF-16. */
typedef struct ff_shown {
  size_t size;             /* sizeof(ff_shown) */
  const char *text;        /* In the caller's buffer. */
  size_t length;           /* In bytes of UTF-8. */
  size_t start, end;       /* What to select; both FF_SELECTION if the control leaves its own selection. */
  int64_t reports, revision;
} ff_shown;

/* For a control that is drawn anew from a state, as Compose's and React's. The text goes into `buffer`, and
 * `shown->text` points there. */
ff_status ff_hosted_shown(
    ff_hosted *session, ff_shown *shown, char *buffer, size_t capacity, size_t *length);

/* The control was drawn with `shown`, in an earlier turn. To be called whenever what is to be shown has changed,
 * until it changes no more: a text is drawn in turns, so that a control which leaves out a text but not a selection,
 * when it draws right after a key, ends with both. */
ff_status ff_hosted_drawn(ff_hosted *session, const ff_shown *shown);

/* ---- What the control says ---- */

/* FF_OK if the field has this text now. FF_REDRAW if it has another one: the control has to show that, even where
 * nothing has changed in the field.
 *
 * Offsets and `marked_start` are as in ff_field_follow; a caret that does not lie in the text is left out. The
 * caret may come after the text: FF_SELECTION here, and then ff_hosted_select. Who knows that a text was pasted,
 * dropped or dictated says FF_PASTED, and who knows of a deletion FF_DELETED; after FF_TYPED the session tells it from the
 * texts, in doubt a paste. FF_COMPOSED is for an input method whose marked part is not known. `shown` is what the
 * control was drawn with last; NULL for one that shows the field's text at once. */
ff_status ff_hosted_edit(
    ff_hosted *session, ff_unit unit, const char *text, size_t length, size_t anchor, size_t head,
    size_t marked_start, size_t marked_end, ff_intent intent, const ff_shown *shown);

/* The person has selected a range or moved the caret. A range that does not lie in the text is dropped. */
ff_status ff_hosted_select(ff_hosted *session, ff_unit unit, size_t anchor, size_t head);

/* The same from a control that draws late, whose caret may come before the text that it belongs to; UTF-16. */
ff_status ff_hosted_report_selection(ff_hosted *session, size_t start, size_t end);

/* A key that types no text; FF_KEY_COMMIT is ff_hosted_submit. FF_REFUSED_INACTIVE if the person may not edit. */
ff_status ff_hosted_press(ff_hosted *session, ff_key key, int32_t count);

/* The person takes a suggestion, which is committed. FF_NONE if it does not fit any more. */
ff_status ff_hosted_take(
    ff_hosted *session, const char *suggestion, size_t length, ff_outcome *outcome);

/* The control has or has not the focus; it may say so late and twice. One that loses the focus is committed.
 * With `selects` a number is selected when the focus comes, unless the policies say otherwise: for a control that
 * takes over the field's selection. */
ff_status ff_hosted_focus(
    ff_hosted *session, bool is_focused, bool selects, ff_outcome *outcome);

/* Return or a Done key: commits. */
ff_status ff_hosted_submit(ff_hosted *session, ff_outcome *outcome);

/* Commits where it is, as for a Save button that leaves the focus alone. */
ff_status ff_hosted_commit(ff_hosted *session, ff_outcome *outcome);

/* The control goes away: commits. */
ff_status ff_hosted_disappear(ff_hosted *session, ff_outcome *outcome);

/* Whether the person may edit; a field that is disabled is committed. */
ff_status ff_hosted_enable(ff_hosted *session, bool is_enabled, ff_outcome *outcome);

/* Undoes the last change, by a person or by the program, over commits as well, or makes it again; FF_NONE if there is
 * none. */
ff_status ff_hosted_undo(ff_hosted *session);
ff_status ff_hosted_redo(ff_hosted *session);

/* ---- What the program says ---- */

/* What to give to the program; FF_NONE if it has the field's value, or that is on its way. An empty text stands for no
 * value. To be asked after each call above. */
ff_status ff_hosted_next_value(
    ff_hosted *session, char *buffer, size_t capacity, size_t *length);

/* The value for a program that asks when it likes, as a page's script does; an empty text for none. What it takes so
 * changes nothing when it is set again. */
ff_status ff_hosted_take_value(
    ff_hosted *session, char *buffer, size_t capacity, size_t *length);

/* The program sets a value, in plain decimal; NULL for none. While the person types a value that the field gave
 * changes nothing, however late it comes; after a commit, a revert or a loss of focus what the program sets counts. */
ff_status ff_hosted_set_value(ff_hosted *session, const char *number, size_t length);

/* The same for a value that is read from the program at each drawing: what was given before it has arrived, too, and
 * after a commit a value that has stayed as it was counts as well. */
ff_status ff_hosted_read_value(ff_hosted *session, const char *number, size_t length);

/* The program has this value, whatever it was given: what it says counts, also while a person types. */
ff_status ff_hosted_rest_at(ff_hosted *session, const char *number, size_t length);

/* Nobody edits, and no value is on its way: what the program says from now on counts. */
ff_status ff_hosted_rest(ff_hosted *session);

#ifdef __cplusplus
}
#endif
#endif

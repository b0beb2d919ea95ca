/* FormattingField for C: number fields that read what a person types, key by key, in any locale.
 *
 *   ff_format *german;
 *   ff_format_from_icu("de-DE", 5, "decimal", 7, NULL, &german, NULL);
 *   ff_field *field;
 *   ff_field_make(german, FF_DOUBLE, &field);
 *   ff_field_apply(field, FF_UTF8, FF_SELECTION, FF_SELECTION, "1.5", 3, FF_TYPED, NULL);
 *   ff_state state = {.size = sizeof state};
 *   ff_field_state(field, FF_UTF8, &state);   // state.status is FF_INTERMEDIATE: 1,5 was meant
 *
 * Every function gives an ff_status: FF_OK, why an edit was refused, or what is wrong with the call.
 * Its answer goes into what its last parameters point to. If the status is not FF_OK they stay as they
 * were, unless the function's comment says otherwise.
 *
 * Texts. A text has its length with it, in bytes of UTF-8 (char) or in units of UTF-16 (uint16_t), and
 * needs no zero at its end; NULL stands for the empty text. A text that comes out goes into a buffer of
 * the caller's, of `capacity` bytes or units; `*length` becomes the length of the whole text. If the
 * buffer is too small nothing is written into it, and the function gives FF_ERROR_BUFFER. No zero is
 * added. So a buffer NULL of capacity 0 asks for the length alone.
 *
 * Offsets count bytes, UTF-16 units or Unicode scalars, as the call's ff_unit says. An offset inside a
 * character is refused, not rounded.
 *
 * Ownership. What is made is freed with the function of its kind (ff_format_free, ff_field_free,
 * ff_change_free), in any order: a field keeps the format that it needs. Freeing NULL does nothing. The
 * library keeps no pointer that it is given, except a writer's. The pointers that it gives are handles,
 * and texts that are never freed.
 *
 * Handles look like pointers, but are numbers. A handle that is NULL, of another kind, freed before or made
 * up gives FF_ERROR_HANDLE.
 *
 * Threads. Any thread may use any handle, but a field only one thread at a time. Formats never change,
 * and any number of threads may use a format at once.
 *
 * Forks. A child has copies of all handles and can use and make others: a fork waits until no handle and
 * no format is being made. In the child, a field that another thread was working on is in an unknown state.
 *
 * A struct begins with its size, which the caller sets: so the library knows which members the caller's
 * struct has.
 */
#ifndef FORMATTING_FIELD_H
#define FORMATTING_FIELD_H

#include "formatting_field_format.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Fields ---- */

/* A number field: its text, its selection, and the value bound to it. */
typedef struct ff_field ff_field;

/* A change of a field, which can be undone and made again. */
typedef struct ff_change ff_change;

/* Makes a field without a value, whose text is empty. */
ff_status ff_field_make(ff_format *format, ff_type type, ff_field **field);

void ff_field_free(ff_field *field);

/* Makes a copy of a field, in the same state. */
ff_status ff_field_copy(ff_field *field, ff_field **copy);

/* Sets the least and the greatest number, in plain decimal; NULL for no limit. The text stays and
 * is judged anew. */
ff_status ff_field_set_bounds(
    ff_field *field, const char *minimum, size_t minimum_length, const char *maximum,
    size_t maximum_length);

/* Sets whether the minimum and the maximum are excluded: "more than 0". ff_field_set_bounds includes both
 * again. */
ff_status ff_field_exclude_bounds(ff_field *field, bool minimum, bool maximum);

/* Sets what increments add, in plain decimal; NULL for 1 as the text shows it: 0.01 in percent. */
ff_status ff_field_set_step(ff_field *field, const char *step, size_t length);

/* Sets what a large step adds, in plain decimal; NULL for ten steps. */
ff_status ff_field_set_large_step(ff_field *field, const char *step, size_t length);

/* How a field treats edits and commits. */
typedef enum ff_policy {
  FF_COMMIT_POLICY = 0,      /* An ff_commit_policy. */
  FF_CLEARS_WHEN_EMPTY = 1,  /* Whether an empty text has no value; else the value stays. 0 or 1. */
  FF_CLAMPS_TO_BOUNDS = 2,   /* Whether a commit moves a number to the bound it is beyond. 0 or 1. */
  FF_KEEPS_TYPED_DIGITS = 3, /* Whether a commit writes in the digits that were typed. 0 or 1. */
  FF_SNAPS_TO_STEP = 4,      /* Whether a commit moves a number to the nearest step. 0 or 1. */
  FF_FILTERS_CHARACTERS = 5, /* Whether only what can be part of a number in the format passes. 0 or 1. */
  FF_MAXIMUM_LENGTH = 6,     /* The longest text, in bytes of UTF-8; 1024 unless set. */
  FF_KEEPS_TYPED_ZEROS = 7,  /* Whether a commit keeps zeros typed at a fraction's end. 0 or 1. */
  FF_REFUSES_EXTRA_DIGITS = 8, /* Whether more fraction digits than are shown are refused. 0 or 1. */
  FF_REFUSES_OFF_STEP = 9,   /* Whether a number that is not a step is refused. 0 or 1. */
  FF_IS_PLAIN_WHILE_FOCUSED = 10, /* Whether ff_field_focus takes grouping and affixes away. 0 or 1. */
  FF_SELECTS_ALL_ON_FOCUS = 11, /* A fact for the host: whether Tab selects the text. 0 or 1. */
  FF_FILTERS_INVALID_TEXTS = 12 /* Whether only edits pass that leave no invalid text. 0 or 1. */
} ff_policy;

/* What a commit leaves of a text that is not acceptable. FF_KEY_REVERT goes back to the value that
   editing began with under every policy. */
typedef enum ff_commit_policy {
  FF_LAST_READING = 0,    /* The last number that was read while typing. */
  FF_COMMITTED_VALUE = 1, /* The value that was committed before. */
  FF_KEEP_TEXT = 2        /* The text itself, for the user to mend. */
} ff_commit_policy;

ff_status ff_field_set_policy(ff_field *field, ff_policy policy, int64_t value);

/* Sets what the field reads beside plain numbers; NULL for nothing else. A kind a line, words behind tabs:
 * "arithmetic", "fractions", "fromElsewhere" (pastes alone), "typedFromElsewhere"; "shorthand" with pairs of a
 * word and its power of ten, "shorthand\tMio.\t6"; "units" with the field's unit and pairs of a name and its
 * unit, by CLDR's identifiers, "units\tkilogram\tg\tgram\tlb\tpound". FF_ERROR_ARGUMENT for other kinds.
 *
 * With "cents" keys fill the field from the right, as on a till: after "1", "2" and "5" its text is "1,25". A
 * decimal key goes on with ordinary entry until the commit, a paste is read as in any field, a key that means
 * nothing is FF_REFUSED_FILTERED. The text then differs from what ff_field_follow was given: put it into your
 * control after each key. */
ff_status ff_field_set_entries(ff_field *field, const char *entries, size_t length);

/* Sets the language of messages, by a BCP 47 tag; NULL, as at first, for the language of the
 * format's locale, or English if there are no sentences in it. FF_NONE if there are none in the tag's
 * language. */
ff_status ff_field_set_language(ff_field *field, const char *tag, size_t length);

/* Reads and writes in another format from now on. An edited text stays, any other is written anew.
 * `change` may be NULL, and becomes NULL if the text stays. */
ff_status ff_field_set_format(ff_field *field, ff_format *format, ff_change **change);

/* ---- Editing ---- */

/* What the user did. */
typedef enum ff_intent {
  FF_TYPED = 0,
  FF_PASTED = 1,   /* A paste or a drop: line breaks and tabs at its ends are dropped. */
  FF_DELETED = 2,
  FF_COMPOSED = 3  /* By an input method that goes on composing: the value waits. */
} ff_intent;

/* In the place of a start and an end: the field's own selection. */
#define FF_SELECTION ((size_t)-1)

/* Replaces the text from `start` to `end`. The rest of the text stays exactly as it is, and if the text is
 * a number the value follows.
 *
 * `change` may be NULL; else it becomes the change, which undoes the edit and has to be freed. */
ff_status ff_field_apply(
    ff_field *field, ff_unit unit, size_t start, size_t end, const char *text, size_t length,
    ff_intent intent, ff_change **change);

/* Types a text, each character as one edit at the selection. If one is refused, those before it stay, and there is no
 * change to give. */
ff_status ff_field_type(
    ff_field *field, const char *text, size_t length, ff_change **change);

/* A key that types no text. The names and their order are those of every host. */
typedef enum ff_key {
  FF_KEY_DELETE_BACKWARD = 0, /* Deletes the selection, or characters in front of the caret. */
  FF_KEY_DELETE_FORWARD = 1,  /* Deletes the selection, or characters behind the caret. */
  FF_KEY_DECIMAL_KEY = 2,     /* A keypad's: types the locale's decimal separator. */
  FF_KEY_TOGGLE_SIGN = 3,     /* Puts a minus in front of the number or takes it away. */
  FF_KEY_INCREMENT = 4,       /* Adds a step. In forms options, dates and times step as well. */
  FF_KEY_DECREMENT = 5,
  FF_KEY_LARGE_INCREMENT = 6, /* Adds a large step, as Page Up does. */
  FF_KEY_LARGE_DECREMENT = 7,
  FF_KEY_SET_TO_MINIMUM = 8,  /* The least number of the bounds, as Home. */
  FF_KEY_SET_TO_MAXIMUM = 9,  /* The greatest, as End. */
  FF_KEY_REVERT = 10,         /* Puts back text and value from when editing began, as Escape does. */
  FF_KEY_COMMIT = 11,         /* ff_field_commit, as Return. */
  FF_KEY_END_COMPOSITION = 12, /* An input method composes no more; the text is read as it stands. */
  FF_KEY_SELECT_ALL = 13
} ff_key;

/* Presses a key. `count` says how many characters a deletion takes, as a reader counts them, and how many steps a step
 * goes; any other key is pressed once. `change` becomes NULL if nothing has changed: there is no further step. */
ff_status ff_field_press(ff_field *field, ff_key key, int32_t count, ff_change **change);

/* Follows a text that a control of the host's own has edited: the text is now `text`, selected from
 * `anchor` to `head`. The smallest edit that leads to the text is made, so that it is read as if the user
 * had typed into the field. If the edit is refused, or the field's text differs then, put the field's text
 * back.
 *
 * `anchor` and `head` are offsets in `text`, or both FF_SELECTION if the host does not know. From
 * `marked_start` to `marked_end` an input method is composing; both FF_SELECTION if none is. `change` may be
 * NULL, and becomes NULL if the text is the same. */
ff_status ff_field_follow(
    ff_field *field, ff_unit unit, const char *text, size_t length, size_t anchor, size_t head,
    size_t marked_start, size_t marked_end, ff_intent intent, ff_change **change);

/* Shows what an input method is composing, in the place of what it showed before or of the selection. The
 * value waits until the composition ends. */
ff_status ff_field_compose(ff_field *field, const char *text, size_t length, ff_change **change);

/* Selects a part of the text; a caret if both are equal. */
ff_status ff_field_select(ff_field *field, ff_unit unit, size_t anchor, size_t head);

/* ---- What a field shows ---- */

/* What the text is worth as it stands. */
typedef enum ff_text_status {
  FF_ACCEPTABLE = 0,   /* It is a number for this field. */
  FF_INTERMEDIATE = 1, /* It is not a number yet, but typing at its end can make it one. */
  FF_INVALID = 2       /* It is not a number, whatever is typed at its end. */
} ff_text_status;

/* All that a host shows after a key. Offsets are in the unit that was asked for. */
typedef struct ff_state {
  size_t size; /* sizeof(ff_state) */
  ff_text_status status;
  ff_issue issue;
  size_t issue_start, issue_end; /* Where the issue is; 0 if there is none. */
  size_t text_length;
  size_t anchor, head; /* The selection: where it began, and where the caret is. */
  size_t marked_start, marked_end; /* What an input method is composing; equal if nothing is. */
  bool has_value;
  bool is_edited; /* Whether text or value differ from what was committed last. */
} ff_state;

ff_status ff_field_state(ff_field *field, ff_unit unit, ff_state *state);

/* The text, exactly as typed. */
ff_status ff_field_text(ff_field *field, char *buffer, size_t capacity, size_t *length);

/* The bound value, from the last text that was a number, in plain decimal with all its digits:
 * "-1234.5". FF_NONE if there is no value. */
ff_status ff_field_value(ff_field *field, char *buffer, size_t capacity, size_t *length);

/* The value as the nearest double. A C library's strtod reads "1234.5" by the locale that the program has set. */
ff_status ff_field_value_double(ff_field *field, double *value);

/* Binds another value, in plain decimal; NULL for no value. The value that the field has already
 * changes nothing, so that a host may set it at each key: "3." stays "3.". For a number that the type does
 * not have the status is FF_ERROR_OVERFLOW or FF_ERROR_FRACTION; FF_DOUBLE and FF_FLOAT take the nearest.
 * `change` may be NULL, and becomes NULL if nothing changed. */
ff_status ff_field_set_value(
    ff_field *field, const char *number, size_t length, ff_change **change);
/* The same of a double; FF_ERROR_NUMBER for a NaN or an infinity. */
ff_status ff_field_set_double(ff_field *field, double value, ff_change **change);

/* Makes the field as new: with this value, or NULL for no value, unedited, the caret at the end. */
ff_status ff_field_reset(ff_field *field, const char *number, size_t length);

/* The text that a commit would leave, without committing. */
ff_status ff_field_preview(ff_field *field, char *buffer, size_t capacity, size_t *length);
/* The text for a screen reader, in the field's language: the minus is U+2212 in front, and an empty text is
 * a word. */
ff_status ff_field_value_text(ff_field *field, char *buffer, size_t capacity, size_t *length);

/* What a field's numbers can have, so that a host can choose a keyboard and dim its buttons. */
typedef struct ff_entry_traits {
  size_t size; /* sizeof(ff_entry_traits) */
  bool allows_fraction, allows_minus, allows_exponent;
  bool can_increment, can_decrement; /* Whether a step would lead anywhere. */
} ff_entry_traits;

ff_status ff_field_entry_traits(ff_field *field, ff_entry_traits *traits);

/* ---- What is wrong with a text ---- */

/* Which text is asked about. FF_NONE if that text was not refused. */
typedef enum ff_subject {
  FF_CURRENT_TEXT = 0,  /* The text as it stands. */
  FF_COMMITTED_TEXT = 1 /* The text that the last commit refused, put back or kept. */
} ff_subject;

/* A fact for a host's words. FF_NONE if it has nothing to do with what is wrong. */
typedef enum ff_fact {
  FF_FACT_TEXT = 0,            /* The text itself. */
  FF_FACT_MESSAGE = 1,         /* A sentence: what is wrong, and what the field takes. */
  FF_FACT_MINIMUM = 2,         /* The bound that the number is below, as the field writes it. */
  FF_FACT_MAXIMUM = 3,         /* The bound that the number is above, as the field writes it. */
  FF_FACT_EXAMPLE = 4,         /* A number as the field writes it, such as "1.234,5". */
  FF_FACT_FRACTION_DIGITS = 5, /* How many digits may stand behind the separator, in ASCII. */
  FF_FACT_ISSUE = 6,           /* The name of the issue, such as "incompleteGroup". */
  /* The name that HTML's ValidityState has for it: "valueMissing", "badInput", "rangeUnderflow",
   * "rangeOverflow" or "stepMismatch". */
  FF_FACT_VALIDITY = 7
} ff_fact;

ff_status ff_field_fact(
    ff_field *field, ff_subject subject, ff_fact fact, char *buffer, size_t capacity,
    size_t *length);

/* A text that the user is likely to have meant, by its index from 0; FF_NONE behind the last. */
ff_status ff_field_suggestion(
    ff_field *field, ff_subject subject, size_t index, char *buffer, size_t capacity,
    size_t *length);

/* ---- Committing ---- */

/* What a commit did. */
typedef enum ff_outcome {
  FF_UNCHANGED = 0,
  FF_ACCEPTED = 1,
  FF_ROUNDED = 2,
  FF_CLAMPED = 3,
  FF_SNAPPED = 4,
  FF_CLEARED = 5,
  FF_REVERTED = 6,
  FF_KEPT_INVALID = 7,
  FF_EVALUATED = 8 /* As accepted, and the text was not a plain number: "12,5*3". */
} ff_outcome;

/* Ends the editing of a text, as Return and losing focus do: the text becomes the formatted value.
 *
 * `outcome` and `change` may be NULL. `change` becomes NULL if nothing changed. */
ff_status ff_field_commit(ff_field *field, ff_outcome *outcome, ff_change **change);

/* A sentence about the last commit; FF_NONE if there is nothing to tell. */
ff_status ff_field_outcome_message(
    ff_field *field, char *buffer, size_t capacity, size_t *length);

/* A sentence for a screen reader, about every outcome; `label` is what the field is called. */
ff_status ff_field_announcement(
    ff_field *field, const char *label, size_t label_length, char *buffer, size_t capacity,
    size_t *length);

/* Begins editing: under FF_IS_PLAIN_WHILE_FOCUSED the text loses grouping and affixes until the commit. */
ff_status ff_field_focus(ff_field *field, ff_change **change);

/* ---- Changes ---- */

/* Undoes a change, or makes it again. FF_REFUSED_OTHER if the text is not the one that the change was made
 * on, FF_REFUSED_TYPE if the change has values of another type than the field's. If the format has
 * changed since, the number comes back in the new format, and the handle then stands for that change. */
ff_status ff_field_undo(ff_field *field, ff_change *change);
ff_status ff_field_redo(ff_field *field, ff_change *change);

void ff_change_free(ff_change *change);

/* ---- Saving ---- */

/* Writes what a field has to remember, as a text that is for ff_field_restore alone. */
ff_status ff_field_save(ff_field *field, char *buffer, size_t capacity, size_t *length);

/* Takes over what was saved by a field of the same type, to the last bit of its value. FF_ERROR_SAVED
 * if it is damaged; the field stays as it was then. */
ff_status ff_field_restore(ff_field *field, const char *saved, size_t length);

#ifdef __cplusplus
}
#endif
#endif

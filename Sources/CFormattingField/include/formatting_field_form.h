/* FormattingField for C: forms that a JSON Schema describes at run time. See formatting_field.h.
 *
 *   static ff_format *german(void *context, const ff_schema_field *field) {
 *     ff_format_options options = FF_FORMAT_OPTIONS;
 *     options.maximum_fraction_digits = field->maximum_fraction_digits;
 *     ff_format *format = NULL;
 *     ff_format_from_icu("de-DE", 5, field->style, field->style_length, &options, &format, NULL);
 *     return format;
 *   }
 *
 *   ff_form_options options = {.size = sizeof options, .format = german};
 *   ff_form *form;
 *   ff_form_make(schema, strlen(schema), &options, &form, NULL);
 *   ff_form_type(form, "/price", 6, "12,5", 4);
 *   ff_form_values(form, buffer, sizeof buffer, &length);   // {"price":12.5}
 *
 * Paths. A path names a field: the names of properties, and the id of a row, each behind a slash, with "~1"
 * for a slash in a name and "~0" for "~". "/lines/4/price" is the price in the row whose id is "4", wherever
 * that row stands; "/lines" is the array, "" the form. A JSON Pointer, as servers use it, names the row by its
 * place instead: FF_FORM_POINTER.
 *
 * Texts are UTF-8, offsets count in the ff_unit of the call. Values are JSON: 12.5, "red", true, ["red"],
 * "2030-12-31", or null for an empty field.
 *
 * Threads. Any thread may use any form, but a form only one thread at a time.
 */
#ifndef FORMATTING_FIELD_FORM_H
#define FORMATTING_FIELD_FORM_H

#include "formatting_field_hosted.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Making forms ---- */

/* Many fields and one focus. */
typedef struct ff_form ff_form;

/* What a schema says of a field with numbers. */
typedef struct ff_schema_field {
  size_t size;         /* sizeof(ff_schema_field) */
  const char *pointer; /* Where its schema is: "/properties/price". */
  size_t pointer_length;
  const char *style; /* As ff_format_from_icu takes styles: "decimal", "currency:EUR". */
  size_t style_length;
  int32_t maximum_fraction_digits; /* What the format has to show; -1 for as many as the currency has. */
} ff_schema_field;

/* Gives the format of a field; NULL refuses the schema. The format becomes the form's, which frees it: who goes on
 * using it gives an ff_format_copy. */
typedef ff_format *(*ff_format_of)(void *context, const ff_schema_field *field);

/* What becomes of a keyword that no form shows, as "anyOf" and "if". */
typedef enum ff_unsupported {
  FF_UNSUPPORTED_REFUSED = 0,    /* The schema is refused. */
  FF_UNSUPPORTED_SKIPPED = 1,    /* The keyword is not looked at. */
  FF_UNSUPPORTED_HANDED_OVER = 2 /* The same, and FF_FORM_HANDED_OVER lists the keywords. */
} ff_unsupported;

/* The object or the row that has a computed field. It is there during the call that it is given to. */
typedef struct ff_computing ff_computing;

/* Computes the number of a field, such as a total. `number` is ff_write's: plain decimal of at most `capacity`
 * bytes, whose length is given; -1 for an empty field. The number may depend on what stands in front of the field in
 * the same object, and on all rows of the object. It is asked for at each change that may concern it, and must not use the
 * form. */
typedef ptrdiff_t (*ff_compute)(
    void *context, const ff_computing *object, char *number, size_t capacity);

/* Gives what computes a field; NULL for a field that a person types into. A computed field is read-only, and is
 * neither undone nor saved. */
typedef ff_compute (*ff_compute_of)(void *context, const ff_schema_field *field);

/* What a field of the object says, as FF_FORM_VALUE, by its JSON Pointer from the object on: "/price", "/lines/0/amount".
 * FF_NONE if its text is empty or refused, FF_ERROR_FIELD if there is no such field or row. */
ff_status ff_computing_value(
    const ff_computing *object, const char *pointer, size_t pointer_length, char *buffer,
    size_t capacity, size_t *length);

typedef struct ff_form_options {
  size_t size;   /* sizeof(ff_form_options) */
  void *context; /* Given to `format`. */
  ff_format_of format;
  const char *language; /* The language of messages, a BCP 47 tag; English if NULL. */
  size_t language_length;
  ff_unsupported unsupported;
  ff_compute_of compute; /* NULL if no field is computed. */
} ff_form_options;

/* Makes the form that a JSON Schema describes, with the schema's default values. FF_ERROR_SCHEMA if the schema
 * is wrong, or a form cannot do what the schema says; `reason` has a line for each problem, with its place. */
ff_status ff_form_make(
    const char *schema, size_t length, const ff_form_options *options, ff_form **form,
    ff_reason *reason);

void ff_form_free(ff_form *form);

/* Reads and writes with other formats and speaks another language from now on, as when a person chooses another
 * locale. Values and rows stay; a text that is being edited stays, and is read anew. The statuses are those of
 * ff_form_make; if it fails, the form is as it was. */
ff_status ff_form_set_formats(
    ff_form *form, const ff_form_options *options, ff_reason *reason);

/* The values as JSON, each number with all its digits. */
ff_status ff_form_values(ff_form *form, char *buffer, size_t capacity, size_t *length);

/* Takes all values from JSON, to show what was saved; rows get the ids "0", "1" and so on. FF_ERROR_SCHEMA if
 * something does not fit; `reason` has a line for each problem, and the form is as it was. Nothing can be
 * undone or made again afterwards. */
ff_status ff_form_set_values(
    ff_form *form, const char *json, size_t length, ff_reason *reason);

/* Makes the present values the initial ones, as after saving: no field counts as changed. */
ff_status ff_form_keep_as_initial(ff_form *form);

/* ---- What there is in a form ---- */

typedef enum ff_member {
  FF_MEMBER_FIELD = 0,
  FF_MEMBER_OBJECT = 1, /* It has members of its own. */
  FF_MEMBER_ARRAY = 2   /* It has rows, and each row the same members. */
} ff_member;

/* The name of a member of the form, of an object or of a row, by its place from 0; FF_NONE behind the last. A
 * row need not be there. A row of single values has no members: its path is that of a field. */
ff_status ff_form_member(
    ff_form *form, const char *path, size_t path_length, size_t place, ff_member *kind,
    char *buffer, size_t capacity, size_t *length);

/* The path of a field by its index in the form, disabled fields included; FF_NONE behind the last. */
ff_status ff_form_field(
    ff_form *form, size_t index, char *buffer, size_t capacity, size_t *length);

/* The id of a row by its place from 0; FF_NONE behind the last. */
ff_status ff_form_row(
    ff_form *form, const char *array, size_t array_length, size_t place, char *buffer,
    size_t capacity, size_t *length);

/* Inserts a row with the schema's default values in front of the row at a place; at the end if there is no such
 * row. FF_ERROR_ARGUMENT if the id is there already. */
ff_status ff_form_insert_row(
    ff_form *form, const char *array, size_t array_length, size_t place, const char *id,
    size_t id_length);

/* Moves a row to another place, or to the end. */
ff_status ff_form_move_row(
    ff_form *form, const char *array, size_t array_length, const char *id, size_t id_length,
    size_t place);

ff_status ff_form_remove_row(
    ff_form *form, const char *array, size_t array_length, const char *id, size_t id_length);

/* ---- Editing ---- */

/* Replaces a part of a field's text, as ff_field_apply does. FF_ERROR_FIELD if there is no such field,
 * FF_REFUSED_INACTIVE if it is disabled. */
ff_status ff_form_apply(
    ff_form *form, const char *path, size_t path_length, ff_unit unit, size_t start, size_t end,
    const char *text, size_t length, ff_intent intent);

/* Types a text at the selection. */
ff_status ff_form_type(
    ff_form *form, const char *path, size_t path_length, const char *text, size_t length);

/* Follows a text that a control of the host's own has edited, as ff_field_follow does. */
ff_status ff_form_follow(
    ff_form *form, const char *path, size_t path_length, ff_unit unit, const char *text,
    size_t length, size_t anchor, size_t head, size_t marked_start, size_t marked_end,
    ff_intent intent);

/* Selects a part of a field's text. */
ff_status ff_form_select(
    ff_form *form, const char *path, size_t path_length, ff_unit unit, size_t anchor, size_t head);

/* Shows what an input method is composing. */
ff_status ff_form_compose(
    ff_form *form, const char *path, size_t path_length, const char *text, size_t length);

/* Presses a key, as ff_field_press does. */
ff_status ff_form_press(
    ff_form *form, const char *path, size_t path_length, ff_key key, int32_t count);

/* Chooses a value, as a person does with a menu, a switch or a calendar. FF_REFUSED_FILTERED if the field has no
 * such value, FF_ERROR_SCHEMA if the text is not JSON or of another kind. */
ff_status ff_form_choose(
    ff_form *form, const char *path, size_t path_length, const char *value, size_t length);

/* Binds another value, as the host does. The same statuses. */
ff_status ff_form_set_value(
    ff_form *form, const char *path, size_t path_length, const char *value, size_t length);

/* Ends the editing of a field's text, as Return and leaving the field do. `outcome` may be NULL. */
ff_status ff_form_commit(
    ff_form *form, const char *path, size_t path_length, ff_outcome *outcome);

/* Makes the session of a control that edits a field's text by itself; see formatting_field_hosted.h. */
ff_status ff_form_hosted(
    ff_form *form, const char *path, size_t path_length, ff_hosted **session);

/* ---- Focus ---- */

/* Focuses a field and commits the one that had the focus; no field if `path` is NULL. */
ff_status ff_form_focus(ff_form *form, const char *path, size_t path_length);

/* Focuses the next field that can be edited, or the previous one if `direction` is below zero; no field behind
 * the last. Without a focus it is the first or the last. */
ff_status ff_form_move_focus(ff_form *form, int32_t direction);

/* The path of the focused field; FF_NONE if no field has the focus. */
ff_status ff_form_focused_field(ff_form *form, char *buffer, size_t capacity, size_t *length);

/* ---- What a form shows ---- */

typedef struct ff_form_info {
  size_t size; /* sizeof(ff_form_info) */
  size_t field_count;
  size_t issue_count; /* Answers about the form as a whole. */
  bool is_valid;      /* Whether no field has an issue. */
  bool is_changed;    /* Whether a value differs from the initial one, or rows do. */
  bool is_submitting;
  bool can_undo, can_redo;
} ff_form_info;

ff_status ff_form_state(ff_form *form, ff_form_info *info);

/* What a host shows for a field, as HTML's types of input are told apart. */
typedef enum ff_control {
  FF_CONTROL_NUMBER = 0,
  FF_CONTROL_TEXT = 1,
  FF_CONTROL_BOOLEAN = 2,
  FF_CONTROL_CHOICE = 3,  /* One of the options. */
  FF_CONTROL_CHOICES = 4, /* Any of the options. */
  FF_CONTROL_DATE = 5,
  FF_CONTROL_TIME = 6,
  FF_CONTROL_DATE_TIME = 7
} ff_control;

typedef struct ff_form_field_info {
  size_t size; /* sizeof(ff_form_field_info) */
  ff_control control;
  ff_text_status status;
  size_t text_length;
  size_t anchor, head;             /* The selection. */
  size_t marked_start, marked_end; /* What an input method is composing; equal if nothing is. */
  size_t issue_count, option_count;
  bool is_required, is_disabled, is_secret;
  bool is_focused;
  bool is_touched; /* Whether the field was left: from then on a person is to see its issues. */
  bool is_changed; /* Whether the value differs from the initial one. */
  bool is_edited;  /* Whether text or value differ from what was committed last. */
  bool allows_fraction, allows_minus, allows_exponent; /* What a keyboard needs for a number. */
  bool is_checking; /* Whether a check of the value is running. */
} ff_form_field_info;

ff_status ff_form_field_state(
    ff_form *form, const char *path, size_t path_length, ff_unit unit,
    ff_form_field_info *info);

/* A text about a field, or with the path "" about the form; those with an index count from 0. */
typedef enum ff_form_fact {
  FF_FORM_TEXT = 0,           /* The field's text, exactly as typed. */
  FF_FORM_VALUE = 1,          /* What the text says now, as JSON: null if it is empty or refused. */
  FF_FORM_POINTER = 2,        /* The JSON Pointer of the value, as servers use it. */
  FF_FORM_LABEL = 3,          /* Of an object or an array as well. */
  FF_FORM_DESCRIPTION = 4,    /* The same. */
  FF_FORM_OPTION_VALUE = 5,   /* By index; as JSON, for ff_form_choose. */
  FF_FORM_OPTION_LABEL = 6,   /* By index. */
  FF_FORM_ISSUE = 7,          /* By index: a sentence. Of the form: an answer about it as a whole. */
  FF_FORM_ISSUE_CODE = 8,     /* By index: "required", "number.incompleteGroup", "rule.enum". */
  FF_FORM_ISSUE_KEYWORD = 9,  /* By index: the keyword of the schema that the value fails; may be empty. */
  FF_FORM_SUGGESTION = 10,    /* By index: a text that the person is likely to have meant. */
  FF_FORM_OUTCOME = 11,       /* A sentence about what the last commit did to the number. */
  FF_FORM_ANNOUNCEMENT = 12,  /* A sentence for a screen reader: about the field, or the last submit. */
  FF_FORM_HANDED_OVER = 13,   /* By index, of the form: what a validator of the host's own has to judge. */
  FF_FORM_SCHEMA = 14         /* Where the schema is, as in ff_schema_field: of an object or an array as well. */
} ff_form_fact;

/* FF_NONE if there is no such text. */
ff_status ff_form_text(
    ff_form *form, const char *path, size_t path_length, ff_form_fact fact, size_t index,
    char *buffer, size_t capacity, size_t *length);

/* The path of a field whose state may have changed since it was last told here; "" if every field's may have,
 * and rows may have come, gone or moved. FF_NONE when all was told. A path may be told twice. */
ff_status ff_form_news(ff_form *form, char *buffer, size_t capacity, size_t *length);

/* ---- Checks that take time ---- */

/* Begins a check, such as asking a server whether a name is free; FF_FORM_VALUE is what to check. The person can go
 * on typing: if the value changes, the check is forgotten. FF_NONE if there is nothing to ask: the field is empty, has an
 * issue, or its value was checked or is being checked. */
ff_status ff_form_begin_check(
    ff_form *form, const char *path, size_t path_length, uint32_t *check);

/* Ends a check: nothing is wrong if `message` is NULL. FF_NONE if the value has changed since. */
ff_status ff_form_end_check(
    ff_form *form, uint32_t check, const char *message, size_t message_length);

/* Ends a check without an answer; the value may be checked again. */
ff_status ff_form_cancel_check(ff_form *form, uint32_t check);

/* ---- Submitting ---- */

typedef enum ff_submit {
  FF_SUBMIT_STARTED = 0,  /* The form is valid: ff_form_submitted is what to send. */
  FF_SUBMIT_ACCEPTED = 1,
  FF_SUBMIT_ANSWERED = 2, /* The first field with an answer is focused. */
  FF_SUBMIT_INVALID = 3,  /* The first field that is not valid is focused. */
  FF_SUBMIT_REVERTED = 4, /* A commit put an earlier value back that nobody has seen yet. */
  FF_SUBMIT_RUNNING = 5,  /* Another submit is running. */
  FF_SUBMIT_CANCELLED = 6
} ff_submit;

/* Begins a submit: commits what is edited and validates all fields. */
ff_status ff_form_begin_submit(ff_form *form, ff_submit *outcome);

/* The values as they were when the submit began, as JSON; FF_NONE if no submit is running. */
ff_status ff_form_submitted(ff_form *form, char *buffer, size_t capacity, size_t *length);

/* Adds what a server answered about a field, by its JSON Pointer or its name ("lines[0].price"); with any other
 * name the answer is about the form. */
ff_status ff_form_answer(
    ff_form *form, const char *name, size_t name_length, const char *message,
    size_t message_length);

/* Ends the submit with the answers that were added; accepted if there is no answer. */
ff_status ff_form_end_submit(ff_form *form, ff_submit *outcome);

/* Ends the submit, as if it had not begun. */
ff_status ff_form_cancel_submit(ff_form *form);

/* ---- Undo and drafts ---- */

/* Sets the time of the host's clock, counted from any moment; 0 at first. Keys in a field with a second between
 * them are undone one by one. */
ff_status ff_form_set_time(ff_form *form, int64_t milliseconds);

/* Undoes the last change of a field or of rows, or makes it again; FF_NONE if there is no change to undo. */
ff_status ff_form_undo(ff_form *form);
ff_status ff_form_redo(ff_form *form);

/* Writes what a form has to remember, as JSON: texts, values, rows and the focus, also of fields that are half
 * typed. Passwords are left out. */
ff_status ff_form_save(ff_form *form, char *buffer, size_t capacity, size_t *length);

/* Takes over what was saved. What does not fit any more is left out: `losses`, which may be NULL, becomes the
 * number of such things, and `reason` has a line for each. FF_ERROR_SAVED if nothing of it can be read. */
ff_status ff_form_restore(
    ff_form *form, const char *saved, size_t length, size_t *losses, ff_reason *reason);

#ifdef __cplusplus
}
#endif
#endif

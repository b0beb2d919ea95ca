/* FormattingField for C, and for every language that calls C: a number field that reads what a person types, key by
 * key, in any locale. A host opens a field with a line of JSON, sends it a line for each thing that a person or the host
 * does, and gets a line with the whole state back. Nothing else crosses: what the lines say is in
 * Documentation/Message.md.
 *
 *   ff_text problem;
 *   const char *options = "{\"locale\":\"de-DE\",\"style\":\"currency:EUR\"}";
 *   ff_field *field = ff_open(options, strlen(options), NULL, NULL, &problem);
 *   const char *act = "{\"type\":\"1.5\"}";
 *   ff_text state = ff_act(field, act, strlen(act));
 *   puts(state.bytes);      // {"n":0,"text":"1.5",…,"suggestions":["1,5"],…}
 *   ff_release(state);
 *   ff_close(field);
 *
 * Lines are UTF-8; a line of more than 1,048,576 bytes is refused. A line that is wrong in any way changes nothing, and
 * the state says why in its "error".
 *
 * Threads: a field is used by one thread at a time; fields are used on any threads beside each other. A process may
 * fork while other threads use fields: a fork waits until their calls are done.
 */
#ifndef FORMATTING_FIELD_H
#define FORMATTING_FIELD_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ff_field ff_field;

/* A text in UTF-8 of `length` bytes, with a zero after them. It belongs to the caller, who gives it back to
 * ff_release, on any thread, before or after the field is closed. `bytes` is NULL if there is no text. */
typedef struct ff_text {
  const char *bytes;
  size_t length;
} ff_text;

/* Writes numbers for a field, in place of ICU: an operating system's formatter, a host's own. It is asked with a line
 * of `length` bytes, without a zero after them, puts its answer into `answer` and gives the answer's length in bytes. If that is more than `capacity` nothing has to
 * be written, and the question comes once more with more room. 0 stands for no answer.
 *
 * It is called while ff_open and ff_act of its field are, and on their thread. What it does to its own field meanwhile
 * is told: ff_act gives a line with an "error" and does nothing, ff_close closes the field when the act is done. Other
 * fields may be used. */
typedef size_t (*ff_writer)(
    void *context, const char *question, size_t length, char *answer, size_t capacity);

/* Opens a field with a line of options. Formats come from `writer` or, if that is NULL, from ICU; `context` is handed to
 * the writer, and has to live as long as the field.
 *
 * NULL if the options are refused: then `problem`, unless it is NULL, is a line with an "error". Else `problem` has no
 * text. */
ff_field *ff_open(
    const char *options, size_t length, ff_writer writer, void *context, ff_text *problem);

/* Does what a line says, and gives the state after it. A line of no bytes (NULL and 0) does nothing: so a host asks for
 * the first state. Without a field, or inside of another act of the field, the line that comes back has an "error" and
 * nothing else. */
ff_text ff_act(ff_field *field, const char *act, size_t length);

/* Frees a text. A text is released once; a text without bytes may be released at any time. */
void ff_release(ff_text text);

/* Closes a field. A field is closed once, and not used after that: nobody can tell a pointer to a closed field from one
 * to another field. NULL may be closed at any time. */
void ff_close(ff_field *field);

/* The library's version, such as "0.1.0"; it ends with a zero and is never freed. */
const char *ff_version(void);

#ifdef __cplusplus
}
#endif
#endif

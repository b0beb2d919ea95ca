/* FormattingField for C, and for every language that calls C: a number field that reads what a person types, key by
 * key, in any locale. A host opens a field with a line of JSON, sends it a line for each thing that a person or the
 * host does, and gets a line with the whole state back. Nothing else crosses: what the lines say is in
 * Documentation/Lines.md.
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
 * Threads: a field may be used by one thread at a time, and different fields by different threads at the same time. A
 * process may fork while other threads use fields: the fork waits until their calls are done.
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

/* A function of the host's that writes numbers for a field, in the place of ICU, for instance by a formatter of the
 * operating system. It is asked with a line of `length` bytes, which has no zero after it. It writes its answer, a line
 * in UTF-8, into `answer`, and returns the answer's length in bytes; 0 stands for no answer. If the length is more than
 * `capacity`, the function need not write: it is asked the same again, with room for that length, at most twice. The questions
 * and answers are in Documentation/Lines.md.
 *
 * The function is called only during ff_open and ff_act of its field, on the same thread. If it calls ff_act for its
 * own field, that call returns a line with an "error" and does nothing; if it calls ff_close, the field is closed when
 * the outer call has ended. It may use other fields. */
typedef size_t (*ff_writer)(
    void *context, const char *question, size_t length, char *answer, size_t capacity);

/* Opens a field with a line of options. Formats come from `writer` or, if that is NULL, from ICU. `context` is passed
 * to the writer at each call, and what it points to has to live as long as the field.
 *
 * Returns NULL if the options are refused. Then `problem`, unless it is NULL, is set to a line with an "error", which
 * the caller releases. If the field is opened, `problem` is set to no text. */
ff_field *ff_open(
    const char *options, size_t length, ff_writer writer, void *context, ff_text *problem);

/* Does to a field what a line says, and returns the field's state after that as a line, which the caller releases. A
 * line of no bytes (NULL and 0) does nothing: with it a host asks for the first state. If `field` is NULL, or during
 * another ff_act of the same field, the line that comes back has an "error" and nothing else. */
ff_text ff_act(ff_field *field, const char *act, size_t length);

/* Frees a text. Each text is released once; a text whose `bytes` are NULL may be released any number of times. */
void ff_release(ff_text text);

/* Closes a field. A field is closed once, and must not be used after that: the library cannot tell that a pointer is to
 * a closed field. NULL may be closed any number of times. */
void ff_close(ff_field *field);

/* The library's version, such as "0.1.0"; it ends with a zero and is never freed. */
const char *ff_version(void);

#ifdef __cplusplus
}
#endif
#endif

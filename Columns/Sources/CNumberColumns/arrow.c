#include "number_columns.h"

// Declared here, as the header would be missing where there is no C library.
void free(void *memory);

void nc_arrow_release_array(struct ArrowArray *array) {
  for (int64_t place = 0; place < array->n_buffers; place++) free((void *)array->buffers[place]);
  free(array->buffers);
  array->release = NULL;
}

void nc_arrow_release_schema(struct ArrowSchema *schema) {
  free((void *)schema->format);
  schema->release = NULL;
}

// What a result is made of; for the .c files only.

#ifndef CICU_RESULT_H
#define CICU_RESULT_H

#include "CICUNumberText.h"

#include <unicode/uformattedvalue.h>
#include <unicode/unumberformatter.h>

struct cicu_result {
  UFormattedNumber *number;
  UConstrainedFieldPosition *position;
};

#endif

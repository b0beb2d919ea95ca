// Swift's tables for cutting texts into visible characters and for their normal forms, left out: 40 KB
// that nothing here asks. Texts go in and out by UTF-16 offsets and are compared by bytes.
#include <stddef.h>
#include <stdint.h>

_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return 0; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 0xFF; }
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }

const uint8_t _swift_stdlib_nfd_decomp[1] = {0};

// Of Swift's two ways to count references its embedded library has the one for threads.
void *swift_retain(void *object);
void *swift_retain_n(void *object, uint32_t count);
void swift_release(void *object);
void swift_release_n(void *object, uint32_t count);

void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void *swift_nonatomic_retain_n(void *object, uint32_t count) { return swift_retain_n(object, count); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void swift_nonatomic_release_n(void *object, uint32_t count) { swift_release_n(object, count); }

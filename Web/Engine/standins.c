// Swift's tables for cutting texts into visible characters and for their normal forms, left out:
// 40 KB that nothing here uses. Texts go in and out by UTF-16 offsets and are compared by bytes.
#include <stddef.h>
#include <stdint.h>

_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return 0; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 0xFF; }
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }

const uint8_t *const _swift_stdlib_nfd_decompositions = 0;

// Compares texts byte by byte, without normal forms: whether the left text is less, or whether
// they are equal.
__attribute__((swiftcall)) _Bool compare_bytes(
    const uint8_t *left, intptr_t left_count, const uint8_t *right, intptr_t right_count,
    _Bool asks_for_less, _Bool are_normal)
    __asm__("$es22_stringCompareFastUTF8__9expecting7bothNFCSbSRys5UInt8VG_AFs23_StringComparisonResultOSbtF");

int memcmp(const void *left, const void *right, size_t count);

_Bool compare_bytes(
    const uint8_t *left, intptr_t left_count, const uint8_t *right, intptr_t right_count,
    _Bool asks_for_less, _Bool are_normal) {
  intptr_t least = left_count < right_count ? left_count : right_count;
  int order = memcmp(left, right, (size_t)least);
  if (order == 0) order = left_count < right_count ? -1 : left_count > right_count;
  return asks_for_less ? order < 0 : order == 0;
}

// What Swift does for strings bridged from Objective-C, which do not exist here. If it is called
// after all, the module stops, and the page sees an error.
#define NEVER_CALLED(name, symbol) \
  void name(void) __asm__(symbol); \
  void name(void) { __builtin_trap(); }

NEVER_CALLED(match_encoding, "$es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF")
NEVER_CALLED(align_foreign, "$es11_StringGutsV18foreignScalarAlignySS5IndexVAEF")
NEVER_CALLED(append_foreign, "$es11_StringGutsV21_foreignAppendInPlace33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyys01_aB5SliceVF")
NEVER_CALLED(grow_foreign, "$es11_StringGutsV12_foreignGrow33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyySiF")
NEVER_CALLED(compare_foreign, "$es22_stringCompareInternal____9expectingSbs11_StringGutsV_SnySiGAdEs01_E16ComparisonResultOtF")
NEVER_CALLED(compare_foreign_slice, "$es16_StringGutsSliceV12_slowCompare4with9expectingSbAB_s01_A16ComparisonResultOtF")
NEVER_CALLED(distance_foreign, "$eSS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF")
NEVER_CALLED(count_foreign, "$eSS8UTF8ViewV13_foreignCountSiyF")
NEVER_CALLED(unit_foreign, "$eSS8UTF8ViewV17_foreignSubscript8positions5UInt8VSS5IndexV_tF")
NEVER_CALLED(after_foreign, "$eSS8UTF8ViewV13_foreignIndex5afterSS0D0VAF_tF")
NEVER_CALLED(before_foreign, "$eSS8UTF8ViewV13_foreignIndex6beforeSS0D0VAF_tF")
NEVER_CALLED(offset_foreign, "$eSS8UTF8ViewV13_foreignIndex_8offsetBySS0D0VAF_SitF")
NEVER_CALLED(limit_foreign, "$eSS8UTF8ViewV13_foreignIndex_8offsetBy07limitedF0SS0D0VSgAG_SiAGtF")
NEVER_CALLED(after_foreign_utf16, "$eSS9UTF16ViewV13_foreignIndex5afterSS0D0VAF_tF")
NEVER_CALLED(offset_foreign_utf16, "$eSS9UTF16ViewV13_foreignIndex_8offsetBySS0D0VAF_SitF")

// The embedded library has only the atomic functions for counting references; the others call
// them.
void *swift_retain(void *object);
void *swift_retain_n(void *object, uint32_t count);
void swift_release(void *object);
void swift_release_n(void *object, uint32_t count);

void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void *swift_nonatomic_retain_n(void *object, uint32_t count) { return swift_retain_n(object, count); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void swift_nonatomic_release_n(void *object, uint32_t count) { swift_release_n(object, count); }

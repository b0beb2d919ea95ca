/// What "\p{…}" in a pattern says of a character, by the Unicode of the standard library.
///
/// A page has its own: Web/Engine/CharacterProperty.swift replaces this file. The two differ in characters newer
/// than either's Unicode, and the standard library has no `Emoji_Component` and `Extended_Pictographic`.
///
/// Source: ECMA-262, section 22.2.2.9, tables 66 to 68.
struct CharacterProperty {
  #if hasFeature(Embedded)
    // Embedded Swift has no regular expressions, and no names of properties.
    init?(_ name: String) { return nil }

    func contains(_ scalar: Unicode.Scalar) -> Bool { false }
  #else
    private let regex: Regex<AnyRegexOutput>

    /// Takes what stands in the braces of "\p{…}"; nil if there is no such property.
    init?(_ name: String) {
      guard Self.isName(name), let regex = try? Regex("\\p{\(name)}") else { return nil }
      self.regex = regex.matchingSemantics(.unicodeScalar)
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      (try? regex.wholeMatch(in: String(scalar))) != nil
    }

    /// Whether ECMAScript has a name; `Regex` takes others too, and in other spellings.
    private static func isName(_ name: String) -> Bool {
      let parts = name.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return categories.contains(name) || others.contains(name) }
      return switch parts[0] {
      case "General_Category", "gc": categories.contains(String(parts[1]))
      case "Script", "sc", "Script_Extensions", "scx":
        // `Regex` takes "IsLatin" for "Latin", and has two names of a script that no character has.
        !parts[1].hasPrefix("Is") && isScript(parts[1])
          && !["Hrkt", "Katakana_Or_Hiragana"].contains(parts[1])
      default: false
      }
    }

    private static func isScript(_ name: Substring) -> Bool {
      name == "SignWriting"
        || name.split(separator: "_", omittingEmptySubsequences: false).allSatisfy { word in
          ("A"..."Z").contains(word.prefix(1))
            && word.dropFirst().allSatisfy { ("a"..."z").contains($0) }
        }
    }

    private static func names(_ list: String) -> Set<String> {
      Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let categories = names(
      """
      Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc
      Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf
      Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M
      Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N
      Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So
      Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs
      Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu
      """)

    private static let others = names(
      """
      ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M
      Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM
      Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT
      Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji
      Emoji_Component EComp Emoji_Modifier EMod Emoji_Modifier_Base EBase Emoji_Presentation EPres
      Extended_Pictographic ExtPict Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex
      IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo
      Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar
      Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI
      Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase
      Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS
      """)
  #endif
}

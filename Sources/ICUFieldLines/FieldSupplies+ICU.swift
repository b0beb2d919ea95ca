#if os(Linux) || os(macOS)
  import EntryKinds
  @_exported public import FieldLines
  import FormattingFields

  extension FieldSupplies {
    /// For a `LineField`: formats and words from ICU, and sentences from the module NumberMessages.
    ///
    /// ```swift
    /// let field = try LineField(#"{"locale":"de-DE"}"#, from: .icu)
    /// ```
    public static let icu = FieldSupplies(
      format: { options throws(LineProblem) in
        guard options.writer.isEmpty else {
          throw LineProblem(at: "writer", "numbers are written by ICU, not by the host")
        }
        do throws(NumberFormatError) {
          return try NumberFormat.icu(
            locale: options.locale, style: options.style, options: options.format)
        } catch {
          throw problem(error, options)
        }
      },
      entries: EntryName.allCases.map(\.rawValue),
      entry: { name, options throws(LineProblem) in
        do throws(NumberFormatError) {
          guard let entry = EntryName(rawValue: name) else {
            throw NumberFormatError.invalidOptions(name)
          }
          return try entry.icu(locale: options.locale, style: options.style)
        } catch {
          throw LineProblem(at: "entries", "\(error)")
        }
      },
      sentences: { MessageTable(for: $0) })

    private static func problem(_ error: NumberFormatError, _ options: FieldOptions) -> LineProblem
    {
      var reason = "\(error)"
      if reason.hasSuffix(".") { reason.removeLast() }
      return switch error {
      case .malformedLocale(let tag), .unknownLocale(let tag):
        LineProblem(at: "locale", reason, nearest: nearestLocales(tag))
      case .unknownCurrency(let code):
        LineProblem(
          at: "style", reason,
          nearest: NearestWords.nearest(to: code, among: ICULocale.allCurrencyCodes))
      case .invalidOptions: LineProblem(at: "format", reason)
      default: LineProblem(at: "style", reason)
      }
    }

    private static func nearestLocales(_ tag: String) -> [String] {
      NearestWords.nearest(to: tag, among: ICULocale.allTags)
    }
  }
#endif

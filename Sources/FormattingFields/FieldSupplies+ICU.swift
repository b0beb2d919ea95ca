#if os(Linux) || os(macOS)
  import EntryKinds
  public import FieldMessages

  extension FieldSupplies {
    /// For a `LineField`: formats and words from ICU, and sentences from the module NumberMessages.
    ///
    /// A locale that ICU does not know is refused, because ICU would use the default locale of the machine in its
    /// place. A locale with a region that does not exist, such as "es-XM" for "es-MX", is refused as well, because the
    /// separators depend on the region.
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
          let format = try NumberFormat.icu(
            locale: options.locale, style: options.style, options: options.format)
          let locale = try ICULocale(options.locale)
          if !locale.isUnknown, !locale.namesNoRegion { return format }
        } catch {
          throw problem(error, options)
        }
        throw LineProblem(
          at: "locale", "ICU knows no locale “\(options.locale)”",
          nearest: nearestLocales(options.locale))
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
      switch error {
      case .malformedLocale(let tag):
        LineProblem(at: "locale", "\(error)", nearest: nearestLocales(tag))
      case .unknownCurrency(let code):
        LineProblem(
          at: "style", "\(error)",
          nearest: NearestWords.nearest(to: code, among: ICULocale.allCurrencyCodes))
      case .invalidOptions: LineProblem(at: "format", "\(error)")
      default: LineProblem(at: "style", "\(error)")
      }
    }

    private static func nearestLocales(_ tag: String) -> [String] {
      NearestWords.nearest(to: tag, among: ICULocale.allTags)
    }
  }

  extension ICULocale {
    /// Whether ICU does not have the locale, and its tag has a region of two letters that no country has, such as "XM".
    fileprivate var namesNoRegion: Bool {
      let parts = requested.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
      return isFallback && parts.contains { $0.utf8.count == 2 } && regionCurrency == nil
    }
  }
#endif

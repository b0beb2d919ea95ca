/// Texts that say a network address, and a number to those who group by periods.
///
/// "192.168.178.101" is four numbers up to 255 without leading zeros, and no amount. An amount such as
/// "1.250.000.000" has groups that an address does not write so. Rule: N15.
enum NetworkAddress {
  /// Whether a text has four runs of one to three digits with periods between them: the texts of its shape
  /// may be addresses, and may not.
  static func hasForm(_ text: UnsafeBufferPointer<UInt8>) -> Bool { groups(of: text) != nil }

  /// Whether a text may be an address.
  static func isWritten(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    groups(of: text) == .addresses
  }

  private enum Groups {
    case addresses, others
  }

  /// Nil if the text has another form.
  private static func groups(of text: UnsafeBufferPointer<UInt8>) -> Groups? {
    var place = 0
    while place < text.count && text[place] == 0x20 { place += 1 }
    var end = text.count
    while end > place && text[end - 1] == 0x20 { end -= 1 }
    guard 7...15 ~= end - place else { return nil }
    var found = Groups.addresses
    for group in 0..<4 {
      let start = place
      var value = 0
      while place < end, text[place] &- 0x30 < 10 {
        value = 10 * value + Int(text[place] &- 0x30)
        place += 1
      }
      guard 1...3 ~= place - start else { return nil }
      if value > 255 || text[start] == 0x30 && place - start > 1 { found = .others }
      guard group < 3 else { break }
      guard place < end, text[place] == 0x2E else { return nil }
      place += 1
    }
    return place == end ? found : nil
  }
}

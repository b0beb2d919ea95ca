import FormattingFields
import Testing

struct PoliciesTests {
  @Test("the article about policies shows what the code does")
  func article() throws {
    var listing = try Listing(
      of: "Sources/Formats/FormattingFields/FormattingFields.docc/ChoosingPolicies.md")
    listing.expect(
      """
      let english = try NumberFormat.icu(locale: "en-US", style: .decimal)
      var width = FormattingField<Double>(40, format: english)
      width.policies.commitPolicy = .keepText
      try width.select(.all)
      try width.type("1,5")
      """)
    let english = try NumberFormat.icu(locale: "en-US", style: .decimal)
    var width = FormattingField<Double>(40, format: english)
    width.policies.commitPolicy = .keepText
    try width.select(.all)
    try width.type("1,5")
    listing.expect("width.commit().outcome", width.commit().outcome)
    listing.expect("width.text", width.text)
    listing.expect("width.suggestions", width.suggestions)

    listing.expect(
      """
      width.revert()
      width.policies.commitPolicy = .committedValue
      try width.select(.all)
      try width.type("1,5")
      """)
    width.revert()
    width.policies.commitPolicy = .committedValue
    try width.select(.all)
    try width.type("1,5")
    listing.expect("width.commit().outcome", width.commit().outcome)
    listing.expect("width.text", width.text)

    listing.expect(
      """
      width.policies.commitPolicy = .lastReading
      try width.type(".5x")
      """)
    width.policies.commitPolicy = .lastReading
    try width.type(".5x")
    listing.expect("width.commit().outcome", width.commit().outcome)
    listing.expect("width.text", width.text)

    listing.expect(
      """
      width.policies.clearsWhenEmpty = true
      try width.apply(TextEdit(.all, ""))
      """)
    width.policies.clearsWhenEmpty = true
    try width.apply(TextEdit(.all, ""))
    listing.expect("width.value", width.value)
    listing.expect("width.commit().outcome", width.commit().outcome)

    listing.expect(
      """
      var volume = FormattingField<Int>(50, format: english, bounds: NumberBounds(0...100))
      volume.policies.clampsToBounds = true
      volume.policies.step = 5
      volume.policies.snapsToStep = true
      try volume.apply(TextEdit(.all, "150"))
      """)
    var volume = FormattingField<Int>(50, format: english, bounds: NumberBounds(0...100))
    volume.policies.clampsToBounds = true
    volume.policies.step = 5
    volume.policies.snapsToStep = true
    try volume.apply(TextEdit(.all, "150"))
    listing.expect("volume.status", volume.status)
    listing.expect("volume.commit().outcome", volume.commit().outcome)
    listing.expect("volume.text", volume.text)
    listing.expect("try volume.apply(TextEdit(.all, \"42\"))")
    try volume.apply(TextEdit(.all, "42"))
    listing.expect("volume.commit().outcome", volume.commit().outcome)
    listing.expect("volume.text", volume.text)
    listing.expect("volume.increment()")
    volume.increment()
    listing.expect("volume.text", volume.text)

    listing.expect(
      """
      var length = FormattingField<Double>(2, format: english, bounds: NumberBounds(0...10))
      length.policies.step = 0.25
      length.policies.refusesOffStep = true
      try length.apply(TextEdit(.all, "2.3"))
      """)
    var length = FormattingField<Double>(2, format: english, bounds: NumberBounds(0...10))
    length.policies.step = 0.25
    length.policies.refusesOffStep = true
    try length.apply(TextEdit(.all, "2.3"))
    listing.expect("length.issues.first?.code", length.issues.first?.code)
    listing.expect("length.suggestions", length.suggestions)
    listing.expect("length.refusedText?.validityState", length.refusedText?.validityState)

    listing.expect("volume.policies.step = 0.25")
    volume.policies.step = 0.25
    listing.expect("volume.hasUsableStep", volume.hasUsableStep)

    listing.expect(
      """
      var share = FormattingField<Double>(format: english, bounds: NumberBounds(0..<1))
      try share.type("1")
      """)
    var share = FormattingField<Double>(format: english, bounds: NumberBounds(0..<1))
    try share.type("1")
    listing.expect("share.issues.first?.code", share.issues.first?.code)
    listing.expect("share.refusedText?.message", share.refusedText?.message)
    listing.expect("share.setBounds(NumberBounds(0...).excluding(minimum: true))")
    share.setBounds(NumberBounds(0...).excluding(minimum: true))
    listing.expect("share.status", share.status)

    listing.expect(
      """
      let dollars = try NumberFormat.icu(locale: "en-US", style: .currency("USD"))
      var price = FormattingField<Double>(1234.5, format: dollars)
      price.policies.isPlainWhileFocused = true
      price.focus()
      """)
    let dollars = try NumberFormat.icu(locale: "en-US", style: .currency("USD"))
    var price = FormattingField<Double>(1234.5, format: dollars)
    price.policies.isPlainWhileFocused = true
    price.focus()
    listing.expect("price.text", price.text)
    listing.expect("try price.apply(TextEdit(.all, \"99.9\"))")
    try price.apply(TextEdit(.all, "99.9"))
    listing.expect("price.preview", price.preview)
    listing.expect("price.commit()")
    price.commit()
    listing.expect("price.text", price.text)

    listing.expect(
      """
      var weight = FormattingField<Double>(1, format: english)
      weight.policies.keepsTypedZeros = true
      try weight.apply(TextEdit(.all, "1.50"))
      weight.commit()
      """)
    var weight = FormattingField<Double>(1, format: english)
    weight.policies.keepsTypedZeros = true
    try weight.apply(TextEdit(.all, "1.50"))
    weight.commit()
    listing.expect("weight.text", weight.text)
    listing.expect(
      """
      price.policies.refusesExtraDigits = true
      try price.apply(TextEdit(.all, "1.999"))
      """)
    price.policies.refusesExtraDigits = true
    try price.apply(TextEdit(.all, "1.999"))
    listing.expect("price.issues.first?.code", price.issues.first?.code)
    listing.expect("price.suggestions", price.suggestions)

    listing.expect("volume.policies.filtersCharacters = true")
    volume.policies.filtersCharacters = true
    listing.expect(
      "volume.accepts(TextEdit(.selection, \"x\"))", volume.accepts(TextEdit(.selection, "x")))
    listing.expect(
      "volume.accepts(TextEdit(.selection, \"5\"))", volume.accepts(TextEdit(.selection, "5")))
    listing.expectEnd()
  }
}

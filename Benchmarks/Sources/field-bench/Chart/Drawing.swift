/// SVG elements and the height that they take.
struct Drawing {
  private(set) var elements = ""
  var height = 0.0

  mutating func line(_ style: String, from start: (Double, Double), to end: (Double, Double)) {
    elements +=
      "<line class=\"\(style)\" x1=\"\(start.0.shortText)\" y1=\"\(start.1.shortText)\" "
      + "x2=\"\(end.0.shortText)\" y2=\"\(end.1.shortText)\"/>\n"
  }

  mutating func text(
    _ style: String, _ text: String, at place: (Double, Double), anchor: String = "start"
  ) {
    elements +=
      "<text class=\"\(style)\" x=\"\(place.0.shortText)\" y=\"\(place.1.shortText)\" "
      + "text-anchor=\"\(anchor)\">\(text)</text>\n"
  }

  mutating func curve(_ style: String, through points: [(Double, Double)]) {
    let places = points.map { "\($0.0.shortText),\($0.1.shortText)" }.joined(separator: " ")
    elements += "<polyline class=\"line \(style)\" points=\"\(places)\"/>\n"
  }
}

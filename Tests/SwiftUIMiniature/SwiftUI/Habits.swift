/// What differs between systems or is not known: stories and random scripts try each way.
public struct Habits: Sendable {
  /// When a text field reports its selection.
  public enum SelectionReport: CaseIterable, Sendable {
    /// Before the text of the same key: UIKit calls textFieldDidChangeSelection first.
    case beforeText
    case afterText
    /// After the next update, which has the text already.
    case late
  }

  public var selectionReport = SelectionReport.beforeText
  /// Whether a text is drawn because it differs from the screen, or from the last drawing.
  public var comparesWithScreen = false
  /// Whether the end of editing is reported after `onDisappear`.
  public var endsLate = false
  /// Whether the selection's indices count in UTF-16, as those of a bridged NSString do.
  public var countsUTF16 = false
  /// How many rows of a form are on the screen; nil for all. The other rows are not there.
  public var visibleRows: Int?
  /// How many characters stand beside each other.
  public var width = 80
  /// Whether tasks and first values of `onChange` are tied to appearance.
  public var tiesToAppearance = false
  /// Whether the text of a binding is read only when its view is evaluated.
  public var readsWhenDrawn = false
  /// Whether the inner `onSubmit` runs first.
  public var submitsInnerFirst = false
  /// Whether the inner of two views appears first, and disappears first.
  public var appearsInnerFirst = false
  /// Whether a text field writes each text and selection twice, and when editing begins and ends
  /// the text of the screen, and whether a view appears and disappears twice.
  public var tellsTwice = false
  /// Whether a focus state that is given the value that it has asks for nothing.
  public var sameIsNothing = false
  /// Whether the focus moves within the assignment.
  public var movesAtOnce = false
  /// Whether a focus state shows what it was given at once.
  public var showsAtOnce = false
  /// Whether it shows that also if no view takes the focus, and a field that is disabled keeps the
  /// focus.
  public var isSticky = false
  /// Whether a view whose values are as they were keeps its body ("Demystify SwiftUI performance",
  /// WWDC23).
  public var keepsBodies = true
  /// Whether what has appeared or gone in a frame is told before the bodies of that frame are
  /// evaluated, to actions of an earlier evaluation.
  public var skipsBodies = false

  public init() {}
}

/// A habit that all stories are run under.
public enum Variation: String, CaseIterable, Sendable {
  case lifecycle, drawnOnly, innerFirst, sameIsNothing, setMoves, immediate, sticky, skipped, twice
  case evaluatesAll

  public func change(_ habits: inout Habits) {
    switch self {
    case .lifecycle: habits.tiesToAppearance = true
    case .drawnOnly: habits.readsWhenDrawn = true
    case .innerFirst: (habits.submitsInnerFirst, habits.appearsInnerFirst) = (true, true)
    case .sameIsNothing: habits.sameIsNothing = true
    case .setMoves: habits.movesAtOnce = true
    case .immediate: habits.showsAtOnce = true
    case .skipped: habits.skipsBodies = true
    case .twice: habits.tellsTwice = true
    case .evaluatesAll: habits.keepsBodies = false
    case .sticky: (habits.showsAtOnce, habits.isSticky) = (true, true)
    }
  }
}

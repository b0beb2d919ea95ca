import FormattingFields

/// A field of the demo and the keys that are pressed in it.
struct DemoScene {
  enum Action: Equatable {
    /// Each character is a key.
    case keys(String)
    case paste(String)
    case selectAll
    case backspace
    case enter
  }

  /// What the scene shows, in a few words.
  var title: String
  var locale: String
  var style = NumberStyle.decimal
  var type = NumberType.decimal
  /// The value that the field starts with, in plain decimal.
  var value: String?
  /// What Return does with a text that is not a number: as in a form, the text stays.
  var commitPolicy = CommitPolicy.keepText
  var actions: [Action]

  /// The actions key by key.
  var presses: [Action] {
    actions.flatMap { action -> [Action] in
      guard case .keys(let keys) = action else { return [action] }
      return keys.map { .keys(String($0)) }
    }
  }
}

extension DemoScene.Action {
  /// What the key's column shows.
  var label: String {
    switch self {
    case .keys(let key): key
    case .paste: "paste"
    case .selectAll: "Ctrl-A"
    case .backspace: "Backspace"
    case .enter: "Return"
    }
  }
}

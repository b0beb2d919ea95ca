@_exported import Foundation

public enum AccessibilityPriority: Hashable, Sendable { case low, `default`, high }

public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }
}

private enum Priority: AttributedStringKey {
  typealias Value = AccessibilityPriority
  static let name = "priority"
}
extension AttributedString {
  public var accessibilitySpeechAnnouncementPriority: AccessibilityPriority? {
    get { self[Priority.self] }
    set { self[Priority.self] = newValue }
  }
}

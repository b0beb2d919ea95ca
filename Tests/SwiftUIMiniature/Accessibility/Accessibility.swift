@_exported import Foundation

/// What a screen reader was told to say, with its priority.
@MainActor public var announcements: [(sentence: String, priority: AccessibilityPriority?)] = []

public enum AccessibilityPriority: Hashable, Sendable { case low, `default`, high }

public enum AccessibilityNotification {
  public struct Announcement {
    let announcement: AttributedString
    public init(_ announcement: AttributedString) { self.announcement = announcement }
    public func post() {
      MainActor.assumeIsolated {
        announcements.append(
          (String(announcement.characters), announcement.accessibilitySpeechAnnouncementPriority))
      }
    }
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

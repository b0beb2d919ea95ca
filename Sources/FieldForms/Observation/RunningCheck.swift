#if !hasFeature(Embedded)
  /// A check that was asked, and the task that waits for the answer.
  struct RunningCheck<FieldID: Hashable & Sendable> {
    let check: PendingCheck<FieldID>
    let task: Task<Void, Never>
  }
#endif

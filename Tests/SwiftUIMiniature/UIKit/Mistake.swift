#if RUNS
  /// Mistakes that stand beside the right code in a copy of the adapter. At most one is made in a
  /// run.
  public enum Mistake {
    /// The number of the mistake that is made.
    nonisolated(unsafe) public static var made = -1
    /// The mistakes that could have been made since this was emptied.
    nonisolated(unsafe) public static var reached: Set<Int> = []

    /// Whether the mistake of this number is made.
    public static func isMade(_ number: Int) -> Bool {
      if made < 0 { reached.insert(number) }
      return number == made
    }
  }
#endif

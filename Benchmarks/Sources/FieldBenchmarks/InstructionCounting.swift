import CAllocations

/// Marks what `Benchmarks/count-instructions.sh` counts.
public enum InstructionCounting {
  /// Does a pass inside the function whose instructions callgrind counts.
  public static func pass(_ pass: () -> Void) {
    withoutActuallyEscaping(pass) { pass in
      let box = Unmanaged.passRetained(Pass(pass))
      counted_pass({ Unmanaged<Pass>.fromOpaque($0!).takeUnretainedValue().body() }, box.toOpaque())
      box.release()
    }
  }

  private final class Pass {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
}

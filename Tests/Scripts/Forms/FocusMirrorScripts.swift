import EditScripts
import FieldForms
import Testing

/// A form's focus and a view's, in any order of events.
struct FocusMirrorScripts {
  @Test("whatever the view does late, in between or twice, both agree in the end")
  func random() {
    let seed = Sampling.seed
    var random = SeededGenerator(seed)
    for _ in 0..<2000 {
      var simulation = MirrorSimulation()
      for _ in 0..<Int.random(in: 1...12, using: &random) { simulation.step(using: &random) }
      let rounds = simulation.rest()
      #expect(simulation.viewFocus == simulation.form.focusedField, "seed \(seed)")
      #expect(rounds <= 3, "no loop, seed \(seed)")
      if let order = simulation.lastOrder {
        #expect(simulation.form.focusedField == order, "the form moved last, seed \(seed)")
      }
    }
  }
}

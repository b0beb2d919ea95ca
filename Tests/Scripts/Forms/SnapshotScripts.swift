import EditScripts
import FieldForms
import FormattingFields
import Testing

@testable import FieldFormsTests

/// Forms that are saved and restored at any moment.
struct SnapshotScripts {
  @Test("at any moment of random typing a form can be saved and restored")
  func random() throws {
    let seed = Sampling.seed
    var random = SeededGenerator(seed)
    let keys = Array("0123456789.,-x €%")
    for _ in 0..<200 {
      var form = FieldForm(Cart())
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: form.moveToNext()
        case 1: try? form.apply(.press(.deleteBackward))
        case 2: try? form.apply(.press(.increment))
        case 3: try? form.apply(.press(.revert))
        case 4: try? form.apply(.select(.utf8(0, 1)))
        default: try? form.apply(.type(String(keys.randomElement(using: &random) ?? "1")))
        }
      }
      let restored = try SnapshotTests.restored(SnapshotTests.json(form))
      let isSame = restored.content == form.content && restored.snapshot == form.snapshot
      #expect(isSame, "seed \(seed): \(form.snapshot)")
    }
  }
}

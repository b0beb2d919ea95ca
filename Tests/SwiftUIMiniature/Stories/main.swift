import FormattingFieldsUI
import SwiftUI

let part = CommandLine.arguments.dropFirst().first ?? ""
let failures = await Story.run(numberStories + formStories, naming: part)
for failure in failures { print(failure) }
exit(failures.isEmpty ? 0 : 1)

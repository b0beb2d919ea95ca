import AppKit

// AppKit's text field with the package's delegate: a part of a story's name runs those that have it.
let part = CommandLine.arguments.dropFirst().first ?? ""
var count = 0
for story in deskStories where part.isEmpty || story.name.contains(part) {
  // The field is told of the beginning with the first character in the text, or before that.
  for first in [false, true] {
    NSTextView.tellsBeginningFirst = first
    DeskStory.current = story.name + (first ? " (told first)" : "")
    await story.run()
    count += 1
  }
}
for failure in DeskStory.failures { print(failure) }
print("AppKit's text field: \(count) runs of stories, \(DeskStory.failures.count) failures")
exit(DeskStory.failures.isEmpty ? 0 : 1)

let passes =
  typedHundredths() == 314 && commitGroupsDigits() && refusesHalfGroup() && readsLargestIntegers()
  && tellsFormatFromTexts() && formWalksAndCommits() && formSubmitsAndRestores() && rowsAreFound()
precondition(passes, "the core gives a wrong answer")
print("typed 3.14, read \(typedHundredths() / 100)")

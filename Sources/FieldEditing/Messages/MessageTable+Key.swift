extension MessageTable {
  /// The key of a sentence or word in a table. Placeholders have the names that they have in
  /// ``english``.
  ///
  /// The keys of sentences about an issue have the names of the issues' codes, except that
  /// ``betweenSteps`` is for `stepMismatch`: the key ``stepMismatch`` is for the sentence that
  /// names the steps. The names are written out here again because hosts keep their sentences in
  /// files by these names.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    // Sentences about what is wrong with a text, one for each code of an issue; {place} is the
    // wrong part of the text, in quotation marks.

    /// Nothing is entered.
    case empty
    /// The number is not complete: more has to be typed.
    case incomplete
    /// A group of digits is too short, as in "1,23".
    case incompleteGroup
    /// A grouping separator is in a wrong place.
    case misplacedGroupingSeparator
    /// A grouping separator differs from the grouping separator before it.
    case mixedGroupingSeparators
    /// A grouping separator comes after the decimal separator.
    case groupingSeparatorInFraction
    /// There is a second decimal separator.
    case duplicateDecimalSeparator
    /// The decimal separator is that of other locales, and the field reads only its own.
    case foreignDecimalSeparator
    /// A separator could group digits or begin the fraction.
    case ambiguousSeparator
    /// A digit is of another script than the digits before it.
    case mixedDigits
    /// There is a second sign.
    case duplicateSign
    /// A sign is in a wrong place.
    case misplacedSign
    /// The field does not allow the sign.
    case signNotAllowed
    /// There is the sign of another currency than the field's.
    case foreignCurrency
    /// A character does not belong where it is.
    case unexpectedCharacter
    /// The wrong part of the text is a character that cannot be seen, and no space: the sentence in
    /// place of each that would name it as {place}.
    case invisibleCharacter
    /// The number is beyond the range of the field's type, at either end.
    case overflow
    /// There are too many digits after the decimal separator.
    case fractionNotAllowed
    /// The number is below the least allowed.
    case belowMinimum
    /// The number is above the greatest allowed.
    case aboveMaximum
    /// The number is between two steps.
    case betweenSteps
    /// The format writes the number only in words, which the field cannot read.
    case unwritable
    /// The calculation divides by zero.
    case divisionByZero
    /// The calculation is too long.
    case tooComplex
    /// The text could say two numbers.
    case ambiguousEntry
    /// A unit is not known.
    case unknownUnit
    /// A unit measures something else than the field does.
    case incompatibleUnit

    // Sentences that say what is wrong with a text and name a fact of the field, such as a bound.

    /// The number must be {minimum} or more.
    case minimum
    /// The number must be {maximum} or less.
    case maximum
    /// The number must be above {bound}.
    case exclusiveMinimum
    /// The number must be below {bound}.
    case exclusiveMaximum
    /// The field accepts no fraction digits, as one of integers.
    case wholeNumber
    /// Only multiples of {multiple} are allowed, such as of 100.
    case multiple
    /// No more than {digits} fraction digits are allowed.
    case tooManyFractionDigits
    /// The number lies between the steps {lower} and {upper}.
    case stepMismatch
    /// The number is not a step, and the only step next to it is {nearest}.
    case stepMismatchAtEnd
    /// The sentence that names {example}, a number that the field accepts.
    case example
    /// The question whether one of the {suggestions} was meant.
    case didYouMean

    // Templates that join texts to a longer text, or to a sentence.

    /// A {text} in quotation marks.
    case quotation
    /// A mark in quotation marks, {text}, and its {name}: marks such as “,” are easily overlooked.
    case named
    /// The name of the mark “,”, as `period` and `apostrophe` are of theirs.
    case comma, period, apostrophe
    /// What stands for a space as {place}, at the beginning of a sentence: "The space".
    case space
    /// A choice of two: {first} or {second}.
    case alternative
    /// Two items of a list: {first}, {second}.
    case list
    /// Two sentences, one after the other: {first} {second}.
    case consecutive

    // Sentences about what a commit did; {typed} is the number before the commit, or the text
    // in quotation marks; {text} is the text after it.

    /// The text was a calculation or an abbreviation, and is a number now.
    case evaluated
    /// The number was rounded to the digits of the format or of the type.
    case rounded
    /// The number was moved to a bound.
    case clamped
    /// The number was moved to a step.
    case snapped
    /// The text and the value were cleared.
    case cleared
    /// An earlier number has replaced a refused text.
    case reverted
    /// An earlier number has replaced an empty text.
    case revertedFromEmpty
    /// A refused text was removed.
    case revertedToEmpty

    // Sentences and words that a screen reader says of a field, without its label, which goes
    // before them.

    /// The field has this {text}, as before.
    case fieldUnchanged
    /// The field has this {text} now.
    case fieldChanged
    /// The field of a secret, such as a password, is filled in; the text is not spoken.
    case fieldFilled
    /// A {message} about the field, after the {label}.
    case fieldMessage
    /// The word for an empty text.
    case emptyWord
    /// The word for a text of spaces.
    case spaceWord
    /// The word for a text of which nothing can be seen.
    case invisibleWord
    /// The label of a button that changes the sign of the number.
    case changeSign
    /// The label of a button that adds a step.
    case increment
    /// The label of a button that subtracts a step.
    case decrement

    // Sentences about what is wrong with a field of a form. None has the field's label, which
    // `fieldMessage` puts before them: a label as the subject of a sentence has a gender and a
    // number that the table does not know.

    /// The field must not be empty.
    case required
    /// The text of the field has fewer characters than {minimum}.
    case tooShort
    /// The text of the field has more characters than {maximum}.
    case tooLong
    /// The text does not have the pattern that the form demands, such as that of a postcode.
    case pattern
    /// The text is not an email address.
    case email
    /// The text is not a date, such as {example}.
    case date
    /// The text is not a time of day, such as {example}.
    case time
    /// The text is not a date with a time of day, such as {example}.
    case dateTime
    /// The date or time is before {minimum}.
    case earliest
    /// The date or time is after {maximum}.
    case latest
    /// The text is not one of the options of the field.
    case option
    /// Fewer options are chosen than {minimum}.
    case tooFew
    /// More options are chosen than {maximum}.
    case tooMany
    /// The content of the field differs from that of another field, such as the password above.
    case unequal
    /// The content of the field differs from that of the field that is called {other}, in quotation
    /// marks.
    case unequalTo
    /// The value is refused by a rule or by a server, without further words.
    case notAccepted
    /// The whole form is refused by a rule or by a server, without further words.
    case formNotAccepted
    /// The form has a mistake of its maker, such as two fields of one id, and cannot be sent.
    case formFault

    // What a field for yes or no shows.

    /// The word for yes.
    case yes
    /// The word for no.
    case no

    // Sentences about a form that the user has submitted.

    /// The form is being sent.
    case submitStarted
    /// The form was sent.
    case submitAccepted
    /// The form was sent, and the answer has {count} problems.
    case submitAnswered
    /// The form was not sent, because it has {count} problems.
    case submitInvalid
    /// The form was not sent, because texts could not be read; earlier texts have replaced them.
    case submitReverted
    /// The {fields} that a sentence before this one is about.
    case submitFields
    /// The form is being sent already.
    case submitRunning
    /// The form was not sent, because sending was cancelled.
    case submitCancelled
  }
}

extension MessageTable {
  /// A sentence or word that has a template. The names of the placeholders are those of ``english``.
  ///
  /// An issue without the facts of its field has the key of the same name as its code; only `stepMismatch` has
  /// ``betweenSteps``. The codes are repeated here because hosts keep their sentences in files by these names.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    // What is wrong with a text, by the code of its issue; {place} is the wrong part of the text.

    /// Nothing is entered.
    case empty
    /// The number waits for more.
    case incomplete
    /// A group of digits is too short.
    case incompleteGroup
    /// A grouping separator in a wrong place.
    case misplacedGroupingSeparator
    /// Another grouping separator than the one before it.
    case mixedGroupingSeparators
    /// A grouping separator after the decimal separator.
    case groupingSeparatorInFraction
    /// A second decimal separator.
    case duplicateDecimalSeparator
    /// A decimal separator of other locales, in a field that reads only its own.
    case foreignDecimalSeparator
    /// A separator that could mean two things.
    case ambiguousSeparator
    /// A digit of another script than those before it.
    case mixedDigits
    /// A second sign.
    case duplicateSign
    /// A sign in a wrong place.
    case misplacedSign
    /// A sign that is not allowed.
    case signNotAllowed
    /// The sign of another currency.
    case foreignCurrency
    /// A character that does not belong to a number.
    case unexpectedCharacter
    /// A number too large for the type.
    case overflow
    /// Too many digits after the decimal separator.
    case fractionNotAllowed
    /// Too small a number.
    case belowMinimum
    /// Too large a number.
    case aboveMaximum
    /// A number between two steps.
    case betweenSteps
    /// A number that the format writes in words alone.
    case unwritable
    /// A division by zero.
    case divisionByZero
    /// A text that is too long a calculation.
    case tooComplex
    /// A text that could say two numbers.
    case ambiguousEntry
    /// An unknown unit.
    case unknownUnit
    /// A unit of something else than the field measures.
    case incompatibleUnit

    // What is wrong with a text, in sentences that name a fact of the field, such as a bound.

    /// The number must be {minimum} or more.
    case minimum
    /// The number must be {maximum} or less.
    case maximum
    /// The number must be above {bound}.
    case exclusiveMinimum
    /// The number must be below {bound}.
    case exclusiveMaximum
    /// Only whole numbers are allowed.
    case wholeNumber
    /// Only multiples of {multiple} are allowed, such as of 100.
    case multiple
    /// How many fraction digits are allowed: {digits}.
    case tooManyFractionDigits
    /// The number lies between the steps {lower} and {upper}.
    case stepMismatch
    /// The number is not a step, and the only step next to it is {nearest}.
    case stepMismatchAtEnd
    /// The sentence that names {example}, a number that the field accepts.
    case example
    /// The question whether one of the {suggestions} was meant.
    case didYouMean

    // How the parts of a text are put together.

    /// A {text} in quotation marks.
    case quotation
    /// A choice of two: {first} or {second}.
    case alternative
    /// Two items of a list: {first}, {second}.
    case list
    /// Two sentences, one after the other: {first} {second}.
    case consecutive

    // What a commit did: {typed} is the number or text before the commit, {text} the text after it.

    /// The text was a calculation or an abbreviation, and is a number now.
    case evaluated
    /// The number was rounded.
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

    // What a screen reader says of a field that is called {label}.

    /// The field has this {text}.
    case field
    /// The field has this {text}, as before.
    case fieldUnchanged
    /// The field has this {text} now.
    case fieldChanged
    /// A secret is entered in the field.
    case fieldFilled
    /// A {message} about the field, after the label.
    case fieldMessage
    /// The word for an empty text.
    case emptyWord
    /// The word for a minus sign.
    case minusWord
    /// The label of a button that adds a step.
    case increment
    /// The label of a button that subtracts a step.
    case decrement

    // What is wrong with a field of a form that is called {label}.

    /// The field must not be empty.
    case required
    /// The field has fewer characters than {minimum}.
    case tooShort
    /// The field has more characters than {maximum}.
    case tooLong
    /// The field does not have the pattern that it must have.
    case pattern
    /// The field is not an email address.
    case email
    /// The field is not a date, such as the {example}.
    case date
    /// The field is not a time of day, such as the {example}.
    case time
    /// The field is not a date with a time of day, such as the {example}.
    case dateTime
    /// The field is before the {minimum}, a date or time.
    case earliest
    /// The field is after the {maximum}, a date or time.
    case latest
    /// The field is not one of its options.
    case option
    /// Fewer options are chosen than {minimum}.
    case tooFew
    /// More options are chosen than {maximum}.
    case tooMany
    /// The field is not the same as {other}.
    case unequal
    /// The field is not accepted.
    case notAccepted
    /// The form has two fields of the name {field}.
    case declaredTwice
    /// What the form as a whole is called in sentences with a {label}.
    case form

    // What a field for yes or no shows.

    /// The word for yes.
    case yes
    /// The word for no.
    case no

    // What became of a submitted form.

    /// The form is being sent.
    case submitStarted
    /// The form was sent.
    case submitAccepted
    /// The form was sent, and the answer has {count} problems.
    case submitAnswered
    /// The form was not sent, because it has {count} problems.
    case submitInvalid
    /// The form was not sent, because the texts of {fields} could not be read and were put back.
    case submitReverted
    /// The form is being sent already.
    case submitRunning
    /// The form was not sent, because sending was cancelled.
    case submitCancelled
  }
}

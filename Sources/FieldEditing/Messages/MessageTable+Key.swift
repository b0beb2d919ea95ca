extension MessageTable {
  /// A sentence or word that has a template. The names of the placeholders are those of ``english``.
  ///
  /// An issue without the facts of its field has the key of the same name as its code; only `stepMismatch` has
  /// ``betweenSteps``. The codes are repeated here because hosts keep their sentences in files by these names.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    // What is wrong with a text, by the code of its issue; {place} is the text that it is about.

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

    // The same with the facts of the field, as it writes them.

    /// The least number: {minimum}.
    case minimum
    /// The greatest number: {maximum}.
    case maximum
    /// The number must be above {bound}.
    case exclusiveMinimum
    /// The number must be below {bound}.
    case exclusiveMaximum
    /// Whole numbers only.
    case wholeNumber
    /// Only multiples of a number, such as hundreds: {multiple}.
    case multiple
    /// How many fraction digits are allowed: {digits}.
    case tooManyFractionDigits
    /// The steps next to a number between two steps: {lower} and {upper}.
    case stepMismatch
    /// The only step next to a number that is not a step: {nearest}.
    case stepMismatchAtEnd
    /// A number as the field writes it: {example}.
    case example
    /// Asks whether one of the {suggestions} was meant.
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

    // What a commit did: {typed} was the number or text, {text} is the field's now.

    /// The text was a calculation or an abbreviation, and is a number now.
    case evaluated
    /// Digits were cut.
    case rounded
    /// A bound took the number's place.
    case clamped
    /// A step took the number's place.
    case snapped
    /// Nothing is entered any more.
    case cleared
    /// An earlier number took the place of a refused text.
    case reverted
    /// An earlier number took the place of an empty text.
    case revertedFromEmpty
    /// A refused text was removed.
    case revertedToEmpty

    // What a screen reader says of a field that is called {label}.

    /// Its {text}.
    case field
    /// Its {text}, which is as it was.
    case fieldUnchanged
    /// Its {text}, which is new.
    case fieldChanged
    /// That a secret is entered.
    case fieldFilled
    /// A {message} about the field.
    case fieldMessage
    /// The word for an empty text.
    case emptyWord
    /// The word for a minus sign.
    case minusWord
    /// What the button or key does that steps a number up.
    case increment
    /// What the button or key does that steps a number down.
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

    // What became of a form.

    /// It is being sent.
    case submitStarted
    /// It was sent.
    case submitAccepted
    /// It was answered with as many problems as {count}.
    case submitAnswered
    /// It was not sent for as many problems as {count}.
    case submitInvalid
    /// It was not sent because the texts of {fields} were put back.
    case submitReverted
    /// It is being sent already.
    case submitRunning
    /// It was not sent.
    case submitCancelled
  }
}

@_exported import Foundation

public enum UIKeyboardType: Int, Sendable {
  case `default`, numbersAndPunctuation, numberPad, decimalPad
}

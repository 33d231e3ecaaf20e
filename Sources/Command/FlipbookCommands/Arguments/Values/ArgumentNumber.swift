import ArgumentParser

/// Single numbers on the command line.
package enum ArgumentNumber {
  /// A reader of whole numbers.
  /// - Parameter example: a sensible number, for the error message.
  /// - Returns: a function that reads the number from an argument.
  package static func whole(as example: Int) -> @Sendable (String) throws -> Int {
    { argument in
      guard let number = Int(argument) else {
        throw ValidationError("expected a whole number such as \(example)")
      }
      return number
    }
  }

  /// Reads the seed of a random generator.
  package static func seed(_ argument: String) throws -> UInt64 {
    guard let number = UInt64(argument) else {
      throw ValidationError("expected a whole number from 0 to \(UInt64.max), such as 7")
    }
    return number
  }

  /// Reads a number that may have decimals.
  static func decimal(_ argument: String) throws -> Double {
    guard let number = Double(argument) else {
      throw ValidationError("expected a number such as 2 or 0.5")
    }
    return number
  }
}

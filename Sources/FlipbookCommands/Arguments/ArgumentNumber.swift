import ArgumentParser

/// Single numbers on the command line.
enum ArgumentNumber {
  /// Reads a whole number.
  /// - Parameter example: one that makes sense, for the error.
  /// - Returns: what reads it from an argument.
  static func whole(as example: Int) -> @Sendable (String) throws -> Int {
    { argument in
      guard let number = Int(argument) else {
        throw ValidationError("expected a whole number, as \(example)")
      }
      return number
    }
  }

  /// Reads a number on which chance depends.
  static func seed(_ argument: String) throws -> UInt64 {
    guard let number = UInt64(argument) else {
      throw ValidationError("expected a whole number from 0 to \(UInt64.max), as 7")
    }
    return number
  }

  /// Reads a number that may have decimals.
  static func decimal(_ argument: String) throws -> Double {
    guard let number = Double(argument) else {
      throw ValidationError("expected a number, as 2 or 0.5")
    }
    return number
  }
}

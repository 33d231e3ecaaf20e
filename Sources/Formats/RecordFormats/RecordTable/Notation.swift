package import GameRecords

/// A notation of values that are more than free text, such as the name of a square.
package final class Notation: TablePart {
  /// A value in words, as in “expected …”.
  package let phrase: StaticString
  /// Returns the usual spelling of a value; `nil` for a text that is none.
  package let read: @Sendable (String) -> String?
  /// Returns the usual spelling of what a text in another notation must mean, if that is certain.
  package let forgive: @Sendable (String) -> String?
  /// What is said about a text that is no value, and what helps.
  package let problem: @Sendable (String) -> (message: String, help: String?)

  /// Creates a notation.
  package init(
    phrase: StaticString,
    read: @escaping @Sendable (String) -> String?,
    forgive: @escaping @Sendable (String) -> String?,
    problem: @escaping @Sendable (String) -> (message: String, help: String?)
  ) {
    self.phrase = phrase
    self.read = read
    self.forgive = forgive
    self.problem = problem
  }
}

/// What rows of texts must be like.
package final class RowsForm: TablePart {
  /// Returns what is wrong with some rows.
  package let problems: @Sendable ([ArraySlice<UInt8>]) -> [RowProblem]

  package init(_ problems: @escaping @Sendable ([ArraySlice<UInt8>]) -> [RowProblem]) {
    self.problems = problems
  }

  // Limits far beyond any board whose findings are worth reporting.
  package static let mostRows = 64
  package static let longestRow = 1_024
}

/// Something wrong in rows of texts.
package struct RowProblem: Sendable {
  package let rule: Rule
  package let message: String
  /// The row, from 1, and the bytes in it; `nil` for all rows.
  package let place: (row: Int, bytes: Range<Int>)?

  package init(
    rule: Rule,
    message: String,
    place: (row: Int, bytes: Range<Int>)? = nil
  ) {
    (self.rule, self.message, self.place) = (rule, message, place)
  }
}

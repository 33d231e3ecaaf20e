import GameRecords
package import RecordFormats

extension JSONOutput {
  /// Writes an object on one line as a member of an object with a line for each member.
  package mutating func section(_ key: String, _ fill: (inout JSONOutput) -> Void) {
    self.key(key, .block)
    object(fill)
  }

  /// Writes an array as such a member, with an object on a line for each value.
  package mutating func list<Value>(
    _ key: String,
    _ values: [Value],
    _ fill: (inout JSONOutput, Value) -> Void
  ) {
    self.key(key, .block)
    guard !values.isEmpty else { return literal("[]") }
    open("[", .block)
    for value in values {
      next(.block)
      object { fill(&$0, value) }
    }
    close("]", .block)
  }

  /// Writes a number with all of its decimals as a member, if there is one.
  package mutating func exactMember(_ key: String, _ value: Double?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }

  /// Writes a number with at most four decimals as a member, if there is one.
  package mutating func member(_ key: String, _ value: Double?) {
    exactMember(key, value.map(FixedNumber.rounded))
  }
}

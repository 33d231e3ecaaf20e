/// Bytes for the examples of rules about binary files.
extension [UInt8] {
  /// Some of the bytes.
  package func part(_ range: some RangeExpression<Int>) -> [UInt8] {
    Array(self[range.relative(to: self)])
  }

  /// Zeros.
  package static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
}

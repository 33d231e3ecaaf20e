extension Collection<UInt8> where Index == Int {
  /// The integer at an offset, written with its low byte first.
  @inlinable @inline(__always)
  package func integer<Integer: FixedWidthInteger>(_ type: Integer.Type, at offset: Int) -> Integer
  {
    var value: Integer = 0
    for index in 0..<Integer.bitWidth / 8 {
      value |= Integer(truncatingIfNeeded: self[startIndex + offset + index]) << (8 * index)
    }
    return value
  }
}

extension [UInt8] {
  /// Appends an integer with its low byte first.
  @inlinable
  package mutating func append(integer: some FixedWidthInteger) {
    for index in 0..<integer.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: integer >> (8 * index)))
    }
  }
}

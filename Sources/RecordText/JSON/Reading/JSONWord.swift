/// Eight bytes of a JSON text as one number in little-endian order.
package struct JSONWord {
  package let bits: UInt64

  @inline(__always)
  package init(bits: UInt64) { self.bits = bits }

  /// The eight bytes from an address on.
  @inline(__always)
  package init(at address: UnsafePointer<UInt8>) {
    bits = UnsafeRawPointer(address).loadUnaligned(as: UInt64.self).littleEndian
  }

  /// The high bit of each quotation mark; only the lowest one found is certain.
  @inline(__always)
  var quotationMarks: UInt64 { zeros(bits ^ Self.all(UInt8(ascii: "\""))) }

  /// The high bit of each byte that a string cannot hold as it is: a quotation mark, a backslash or
  /// a control character; only the lowest one found is certain.
  @inline(__always)
  var specials: UInt64 {
    quotationMarks | zeros(bits ^ Self.all(UInt8(ascii: "\\")))
      | (bits &- Self.all(0x20)) & ~bits & Self.all(0x80)
  }

  /// The high bits of the bytes that are not ASCII.
  @inline(__always)
  package var wide: UInt64 { bits & Self.all(0x80) }

  /// Eight times the same byte.
  @inline(__always)
  package static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  @inline(__always)
  private func zeros(_ bits: UInt64) -> UInt64 { (bits &- Self.all(1)) & ~bits & Self.all(0x80) }
}

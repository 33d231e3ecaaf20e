extension [UInt8] {
  /// Returns the bytes damaged at an offset: with others in place of that byte and after it,
  /// without it, and cut off there.
  public func damaged(at offset: Int, by others: [UInt8]) -> [[UInt8]] {
    var loss = self
    loss.remove(at: offset)
    var damaged = [Array(self[..<offset]), loss]
    for other in others {
      var bytes = self
      bytes[offset] = other
      damaged.append(bytes)
      bytes.insert(self[offset], at: offset)
      damaged.append(bytes)
    }
    return damaged
  }
}

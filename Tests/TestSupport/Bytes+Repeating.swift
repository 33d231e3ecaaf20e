extension [UInt8] {
  /// The bytes of a text again and again, in a time that is short without optimisation too: a
  /// string with millions of repetitions is made by appending one after the other.
  public init(repeating text: String, times count: Int) {
    let piece = [UInt8](text.utf8)
    let total = piece.count * count
    self = [UInt8](unsafeUninitializedCapacity: total) { buffer, filled in
      guard total > 0, let start = buffer.baseAddress else { return }
      start.initialize(from: piece, count: piece.count)
      filled = piece.count
      while filled < total {
        let length = Swift.min(filled, total - filled)
        (start + filled).initialize(from: start, count: length)
        filled += length
      }
    }
  }
}

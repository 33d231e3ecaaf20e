import Apps

/// Random numbers for shuffles, which are the same for the same seed on every machine.
package struct ShuffleGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  /// - Parameter seed: where it starts; by default a random number.
  package init(seed: UInt64 = .random(in: 0...(.max))) { state = seed }

  package mutating func next() -> UInt64 {
    defer { state &+= 0x9E37_79B9_7F4A_7C15 }
    return SplitMix.mixed(state)
  }
}

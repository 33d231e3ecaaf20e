/// A set of the numbers from 0 to 255: enough for the squares of the largest board.
struct Bits256: Hashable, Sendable {
  /// One bit for each number, the lowest first, with 64 numbers in each word.
  private var words: FourWords

  /// Creates the set of the numbers below 64 whose bits are set.
  init(first: UInt64 = 0) {
    words = FourWords(first: first)
  }

  /// The numbers below 64 as bits, the lowest first.
  var first: UInt64 { words.first }

  var isEmpty: Bool { words.first | words.second | words.third | words.fourth == 0 }

  var count: Int {
    // On the 8×8 board, only the first word is used.
    if words.second | words.third | words.fourth == 0 { return words.first.nonzeroBitCount }
    return (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount }
  }

  func contains(_ number: Int) -> Bool {
    words[number >> 6] &>> UInt64(number & 63) & 1 != 0
  }

  func isSubset(of other: Bits256) -> Bool {
    (0..<4).allSatisfy { words[$0] & ~other.words[$0] == 0 }
  }

  func isDisjoint(with other: Bits256) -> Bool {
    (0..<4).allSatisfy { words[$0] & other.words[$0] == 0 }
  }

  mutating func insert(_ number: Int) {
    words[number >> 6] |= 1 &<< UInt64(number & 63)
  }

  /// Removes and returns the lowest number, or returns `nil` if there is none.
  mutating func removeFirst() -> Int? {
    for index in 0..<4 where words[index] != 0 {
      let word = words[index]
      words[index] = word & (word &- 1)
      return index &<< 6 | word.trailingZeroBitCount
    }
    return nil
  }
}

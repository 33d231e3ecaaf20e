/// A set of the numbers from 0 to 255: enough for the squares of the largest board.
struct Bits256: Hashable, Sendable {
  /// The numbers below 64, one bit for each from the lowest.
  private(set) var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0

  /// The numbers below 64 whose bits are set, and no other.
  init(first: UInt64 = 0) {
    self.first = first
  }

  /// The word for the numbers from `index * 64` on.
  private subscript(index: Int) -> UInt64 {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }

  var isEmpty: Bool { first | second | third | fourth == 0 }

  var count: Int {
    // Nothing more is set on the board that nearly every game is played on.
    if second | third | fourth == 0 { return first.nonzeroBitCount }
    return first.nonzeroBitCount + second.nonzeroBitCount + third.nonzeroBitCount
      + fourth.nonzeroBitCount
  }

  func contains(_ number: Int) -> Bool {
    self[number >> 6] &>> UInt64(number & 63) & 1 != 0
  }

  mutating func insert(_ number: Int) {
    self[number >> 6] |= 1 &<< UInt64(number & 63)
  }

  /// Removes and returns the lowest number, or returns `nil` if there is none.
  mutating func removeFirst() -> Int? {
    for index in 0..<4 where self[index] != 0 {
      let word = self[index]
      self[index] = word & (word &- 1)
      return index &<< 6 | word.trailingZeroBitCount
    }
    return nil
  }
}

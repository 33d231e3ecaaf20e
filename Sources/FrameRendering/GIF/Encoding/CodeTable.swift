/// The codes that are known to ``LZWEncoder``, as a tree: the children of a code are those with one
/// more pixel.
struct CodeTable {
  /// So many codes there are at most.
  static let limit = 4096

  /// The code that tells the decoder to clear the table.
  let clearCode: Int
  /// The code behind the last pixel.
  var endCode: Int { clearCode + 1 }
  /// How many bits codes have.
  private(set) var width: Int
  /// The longest known sequence of pixels 0 only.
  private(set) var longestRun = 1

  private let firstWidth: Int
  private var next: Int
  /// The children of each code by their last pixel; 0 for none.
  private let children: UnsafeMutableBufferPointer<UInt16>
  /// The codes of pixels 0 only, by their number.
  private let runs: UnsafeMutableBufferPointer<UInt16>

  /// A table for pixels below 2 to the power of `bits`, in memory that outlives it.
  init(
    bits: Int,
    children: UnsafeMutableBufferPointer<UInt16>,
    runs: UnsafeMutableBufferPointer<UInt16>
  ) {
    self.children = children
    self.runs = runs
    clearCode = 1 << bits
    firstWidth = bits + 1
    width = firstWidth
    next = clearCode + 2
    clear()
  }

  /// Whether no code can be added.
  var isFull: Bool { next == Self.limit }

  /// The code of so many pixels 0.
  func code(ofRun length: Int) -> Int { Int(runs[length]) }

  /// The code of a code's sequence and one more pixel; 0 for none.
  @inline(__always)
  func child(of code: Int, _ pixel: UInt8) -> Int {
    Int(children[code << LZWEncoder.mostBits | Int(pixel)])
  }

  /// Gives a number to the sequence of a code and one more pixel.
  @inline(__always)
  mutating func add(to code: Int, _ pixel: UInt8) {
    children[code << LZWEncoder.mostBits | Int(pixel)] = UInt16(truncatingIfNeeded: next)
    // Children are forgotten only here, so that clearing costs little.
    let start = next << LZWEncoder.mostBits
    children[start..<start + (1 << LZWEncoder.mostBits)].update(repeating: 0)
    if pixel == 0, code == runs[longestRun] {
      longestRun += 1
      runs[longestRun] = UInt16(truncatingIfNeeded: next)
    }
    count()
  }

  /// Uses up the next number.
  @inline(__always)
  mutating func count() {
    if next == 1 << width, width < 12 { width += 1 }
    next += 1
  }

  /// Forgets all sequences of more than one pixel.
  mutating func clear() {
    children[..<(clearCode << LZWEncoder.mostBits)].update(repeating: 0)
    width = firstWidth
    next = clearCode + 2
    // A pixel is a code itself.
    longestRun = 1
    runs[1] = 0
  }
}

/// Puts codes into bytes, from the lowest bit on.
struct CodeWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var end = 0
  private var pending: UInt64 = 0
  private var bitCount = 0

  /// Writes into memory that is large enough.
  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  /// Writes a code.
  @inline(__always)
  mutating func write(_ code: Int, width: Int) {
    pending |= UInt64(truncatingIfNeeded: code) << UInt64(bitCount)
    bitCount += width
    while bitCount >= 8 { writeByte() }
  }

  private mutating func writeByte() {
    bytes[end] = UInt8(truncatingIfNeeded: pending)
    end += 1
    pending >>= 8
    bitCount -= 8
  }

  /// Writes what is left and tells how many bytes there are.
  mutating func finish() -> Int {
    if bitCount > 0 { writeByte() }
    return end
  }
}

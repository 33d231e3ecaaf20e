/// The codes that ``LZWEncoder`` knows, as a tree: the children of a code have one more pixel.
struct CodeTable {
  /// The most codes that a table can have.
  static let limit = 4096

  /// The code that makes the decoder clear the table.
  let clearCode: Int
  /// The code after the last pixel.
  var endCode: Int { clearCode + 1 }
  /// The current number of bits of a code.
  private(set) var width: Int
  /// The length of the longest known sequence of zero pixels.
  private(set) var longestRun = 1

  private let firstWidth: Int
  private var next: Int
  /// The children of each code by their last pixel; 0 for none.
  private let children: UnsafeMutableBufferPointer<UInt16>
  /// The codes of sequences of zero pixels, by length.
  private let runs: UnsafeMutableBufferPointer<UInt16>

  /// Creates a table for pixels below 2 to the power of `bits`, in memory that outlives it.
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

  /// Returns the code of a sequence of zero pixels.
  func code(ofRun length: Int) -> Int { Int(runs[length]) }

  /// Returns the code of a code's sequence and one more pixel; 0 for none.
  @inline(__always)
  func child(of code: Int, _ pixel: UInt8) -> Int {
    Int(children[code << LZWEncoder.maxBits | Int(pixel)])
  }

  /// Adds a code for the sequence of a code and one more pixel.
  @inline(__always)
  mutating func add(to code: Int, _ pixel: UInt8) {
    children[code << LZWEncoder.maxBits | Int(pixel)] = UInt16(truncatingIfNeeded: next)
    // Children are cleared only here, so that clearing the table costs little.
    let start = next << LZWEncoder.maxBits
    children[start..<start + (1 << LZWEncoder.maxBits)].update(repeating: 0)
    if pixel == 0, code == runs[longestRun] {
      longestRun += 1
      runs[longestRun] = UInt16(truncatingIfNeeded: next)
    }
    count()
  }

  /// Uses the next code.
  @inline(__always)
  mutating func count() {
    if next == 1 << width, width < 12 { width += 1 }
    next += 1
  }

  /// Removes all sequences of more than one pixel.
  mutating func clear() {
    children[..<(clearCode << LZWEncoder.maxBits)].update(repeating: 0)
    width = firstWidth
    next = clearCode + 2
    // A single pixel is its own code.
    longestRun = 1
    runs[1] = 0
  }
}

/// Packs codes into bytes, starting at the lowest bit.
struct CodeWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var end = 0
  private var pending: UInt64 = 0
  private var bitCount = 0

  /// Creates a writer into memory that is large enough.
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

  /// Writes the remaining bits and returns the number of bytes.
  mutating func finish() -> Int {
    if bitCount > 0 { writeByte() }
    return end
  }
}

import GameRecords

/// The fast path for most of the bytes in most files: moves such as `"f5"`, `"pass"` or `14` in a row, and
/// moves with their times and evaluations.
///
/// Everything else is left to ``JSONReader``, which also reports errors.
extension JSONRecordReader {
  /// Reads as many moves as are written in the usual layout.
  /// - Returns: whether there were any.
  mutating func readRun(of line: LineTable, into parent: ObjectPointer) -> Bool {
    // Collected on the stack first, where nearly every game fits, and then handed over at once.
    MoveRun.with(capacity: 128) { run in
      let cells = PlainCells(of: reader.bytes, line.form.spelling)
      var end = reader.offset
      while run.count < run.capacity {
        let count = run.count
        if !readAnnotated(line, into: &run) {
          if let cells {
            cells.read(from: &reader.offset, into: &run)
          } else {
            readNumbers(into: &run)
          }
        }
        guard run.count > count else { break }
        // Two elements with only a comma between them.
        end = reader.offset
        guard end &+ 1 < reader.bytes.count, reader.bytes[end] == UInt8(ascii: ","),
          !WhiteSpace.isSpaceOrLineEnd(reader.bytes[end &+ 1])
        else { break }
        reader.offset &+= 1
      }
      reader.offset = end
      guard run.count > 0 else { return false }
      line.append(parent, run)
      return true
    }
  }

  /// Reads a move such as `{"move":"f5","time":0.25,"evaluation":2}`, written exactly so.
  /// - Returns: whether there is one; otherwise nothing was read.
  @inline(__always)
  private mutating func readAnnotated(_ line: LineTable, into run: inout MoveRun) -> Bool {
    let start = reader.offset
    if takeAnnotated(line, into: &run) { return true }
    reader.offset = start
    return false
  }

  @inline(__always)
  private mutating func takeAnnotated(_ line: LineTable, into run: inout MoveRun) -> Bool {
    guard run.count < run.capacity, reader.depth < Limits.depth, line.start.take(from: &reader),
      let (code, place) = takeCode(line.form.spelling)
    else { return false }
    var numbers = MoveNumbers()
    if line.first.take(from: &reader) {
      guard let number = reader.takePlainNumber(), number.value >= 0 else { return false }
      numbers.first = number.value
    }
    if line.second.take(from: &reader) {
      guard let number = reader.takePlainNumber(), number.value >= 0 else { return false }
      numbers.second = number.value
    }
    guard reader.take(UInt8(ascii: "}")) else { return false }
    run.append(code, numbers, at: place)
    return true
  }

  @inline(__always)
  private mutating func takeCode(
    _ spelling: LineTable.Form.Spelling
  ) -> (UInt16, SourceRange)? {
    switch spelling {
    case .cell:
      guard reader.offset &+ 2 < reader.bytes.count,
        reader.bytes[reader.offset &+ 2] == UInt8(ascii: "\"")
      else { return nil }
      let x = reader.bytes[reader.offset] &- UInt8(ascii: "a")
      let y = reader.bytes[reader.offset &+ 1] &- UInt8(ascii: "1")
      guard x < 16, y < 9 else { return nil }
      let place = SourceRange(uncheckedStart: reader.offset, length: 2)
      reader.offset &+= 3
      return (UInt16(y &<< 4 | x), place)
    case .number: return takeNumber()
    }
  }

  private mutating func readNumbers(into run: inout MoveRun) {
    var end = reader.offset
    while run.count < run.capacity {
      reader.skipWhitespace()
      guard let (code, place) = takeNumber() else { break }
      run.append(code, at: place)
      end = reader.offset
      guard end < reader.bytes.count, reader.bytes[end] == UInt8(ascii: ",") else { break }
      reader.offset &+= 1
    }
    reader.offset = end
  }

  /// Takes a whole number from 1 to 255.
  private mutating func takeNumber() -> (UInt16, SourceRange)? {
    let start = reader.offset
    var number: UInt16 = 0
    var end = start
    while end < reader.bytes.count, end < start &+ 3 {
      let digit = reader.bytes[end] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      number = number &* 10 &+ UInt16(digit)
      end &+= 1
    }
    guard end > start, end < reader.bytes.count, reader.bytes[start] != UInt8(ascii: "0"),
      number <= 255
    else { return nil }
    switch reader.bytes[end] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): break
    case let byte where WhiteSpace.isSpaceOrLineEnd(byte): break
    default: return nil
    }
    reader.offset = end
    return (number, SourceRange(uncheckedStart: start, length: UInt32(end &- start)))
  }
}

/// Reads cells such as `"f5"`, or the word for none, in a row.
private struct PlainCells {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let base: UnsafePointer<UInt8>
  /// The word in quotation marks, as the first six bytes of a number.
  private let word: UInt64

  init?(of bytes: UnsafeBufferPointer<UInt8>, _ spelling: LineTable.Form.Spelling) {
    guard case .cell = spelling, let base = bytes.baseAddress else { return nil }
    self.bytes = bytes
    self.base = base
    word = ("\"pass\"" as FieldName).word << 16
  }

  /// Reads as many cells as follow, up to the end of the last one.
  func read(from start: inout Int, into run: inout MoveRun) {
    let limit = bytes.count
    let before = run.count
    var end = start
    var offset = start
    readCells(from: &offset, to: limit, &run)
    if run.count > before { end = offset &- 1 }
    // Loads eight bytes at a time; a move and its comma have at most seven, and in a record more bytes
    // always follow the moves.
    while offset &+ 8 <= limit, run.count < run.capacity {
      let next = ByteWord.load(base, offset)
      let rest = rest(at: offset)
      if mismatch(in: rest) & 0xFFFF_FFFF == 0 {
        put(rest, at: offset, run, run.count)
        if run.hasNotes { (run.notes + run.count).initialize(to: MoveNumbers()) }
        run.count &+= 1
        end = offset &+ 4
        guard bytes[end] == UInt8(ascii: ",") else { break }
        offset &+= 5
      } else if next << 16 == word {
        run.append(256, at: SourceRange(uncheckedStart: offset &+ 1, length: 4))
        end = offset &+ 6
        guard bytes[end] == UInt8(ascii: ",") else { break }
        offset &+= 7
        readCells(from: &offset, to: limit, &run)
        end = offset &- 1
      } else if WhiteSpace.isSpaceOrLineEnd(bytes[offset]) {
        offset &+= 1
      } else {
        break
      }
    }
    start = end
  }

  /// Reads cells that are directly followed by a comma, as most are, four at a time.
  @inline(__always)
  private func readCells(from offset: inout Int, to limit: Int, _ run: inout MoveRun) {
    // Of the last eight bytes loaded, three follow the comma.
    var groups = min((limit &- offset &- 3) / 20, (run.capacity &- run.count) / 4)
    while groups > 0 {
      let rests = (
        rest(at: offset), rest(at: offset &+ 5), rest(at: offset &+ 10), rest(at: offset &+ 15)
      )
      let mismatches =
        mismatch(in: rests.0) | mismatch(in: rests.1) | mismatch(in: rests.2)
        | mismatch(in: rests.3)
      guard mismatches & 0xFF_FFFF_FFFF == 0 else { return }
      put(rests.0, at: offset, run, run.count)
      put(rests.1, at: offset &+ 5, run, run.count &+ 1)
      put(rests.2, at: offset &+ 10, run, run.count &+ 2)
      put(rests.3, at: offset &+ 15, run, run.count &+ 3)
      if run.hasNotes { (run.notes + run.count).initialize(repeating: MoveNumbers(), count: 4) }
      run.count &+= 4
      offset &+= 20
      groups &-= 1
    }
  }

  /// The difference between eight bytes and `"a1",`: the second byte is the column, the third the row.
  @inline(__always)
  private func rest(at offset: Int) -> UInt64 {
    ByteWord.load(base, offset) &- Self.firstCell
  }

  /// The bits of a difference that no cell has: columns end at 15 and rows, here, at 8; the other three
  /// of the five bytes must be equal.
  @inline(__always)
  private func mismatch(in rest: UInt64) -> UInt64 {
    (rest | (rest &+ 0x0007_0000)) & 0xFF_FFF0_F0FF
  }

  @inline(__always)
  private func put(_ rest: UInt64, at offset: Int, _ run: MoveRun, _ index: Int) {
    let code = UInt16(UInt8(truncatingIfNeeded: rest &>> 12 | rest &>> 8))
    (run.codes + index).initialize(to: code)
    (run.places + index).initialize(to: SourceRange(uncheckedStart: offset &+ 1, length: 2))
  }

  private static var firstCell: UInt64 { ("\"a1\"," as FieldName).word & 0xFF_FFFF_FFFF }
}

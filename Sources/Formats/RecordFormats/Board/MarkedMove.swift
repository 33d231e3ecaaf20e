import GameRecords
import ReversiRules

/// A picture of a board on which the next move is marked, as the documentation of the app has them:
/// `#` on its square, or the order in which disks change, from `1` for the placed one.
///
///     --------      Where dark plays at e6: its square, or what `render --style order` prints.
///     x-------
///     -4------
///     --3oo---
///     ---2x---
///     ----156x
///     ---o7o--
///     --o-x---
struct MarkedMove {
  private let source: SourceText
  /// The marked squares, the played one first.
  private let cells: [(square: Square, range: Range<Int>)]
  /// The side to move where a line such as `x` or the title `move 5: x c4` names it, and that line.
  private let named: (side: Disk, line: Range<Int>)?

  private var isOrder: Bool { cells.count > 1 }
  /// Whether the title says that the move is a pass.
  private var isPass: Bool { cells.isEmpty }

  init?(_ source: SourceText) {
    let bytes = Array(source.bytes)
    guard bytes.count < 4_000, bytes.contains(where: ByteCount.endsLine),
      bytes.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "1") })
        || bytes.starts(with: "move ".utf8)
    else { return nil }
    var marks: [Int: (square: Square, range: Range<Int>)] = [:]
    var named: (side: Disk, line: Range<Int>)?
    var disks = 0
    var (y, width) = (0, 0)
    var lines = LineCursor()
    while let line = bytes.withUnsafeBufferPointer({ lines.next(in: $0, atEnd: true) }) {
      if let side = Self.side(of: bytes[line]) { named = named ?? (side, line) }
      guard let cells = Self.cells(of: bytes[line]) else {
        // Most texts are something else from their first line on.
        if named?.line == line || line.isEmpty { continue }
        return nil
      }
      // With coordinates, a row has an odd number of cells.
      guard cells.count.isMultiple(of: 2), y == 0 || cells.count == width else { return nil }
      width = cells.count
      for (x, cell) in cells.enumerated() {
        guard let square = Square(x: x, y: y) else { return nil }
        let cell = cell.lowerBound + line.lowerBound..<cell.upperBound + line.lowerBound
        let text = bytes[cell]
        let number = text.elementsEqual("#".utf8) ? 1 : DecimalSpelling.whole(text, upTo: 3)
        if let number {
          guard marks.updateValue((square, cell), forKey: number) == nil else { return nil }
        } else if CellRun.square(text[cell.lowerBound]) != .some(nil) {
          disks += 1
        }
      }
      y += 1
    }
    // One document leaves out a number; the order is clear all the same.
    let numbers = marks.keys.sorted()
    let isPass = named.map { bytes[$0.line].reversed().starts(with: "ssap".utf8) } ?? false
    if isPass, numbers.isEmpty, disks > 0 {
      (self.source, self.named, cells) = (source, named, [])
      return
    }
    guard disks > 0, numbers.first == 1 else { return nil }
    self.source = source
    self.named = named
    cells = numbers.compactMap { marks[$0] }
    // Without other dark disks, `#` is one itself.
    let isHash = bytes[cells[0].range].first == UInt8(ascii: "#")
    guard isHash ? bytes.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) : isOrder else {
      return nil
    }
  }

  private static func side(of line: ArraySlice<UInt8>) -> Disk? {
    guard line.starts(with: "move ".utf8) else {
      return SideText(line).flatMap { $0.isWhole(line) ? $0.turn : nil }
    }
    let title = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    return title.count == 2 ? SideText(title[1].trimmed)?.turn : nil
  }

  /// The cells of a row: what blanks separate, or every symbol; `nil` if the line is something else.
  private static func cells(of line: ArraySlice<UInt8>) -> [Range<Int>]? {
    guard line.allSatisfy({ CellRun.isSymbol($0) || WhiteSpace.isBlank($0) }) else { return nil }
    let words = Array(line).split(whereSeparator: WhiteSpace.isBlank)
    let cells = words.count > 1 ? words.map(\.indices) : (0..<line.count).map { $0..<$0 + 1 }
    return BoardSize.range.contains(cells.count) ? cells : nil
  }

  /// The position and its move.
  /// - Parameters:
  ///   - turn: the side to move, if it is known from elsewhere.
  ///   - read: reads a board of other bytes, to which the side to move can be added.
  /// - Returns: the record, and what was found.
  func parsed(turn: Disk?, _ read: (ArraySlice<UInt8>) -> ParsedRecord) -> ParsedRecord {
    let sides = (named?.side ?? turn).map { [$0] } ?? [.dark, .light]
    let all = sides.map { record(with: $0, read) }
    let legal = all.filter { $0.reversi?.moves.isEmpty == false }
    var parsed = legal.first ?? all[0]
    if legal.isEmpty, parsed.reversi != nil {
      parsed.findings.append(
        source.finding(
          .positionMark,
          isPass
            ? "\(sides[0]) cannot pass here"
            : isOrder
              ? "the numbers are not the order in which disks change when one is placed at "
                + "\(cells[0].square)"
              : "a disk at \(cells[0].square) turns no other",
          help: "the move is not read",
          at: cells.first?.range ?? named?.line ?? 0..<0
        )
      )
    } else if legal.count > 1 {
      parsed.findings.append(
        source.finding(
          .positionMover,
          "either side can play at \(cells[0].square); dark is assumed",
          help: "name the side with --turn light",
          at: cells[0].range
        )
      )
    }
    return parsed
  }

  /// The position with one side to move, and its move if it changes the disks that are numbered.
  private func record(
    with side: Disk,
    _ read: (ArraySlice<UInt8>) -> ParsedRecord
  ) -> ParsedRecord {
    var bytes = Array(source.bytes)
    for offset in (named?.line ?? 0..<0) { bytes[offset] = 0x20 }
    for (index, cell) in cells.enumerated() {
      for offset in cell.range { bytes[offset] = 0x20 }
      let symbol: UInt8 = UInt8(ascii: index == 0 ? "-" : side == .dark ? "o" : "x")
      bytes[cell.range.upperBound - 1] = symbol
    }
    let parsed = read(bytes + [0x0A, UInt8(ascii: side == .dark ? "X" : "O")])
    guard var record = parsed.reversi else { return parsed }
    if isPass {
      if record.start.mustPass { record.moves = [.pass] }
      let end = named?.line.upperBound ?? 0
      record.origin?.moves = MovePlaces(record.moves.map { _ in SourceRange(end - 4..<end) })
      return ParsedRecord(record: record, findings: parsed.findings, source: source)
    }
    let square = cells[0].square
    let flips = record.start.board.flips(placing: side, at: square)
    if !flips.isEmpty, !isOrder || flips.elementsEqual(cells.dropFirst().map(\.square)) {
      record.moves = [.placement(square)]
      record.origin?.moves = MovePlaces([SourceRange(cells[0].range)])
    }
    return ParsedRecord(record: record, findings: parsed.findings, source: source)
  }
}

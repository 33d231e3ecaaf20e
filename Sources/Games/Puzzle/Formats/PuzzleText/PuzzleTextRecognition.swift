import GameRecords
import PuzzleRules
import RecordFormats

/// Recognises a text by half of its first layouts: each number from 0 on exactly once, or nearly so
/// on a board that is large enough or before moves.
enum PuzzleTextRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    // Objects and elements begin other formats.
    guard let first = head.text.first, !"({<\"".utf8.contains(first) else { return nil }
    if PuzzleTextDictionary(SourceText(name: "", bytes: head.text)) != nil {
      return Recognition("a dictionary of cells and panels")
    }
    guard hasRow(head) else { return nil }
    return head.evidence(cutBy: PuzzleTextFramer(), in: .half) { source in
      guard source.bytes.count < 16 << 10, !PuzzleTextReader.hasOtherLine(source) else {
        return nil
      }
      let parsed = PuzzleTextReader.parse(source, SlideVote(for: .panel), format: "puzzle")
      guard let record = parsed.puzzle, record.start.problems.isEmpty,
        parsed.findings.allSatisfy({ $0.severity < .error || aboutMoves.contains($0.rule) })
      else { return isDamaged(source) ? Recognition("a layout with errors") : nil }
      guard !mayBeList(record, in: source) else { return nil }
      let last = record.start.size.panelCount
      return Recognition("a layout of the panels 1 to \(last) and an open cell")
    }
  }

  /// The bytes that rows without mistakes begin with.
  private static let firstBytes = ByteSet("[0123456789xX_.-,".utf8)

  /// Whether there is a row that is not directly below other text, as there is in each layout that
  /// is recognised.
  private static func hasRow(_ head: InputHead) -> Bool {
    var previous: UnsafeBufferPointer<UInt8>?
    return head.hasLine { line in
      let first = line.first ?? 0
      if PuzzleTextLine.isCommentMark(first) { return false }
      defer { previous = line.isEmpty ? nil : line }
      let hash = UInt8(ascii: "#")
      guard firstBytes.contains(first),
        line.first(where: { $0 == hash || PuzzleTextLine.isLetter($0) }) ?? hash == hash
      else { return false }
      return PuzzleTextLine(line) == .row && previous.map { PuzzleTextLine($0) != .other } ?? true
    }
  }

  /// What moves can break does not make a layout less of one.
  private static let aboutMoves: [Rule] = [.puzzleMove, .moveWithoutPanel, .tooMany]

  /// Whether rows have all but two of the numbers of a layout.
  private static func isDamaged(_ source: SourceText) -> Bool {
    var rows: [[Int]] = []
    var hasMoves = false
    for line in source.bytes.split(whereSeparator: ByteCount.endsLine) {
      switch PuzzleTextLine(line.trimmed) {
      case .blank, .comment, .other: break
      case .moves: hasMoves = true
      case .row:
        let words = PuzzleTextCell.words(in: PuzzleTextLine.content(of: line))
        rows.append(words.map { PuzzleTextCell.number(of: $0) ?? 256 })
      }
    }
    let columns = rows.map(\.count).sorted().dropFirst(rows.count / 2).first ?? 0
    let (cells, numbers) = (rows.count * columns, rows.flatMap(\.self))
    guard rows.count > 2, columns > 2, hasMoves || cells >= 16 && numbers.contains(0),
      rows.count(where: { $0.count != columns }) <= 1, numbers != numbers.sorted()
    else { return false }
    return Set(numbers).count(where: { $0 < cells }) >= cells - 2
  }

  /// Whether a layout may just as well be a list of numbers, such as the first line of a table: they
  /// are counted from 0, none is the open cell, or there are only the four of 2×2.
  private static func mayBeList(_ record: PuzzleRecord, in source: SourceText) -> Bool {
    guard let range = record.origin?.range(of: .start)?.bytes else { return false }
    let (layout, text) = (record.start, source[range])
    // Lists of pairs and the like are common.
    let isList = source.bytes.first == UInt8(ascii: "[")
    let isSmall = layout.size.cellCount < (isList ? 9 : 5)
    let isCounted = layout == PuzzleGoal.openFirst.layout(size: layout.size)
    if text.contains(where: { ByteCount.endsLine($0) || $0 == UInt8(ascii: "/") }) {
      return isSmall && (isCounted || isList)
    }
    let count = PuzzleTextCell.words(in: text).count
    return isSmall || isCounted || count < layout.numbers.count
  }
}

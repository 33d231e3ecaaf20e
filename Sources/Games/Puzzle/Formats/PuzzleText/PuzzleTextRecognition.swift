import GameRecords
import PuzzleRules
import RecordFormats

/// Recognises a text by half of its first layouts: each number from 0 on exactly once.
enum PuzzleTextRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    // Objects, tags and elements begin other formats.
    guard let first = head.text.first, !"[({<\"".utf8.contains(first) else { return nil }
    return head.evidence(cutBy: PuzzleTextFramer(), in: .half) { source in
      guard source.bytes.count < 16 << 10 else { return nil }
      let parsed = PuzzleTextReader.parse(source, nil, format: "puzzle")
      guard let record = parsed.puzzle, record.start.problems.isEmpty,
        !mayBeList(record, in: source),
        parsed.findings.allSatisfy({ $0.severity < .error || $0.rule == .ambiguousMoves })
      else { return nil }
      let last = record.start.size.panelCount
      return Recognition("a layout of the panels 1 to \(last) and an open cell")
    }
  }

  /// Whether a layout may just as well be a list of numbers, such as the first line of a table: they
  /// are counted from 0, none is the open cell, or there are only the four of 2×2.
  private static func mayBeList(_ record: PuzzleRecord, in source: SourceText) -> Bool {
    guard let range = record.origin?.range(of: .start)?.bytes else { return false }
    let (layout, text) = (record.start, source[range])
    let isSmall = layout.size.cellCount == 4
    let isCounted = layout == PuzzleGoal.openFirst.layout(size: layout.size)
    if text.contains(where: { ByteCount.endsLine($0) || $0 == UInt8(ascii: "/") }) {
      return isSmall && isCounted
    }
    let words = text.split { WhiteSpace.isBlank($0) || $0 == UInt8(ascii: ",") }
    return isSmall || isCounted || words.count < layout.numbers.count
  }
}

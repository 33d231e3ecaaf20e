import GameRecords
import PuzzleRules
import RecordText

/// Recognises a text by half of its first layouts: each number from 0 on exactly once.
enum PuzzleTextRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    // Objects, tags and elements begin other formats.
    guard let first = head.text.first, !"[({<\"".utf8.contains(first) else { return nil }
    return head.evidence(cutBy: PuzzleTextFramer(), in: .half) { source in
      guard source.bytes.count < 16 << 10 else { return nil }
      let parsed = PuzzleTextReader.parse(source, nil, format: "puzzle")
      // The numbers of 2×2 are in many lists.
      guard let record = parsed.puzzle, record.start.size.cellCount >= 6,
        record.start.problems.isEmpty, !isSequence(record, in: source),
        parsed.findings.allSatisfy({ $0.severity < .error || $0.rule == .ambiguousMoves })
      else { return nil }
      let last = record.start.size.panelCount
      return Recognition("a layout of the panels 1 to \(last) and an open cell")
    }
  }

  /// Whether a layout may just as well be a line of numbers, such as the first one of a table: they
  /// are in order, or none is the open cell.
  private static func isSequence(_ record: PuzzleRecord, in source: SourceText) -> Bool {
    guard let range = record.origin?.range(of: .start)?.bytes else { return false }
    let text = source[range]
    guard !text.contains(where: { ByteCount.endsLine($0) || $0 == UInt8(ascii: "/") }) else {
      return false
    }
    let words = text.split { WhiteSpace.isBlank($0) || $0 == UInt8(ascii: ",") }
    return words.count < record.start.numbers.count
      || PuzzleGoal.allCases.contains { $0.layout(size: record.start.size) == record.start }
  }
}

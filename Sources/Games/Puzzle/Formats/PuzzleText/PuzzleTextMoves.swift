import GameRecords
import PuzzleRules
import RecordFormats

/// The moves of a record, up to the first one that cannot be read.
struct PuzzleTextMoves {
  private(set) var moves: [PuzzleTextMove] = []
  /// The convention that a label names.
  private(set) var convention: SlideConvention?
  /// The goal that a label names.
  private(set) var goal: PuzzleGoal?
  private let source: SourceText

  /// What the words of lines without another label are.
  enum WordKind: Sendable {
    case letters, panels, cells
  }

  init(of source: SourceText) { self.source = source }

  /// Whether a line has only the names of cells, which our frames have in small letters.
  static func areCells(_ line: some RandomAccessCollection<UInt8>, of size: PuzzleSize?) -> Bool {
    line.split(whereSeparator: isSeparator).allSatisfy { word in
      Cell(String(decoding: word, as: UTF8.self)).map { size?.contains($0) ?? true } ?? false
    }
  }

  /// The direction of a letter.
  static func direction(_ letter: UInt8) -> SlideDirection? {
    switch letter | 0x20 {
    case UInt8(ascii: "r"): .right
    case UInt8(ascii: "l"): .left
    case UInt8(ascii: "u"): .up
    case UInt8(ascii: "d"): .down
    default: nil
    }
  }

  /// Reads a line.
  /// - Parameters:
  ///   - line: its bytes without white space at both ends.
  ///   - words: what its words are.
  /// - Throws: what cannot be read; what follows it should not be read either.
  mutating func read(_ line: Range<Int>, _ words: WordKind) throws(PuzzleTextError) {
    var range = line
    let label = PuzzleTextLabel(beginning: source[line])
    let kind = label == .slides ? .panels : words
    if let label {
      let end = line.lowerBound + label.length
      try add(label, at: line.lowerBound..<end)
      range = source.trimmed(end..<line.upperBound)
    }
    if label == .goal {
      goal = try Self.goal(source[range], at: range)
      return
    }
    // Counts are before or after all letters of a line, so that 3R2D is not R2 and D.
    let countsFirst = source[range].first.map(ASCII.isDigit) ?? false
    var offset = range.lowerBound
    while offset < range.upperBound {
      let rest = source[offset..<range.upperBound]
      let gap = rest.prefix(while: Self.isSeparator).count
      offset += gap
      guard gap < rest.count else { break }
      let words = rest.dropFirst(gap)
      let move =
        switch kind {
        case .letters: direction(words, at: offset, countsFirst: countsFirst)
        case .panels: panel(words, at: offset)
        case .cells: cell(words, at: offset)
        }
      guard let move else { throw error(at: offset, words, kind) }
      if let first = moves.first, first.isPanel != move.isPanel {
        throw PuzzleTextError(
          .puzzleMove,
          "letters and panel numbers are mixed; the moves are not read any further",
          help: nil,
          at: move.range
        )
      }
      guard moves.count < Limits.slides else {
        let message = "more than \(Words.count(Limits.slides)) moves; the rest is not read"
        throw PuzzleTextError(.tooMany, message, help: nil, at: move.range)
      }
      moves.append(move)
      offset = move.range.upperBound
    }
  }

  private static func goal(
    _ word: ArraySlice<UInt8>,
    at range: Range<Int>
  ) throws(PuzzleTextError) -> PuzzleGoal {
    if let goal = PuzzleGoal(rawValue: String(decoding: word, as: UTF8.self)) { return goal }
    let goals = PuzzleGoal.allCases.map(\.rawValue).joined(separator: " or ")
    let message = "expected the goal \(goals), found \(DisplayText.quote(word))"
    throw PuzzleTextError(.puzzleMove, message, help: nil, at: range)
  }

  private mutating func add(
    _ label: PuzzleTextLabel,
    at range: Range<Int>
  ) throws(PuzzleTextError) {
    guard let new = label.convention else { return }
    if let convention, convention != new {
      throw PuzzleTextError(
        .puzzleMove,
        "the moves before are labelled “\(convention.rawValue):”, and these “\(new.rawValue):”",
        help: "use one label for all moves of a layout",
        at: range
      )
    }
    convention = new
  }

  /// The panel number at the start of some words.
  private func panel(_ words: ArraySlice<UInt8>, at offset: Int) -> PuzzleTextMove? {
    let word = words.prefix { !Self.isSeparator($0) }
    guard let number = PuzzleTextCell.number(of: word), (1...255).contains(number) else {
      return nil
    }
    return PuzzleTextMove(kind: .panel(UInt8(number)), range: offset..<offset + word.count)
  }

  /// The cell at the start of some words.
  private func cell(_ words: ArraySlice<UInt8>, at offset: Int) -> PuzzleTextMove? {
    let word = words.prefix { !Self.isSeparator($0) }
    return Cell(String(decoding: word, as: UTF8.self))
      .map { PuzzleTextMove(kind: .tap($0), range: offset..<offset + word.count) }
  }

  /// The letter with its count at the start of some words.
  private func direction(
    _ words: ArraySlice<UInt8>,
    at offset: Int,
    countsFirst: Bool
  ) -> PuzzleTextMove? {
    var rest = words
    var digits = rest.prefix { countsFirst && ASCII.isDigit($0) }
    rest = rest.dropFirst(digits.count)
    guard let direction = rest.popFirst().flatMap(Self.direction) else { return nil }
    if !countsFirst {
      digits = rest.prefix(while: ASCII.isDigit)
      rest = rest.dropFirst(digits.count)
    }
    let count = digits.isEmpty ? 1 : Self.count(digits)
    guard count > 0 else { return nil }
    let end = offset + words.count - rest.count
    return PuzzleTextMove(kind: .direction(direction, count: count), range: offset..<end)
  }

  /// The number of some digits; no more than can be counted, because no run is longer than a board.
  private static func count(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { min(Limits.slides, $0 * 10 + Int($1 & 0x0F)) }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    WhiteSpace.isBlank(byte) || byte == UInt8(ascii: ",")
  }

  private func error(
    at offset: Int,
    _ words: ArraySlice<UInt8>,
    _ kind: WordKind
  ) -> PuzzleTextError {
    let word = words.prefix { !Self.isSeparator($0) }
    let expected = kind == .panels ? "a panel number" : "a move such as R or R3"
    return PuzzleTextError(
      .puzzleMove,
      "expected \(expected), found \(DisplayText.quote(word)); the moves are not read any further",
      help: kind == .panels
        ? "write the numbers of the panels that slide"
        : "write R, L, U or D, each with the number of slides or without it",
      at: offset..<offset + word.count
    )
  }
}

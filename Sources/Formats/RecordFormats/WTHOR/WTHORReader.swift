import GameRecords
import ReversiRules

/// Reads one game. It accepts these with a finding:
/// - moves padded with 92 instead of 0 (Edax);
/// - numbers of players and tournaments that the tables of names do not have (tables of another
///   release);
/// - a header with dates that do not exist, or without zeros in its unused bytes.
///
/// A board size of 0 in the header means 8, as in the files of PlayOK. Passes are not stored.
/// Nothing marks an unfinished game, and its score need not match the board.
struct WTHORReader: Sendable {
  let layout: WTHORLayout
  private let names: WTHORNames
  // The facts that all games of the file share.
  private let date: GameDate?
  private let start: Position
  private let format: String
  private let parts: [(part: RecordPart, range: SourceRange)]
  /// The tags for each theoretical score, with those of the file.
  private let scoreTags: [[Tag]]

  static let edaxPadding: UInt8 = 92

  init(layout: WTHORLayout, header: WTHORHeader, names: WTHORNames, format: String) {
    self.layout = layout
    self.names = names
    date = GameDate(year: header.year)
    start = .initial(size: layout.size)
    self.format = format
    parts = [
      (.event, SourceRange(0..<2)), (.name(.dark), SourceRange(2..<4)),
      (.name(.light), SourceRange(4..<6)), (.result, SourceRange(6..<7)),
      (.score, SourceRange(6..<7)),
    ]
    let depth = header.depth
    let days = header.dayText.map { [Tag(name: WTHORTag.fileDate, value: $0)] } ?? []
    let years =
      date == nil && header.year > 0 ? [Tag(name: WTHORTag.year, value: String(header.year))] : []
    scoreTags = (0...UInt8.max).map { score in
      // Both are 0 if nothing was computed.
      let scores = score > 0 || depth > 0 ? [(WTHORTag.theoreticalScore, score)] : []
      let depths = depth > 0 ? [(WTHORTag.depth, depth)] : []
      return (scores + depths).map { Tag(name: $0.0, value: String($0.1)) } + days + years
    }
  }

  func parse(_ source: SourceText) -> ParsedRecord {
    guard source.bytes.count == layout.recordLength else { return truncated(source) }
    var findings: [Finding] = []
    var record = ReversiRecord()
    record.date = date
    record.start = start
    record.passMarks = .implied
    source.bytes.withUnsafeBufferPointer { read($0, of: source, into: &record, &findings) }
    return ParsedRecord(taking: &record, findings: findings, source: source)
  }

  private func truncated(_ source: SourceText) -> ParsedRecord {
    let length = source.bytes.count
    let finding = source.finding(
      .wthorTruncated,
      "the input ends within this game, after \(length) of \(layout.recordLength) bytes",
      at: 0..<length
    )
    return ParsedRecord(findings: [finding], source: source)
  }

  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    of source: SourceText,
    into record: inout ReversiRecord,
    _ findings: inout [Finding]
  ) {
    func name(_ field: WTHORField, at offset: Int) -> String? {
      let number = Int(bytes.integer(UInt16.self, at: offset))
      let range = offset..<offset + 2
      return names.name(of: field, number, at: range, in: source, &record.tags, &findings)
    }
    record.event = name(.tournament, at: 0)
    record.players.dark.name = name(.black, at: 2)
    record.players.light.name = name(.white, at: 4)
    let scoreTags = scoreTags[Int(bytes[7])]
    if record.tags.isEmpty { record.tags = scoreTags } else { record.tags += scoreTags }
    record.result = result(bytes, in: source, &findings)
    let moves = moves(bytes)
    checkEnd(bytes, moves.count, in: source, &findings)
    record.moves = moves
    let first = WTHORLayout.movesOffset
    let places = MovePlaces(
      first: SourceRange(first..<first + 1),
      stride: 1,
      count: moves.count
    )
    record.origin = Origin(format: format, moves: places, parts: parts)
  }

  private func result(
    _ bytes: UnsafeBufferPointer<UInt8>,
    in source: SourceText,
    _ findings: inout [Finding]
  ) -> GameResult? {
    let squareCount = layout.size.squareCount
    let dark = Int(bytes[6])
    func addFinding(_ score: String, at offset: Int) {
      let message = "\(score) is \(bytes[offset]), more than the \(squareCount) squares"
      findings.append(source.finding(.wthorScore, message, at: offset..<offset + 1))
    }
    if dark > squareCount { addFinding("dark's score", at: 6) }
    if bytes[7] > squareCount { addFinding("dark's theoretical score", at: 7) }
    guard dark <= squareCount else { return nil }
    return GameResult(score: DiskCounts(dark: dark, light: squareCount - dark))
  }

  /// The moves before the first byte that is not a square.
  private func moves(_ bytes: UnsafeBufferPointer<UInt8>) -> [Move] {
    layout.squares.withUnsafeBufferPointer { squares in
      var end = WTHORLayout.movesOffset
      while end < bytes.count, squares[Int(bytes[end])] != WTHORLayout.noSquare { end += 1 }
      // Filled in afterwards: many times faster than appending.
      var moves = [Move](repeating: .pass, count: end - WTHORLayout.movesOffset)
      for index in moves.indices {
        let byte = bytes[WTHORLayout.movesOffset + index]
        moves[index] = .placement(Square(rawValue: squares[Int(byte)]))
      }
      return moves
    }
  }

  /// Checks that only zeros follow the moves.
  private func checkEnd(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ moveCount: Int,
    in source: SourceText,
    _ findings: inout [Finding]
  ) {
    let end = WTHORLayout.movesOffset + moveCount
    let rest = bytes[end...]
    guard let wrong = rest.firstIndex(where: { $0 != 0 }) else { return }
    var finding: Finding
    if wrong > end {
      finding = source.finding(
        .wthorAfterEnd,
        "\(bytes[wrong]) after the zero that ends the moves; expected only zeros",
        at: wrong..<wrong + 1,
        repair: .guessing
      )
    } else if rest.allSatisfy({ $0 == Self.edaxPadding }) {
      finding = source.finding(
        .wthorPadding,
        "the moves are padded with 92 instead of 0, as Edax does",
        help: "other programs may refuse this; convert the file to wthor",
        at: end..<bytes.count,
        repair: .rewriting
      )
    } else {
      finding = source.finding(
        .wthorMove,
        "\(bytes[end]) is not a square; \(expectedSquares)",
        at: end..<end + 1
      )
    }
    if finding.rule == .wthorMove { finding.place.ply = moveCount + 1 }
    findings.append(finding)
  }

  private var expectedSquares: String {
    let size = layout.size
    let corners = [
      Square(uncheckedX: 0, y: 0), Square(uncheckedX: size.width - 1, y: size.height - 1),
    ]
    let words = corners.map { "\(layout.byte(of: $0)) (\($0))" }.joined(separator: " to ")
    return "expected \(size.width + 2) × row + column, from \(words), or 0"
  }
}

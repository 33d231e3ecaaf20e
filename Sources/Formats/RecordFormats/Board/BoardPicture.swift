import GameRecords
import ReversiRules

/// A position drawn with a line for each row, and the side to move on a line below it or next to
/// it.
struct BoardPicture {
  private let source: SourceText
  private let digits: DigitDialect?
  private var rows: [BoardPictureRow] = []
  private var side: (turn: Disk?, range: Range<Int>)?
  private var comments: [Range<Int>] = []
  private var surplus: [Range<Int>] = []
  private var board: Board?
  private var rowFindings: [Finding] = []

  /// Whether the first line of a text can be part of a picture.
  static func mayBegin(_ text: ArraySlice<UInt8>) -> Bool {
    let line = text.prefix { !ByteCount.endsLine($0) }.trimmed
    var picture = BoardPicture(of: SourceText(name: "", bytes: line), nil)
    picture.add(0..<line.count)
    return picture.surplus.isEmpty
  }

  private init(of source: SourceText, _ digits: DigitDialect?) {
    self.source = source
    self.digits = digits
  }

  init(_ source: SourceText, _ digits: DigitDialect?) {
    self.init(of: source, digits)
    var lines = LineCursor()
    let bytes = Array(source.bytes)
    bytes.withUnsafeBufferPointer { bytes in
      while let line = lines.next(in: bytes, atEnd: true) { add(line) }
    }
    if BoardPictureRow.areNumbered(rows) {
      for index in rows.indices {
        rows[index].takeNumbers(of: source, digits)
        if side == nil { side = rows[index].side }
      }
    }
    readBoard()
  }

  private mutating func add(_ line: Range<Int>) {
    // A text that is not a board may have millions of rows.
    if hasTooManyRows { return }
    let text = source[line]
    if text.isEmpty || Self.isHeader(text) { return }
    if text.first == UInt8(ascii: "%") {
      comments.append(line.dropFirst())
    } else if let side = SideText(text, digits), side.isWhole(text) {
      if self.side == nil { self.side = (side.turn, line) } else { surplus.append(line) }
    } else if let row = BoardPictureRow(line, of: source) {
      rows.append(row)
    } else {
      surplus.append(line)
    }
  }

  private var hasTooManyRows: Bool { rows.count > 16 }

  /// Whether a line has the letters of the columns, or `@` and their numbers.
  private static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    let symbols = line.filter { !WhiteSpace.isBlank($0) }
    guard symbols.count >= 4 else { return false }
    if symbols[0] == UInt8(ascii: "@") { return symbols.dropFirst().allSatisfy(ASCII.isDigit) }
    return symbols.enumerated().allSatisfy { $1 | 0x20 == UInt8(ascii: "a") + UInt8($0 % 26) }
  }

  /// The findings, one for each rule: what one row has, usually all rows have.
  private static func folded(_ findings: [Finding]) -> [Finding] {
    var folded: [Finding] = []
    for var finding in findings where !folded.contains(where: { $0.rule == finding.rule }) {
      let others = findings.count { $0.rule == finding.rule } - 1
      if others > 0 { finding.message += ", and \(others) more like this" }
      folded.append(finding)
    }
    return folded
  }

  /// Makes a board of the rows, or reports why there is none.
  private mutating func readBoard() {
    if !hasTooManyRows {
      rowFindings = Self.folded(rows.flatMap { $0.findings(of: source, digits) })
    }
    guard rowFindings.isEmpty else { return }
    guard rows.count > 1 else {
      let place = rows.first?.line ?? surplus.first ?? 0..<0
      rowFindings = [
        source.finding(
          .positionCells,
          "no board; expected 64 squares and the side to move on a line, or rows of squares",
          at: place
        )
      ]
      return
    }
    guard !hasTooManyRows else {
      let place = rows[0].line.lowerBound..<rows[rows.count - 1].line.upperBound
      let message = "a board of more than 16 rows; width and height must be even, from 4 to 16"
      rowFindings = [source.finding(.boardSize, message, at: place)]
      return
    }
    let text = BoardText(rows: rows.map { $0.normalised(digits)[...] })
    board = text.board
    rowFindings = text.problems.map { problem in
      let row = problem.row.map { rows[$0 - 1] }
      let whole = rows[0].line.lowerBound..<rows[rows.count - 1].line.upperBound
      let place = row?.place(from: problem.bytes.lowerBound) ?? whole
      return source.finding(problem.rule, problem.message, at: place)
    }
  }

  /// The record, and what was found.
  func parsed(format: String) -> ParsedRecord {
    var findings = rowFindings
    if rowFindings.isEmpty, side == nil {
      let end = rows.last?.line.upperBound ?? 0
      findings.append(
        source.finding(
          .positionTurn,
          "the side to move is missing; expected a line with X (dark), O (light) or - (the game is "
            + "over)",
          at: end..<end
        )
      )
    }
    if let first = surplus.first, !rows.isEmpty {
      let others = surplus.count - 1
      findings.append(
        source.finding(
          .positionTail,
          DisplayText.quote(source[first])
            + (others == 0
              ? " next to the board is not read"
              : " and \(others) more \(others == 1 ? "line" : "lines") are not read"),
          help: "write a comment after %",
          at: first
        )
      )
    }
    let comment = comments.compactMap { LineText.read($0, of: source, &findings) }
      .joined(separator: "\n")
    return ParsedRecord(
      record: board.flatMap { board in
        side.map { side in
          ReversiRecord(
            start: Position(board: board, turn: side.turn),
            comment: comment,
            origin: origin(format: format, turn: side.range)
          )
        }
      },
      findings: findings.inOrderOfText,
      source: source
    )
  }

  private func origin(format: String, turn: Range<Int>) -> Origin {
    let whole = rows[0].line.lowerBound..<rows[rows.count - 1].line.upperBound
    var origin = Origin(format: format)
    origin.parts = [
      (.start, SourceRange(whole)), (.board, SourceRange(whole)), (.turn, SourceRange(turn)),
    ]
    for (index, row) in rows.enumerated() {
      origin.parts.append((.row(index + 1), SourceRange(row.line)))
    }
    return origin
  }
}

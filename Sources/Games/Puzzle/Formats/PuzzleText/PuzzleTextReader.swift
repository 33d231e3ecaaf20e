import GameRecords
import PuzzleRules
import RecordFormats

/// Reads a layout with its moves and comments.
struct PuzzleTextReader {
  private let source: SourceText
  private let format: String
  /// What letters mean without a label.
  private let vote: SlideVote
  private var comments: [Range<Int>] = []
  private var rows: [Range<Int>] = []
  /// The lines with moves.
  private var moveLines: [(range: Range<Int>, words: PuzzleTextMoves.WordKind)] = []
  private var findings = FindingCollector<FindingDraft>()
  /// The goal, if a line names it.
  private var goal: PuzzleGoal?
  /// The finding that shows a position.
  private var shown: Finding?

  static func parse(
    _ source: SourceText,
    _ vote: SlideVote,
    format: String
  ) -> ParsedRecord {
    var reader = PuzzleTextReader(source, vote, format)
    let record = reader.read()
    let shown = reader.shown.map { [$0] } ?? []
    return ParsedRecord(
      record: record,
      findings: (reader.findings.findings(in: source) + shown).inOrderOfText,
      source: source
    )
  }

  private init(_ source: SourceText, _ vote: SlideVote, _ format: String) {
    self.source = source
    self.vote = vote
    self.format = format
  }

  private mutating func read() -> PuzzleRecord? {
    if source.start.offset == 0, ByteOrderMark.isWideText(source.bytes) {
      let message = "the text is UTF-16 or UTF-32; only UTF-8 is read"
      findings.add(.encoding, message, at: 0..<0)
      return nil
    }
    if let dictionary = PuzzleTextDictionary(source) { return read(dictionary) }
    sortLines()
    // Without a layout, every line but a comment has its own finding.
    guard !rows.isEmpty else { return nil }
    let layout: PuzzleTextLayout
    do throws(PuzzleTextError) {
      layout = try PuzzleTextLayout(rows, of: source)
    } catch {
      findings.add(error.finding)
      return nil
    }
    var record = PuzzleRecord(start: layout.layout)
    record.comment = comment()
    record.origin = Origin(format: format, parts: layout.parts)
    readMoves(into: &record)
    record.goal = goal ?? record.likelyGoal
    return record
  }

  private mutating func read(_ dictionary: PuzzleTextDictionary) -> PuzzleRecord {
    findings.add(
      .puzzleCoordinates,
      "x is read as the row of a cell, and y as its column",
      at: dictionary.range.lowerBound..<dictionary.range.lowerBound
    )
    var record = PuzzleRecord(start: dictionary.layout)
    let whole = SourceRange(dictionary.range)
    record.origin = Origin(format: format, parts: [(.start, whole)])
    record.goal = record.likelyGoal
    return record
  }

  /// Whether a line is neither a row, nor moves, nor a comment: found faster than read.
  static func hasOtherLine(_ source: SourceText) -> Bool {
    var cursor = LineCursor()
    return source.bytes.withUnsafeBufferPointer { bytes in
      while let line = cursor.next(in: bytes, atEnd: true) {
        if PuzzleTextLine(UnsafeBufferPointer(rebasing: bytes[line])) == .other { return true }
      }
      return false
    }
  }

  /// Finds out what each line is.
  private mutating func sortLines() {
    var cursor = LineCursor()
    var block: PuzzleTextBlock?
    var isAfterComment = false
    source.bytes.withUnsafeBufferPointer { bytes in
      while let line = cursor.next(in: bytes, atEnd: true) {
        let text = UnsafeBufferPointer(rebasing: bytes[line])
        let kind = PuzzleTextLine(text)
        switch kind {
        case .blank: if text.isEmpty { block?.close() }
        case .comment: comments.append(line)
        case .row where block?.accept(text, afterComment: isAfterComment) ?? true:
          if block == nil { block = PuzzleTextBlock(text) }
          rows.append(content(of: Self.whole(line, in: bytes)))
        // What is below the layout are the panels that slide.
        case .row:
          block?.close()
          moveLines.append((source.trimmed(content(of: line)), .panels))
        case .moves where rows.isEmpty: addMissingLayout(at: line)
        case .moves:
          block?.close()
          moveLines.append((source.trimmed(content(of: line)), .letters))
        case .other: addOther(line)
        }
        isAfterComment = kind == .comment || isAfterComment && kind == .blank
      }
    }
  }

  /// The part of a line before a comment, which becomes one of the record.
  private mutating func content(of line: Range<Int>) -> Range<Int> {
    let end = line.lowerBound + PuzzleTextLine.content(of: source[line]).count
    if end < line.upperBound { comments.append(source.trimmed(end..<line.upperBound)) }
    return line.lowerBound..<end
  }

  /// A line with the white space at both ends, in which an open cell can be.
  private static func whole(
    _ line: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var (start, end) = (line.lowerBound, line.upperBound)
    while start > 0, !ByteCount.endsLine(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !ByteCount.endsLine(bytes[end]) { end += 1 }
    return start..<end
  }

  private mutating func addMissingLayout(at line: Range<Int>) {
    findings.add(
      .movesWithoutLayout,
      "moves without a layout before them are not read",
      help: "write the layout that they begin with on the lines before",
      at: line
    )
  }

  private mutating func addOther(_ line: Range<Int>) {
    let words = DisplayText.quote(source[line])
    findings.add(
      .puzzleLine,
      "\(words) is neither a row of numbers, nor moves, nor a comment",
      help: "begin comments with #",
      at: line
    )
  }

  /// The comment lines without their marks.
  private mutating func comment() -> String? {
    guard let first = comments.first else { return nil }
    guard comments.reduce(0, { $0 + $1.count }) <= Limits.textBytes else {
      let message = "a text is longer than \(Limits.textBytes >> 20) MiB"
      findings.add(.textTooLong, message, at: first.lowerBound..<first.lowerBound)
      return nil
    }
    var lines: [String] = []
    for line in comments {
      var text = source[line].dropFirst()
      if text.first == UInt8(ascii: " ") { text.removeFirst() }
      let decoded = DecodedText(text)
      if decoded.isLatin1 { findings.addLatin1(at: line, in: source) }
      lines.append(decoded.text)
    }
    return lines.joined(separator: "\n")
  }

  // MARK: - Moves

  /// The letters of a record that says nothing of their convention, and the puzzle where they begin;
  /// `nil` if there are none.
  static func letters(in source: SourceText) -> (start: Puzzle, moves: [PuzzleTextMove])? {
    var reader = PuzzleTextReader(source, SlideVote(for: .panel), "")
    reader.sortLines()
    guard !reader.rows.isEmpty, !reader.moveLines.isEmpty,
      let layout = try? PuzzleTextLayout(reader.rows, of: source),
      let start = try? Puzzle(layout.layout)
    else { return nil }
    var moves = PuzzleTextMoves(of: source)
    guard !reader.haveCells(on: layout.layout.size) else { return nil }
    for line in reader.moveLines where (try? moves.read(line.range, line.words)) == nil { break }
    guard moves.convention == nil, moves.moves.first?.isPanel == false else { return nil }
    return (start, moves.moves)
  }

  /// Whether the moves are the names of cells of a board, as our frames have them: `d4` is no slide
  /// of four cells down.
  private func haveCells(on size: PuzzleSize) -> Bool {
    moveLines.allSatisfy {
      $0.words == .letters && PuzzleTextMoves.areCells(source[$0.range], of: size)
    }
  }

  private mutating func readMoves(into record: inout PuzzleRecord) {
    var moves = PuzzleTextMoves(of: source)
    do throws(PuzzleTextError) {
      let haveCells = haveCells(on: record.start.size)
      for line in moveLines { try moves.read(line.range, haveCells ? .cells : line.words) }
    } catch {
      findings.add(error.finding)
    }
    goal = moves.goal
    guard let first = moves.moves.first else { return }
    if !first.isPanel {
      play(moves.moves, from: record.start, label: moves.convention, into: &record)
      return
    }
    for move in moves.moves {
      guard case .panel(let panel) = move.kind else { continue }
      record.slides.append(panel)
      record.origin?.moves.append(SourceRange(move.range))
    }
  }

  private mutating func play(
    _ moves: [PuzzleTextMove],
    from layout: PanelLayout,
    label: SlideConvention?,
    into record: inout PuzzleRecord
  ) {
    let range = moves.first?.range ?? 0..<0
    let start: Puzzle
    do throws(LayoutError) {
      start = try Puzzle(layout)
    } catch {
      let message = "the letters name no panels, because the start is no puzzle: \(error)"
      findings.add(.moveWithoutPanel, message, at: range)
      return
    }
    if label == nil, !moves[0].isTap, vote.convention == .open, vote.start == source.start.offset {
      findings.add(
        .slideConvention,
        "letters without a label are read as directions of the open cell, since only so do they solve"
          + " puzzles",
        help: "begin the line with “open:”",
        at: range
      )
    }
    let play = PuzzleTextPlay(moves, from: start, label ?? vote.convention)
    record.slides = play.slides
    record.origin?.moves = play.places
    guard let index = play.obstacle else { return }
    let obstacle = moves[index].range
    guard !play.isTooLong else {
      let message = "more than \(Words.count(Limits.slides)) slides; the rest is not read"
      findings.add(.tooMany, message, at: obstacle)
      return
    }
    let isOpen = label == nil && !moves[index].isTap
    addObstacle(play, moves[index], instead: isOpen ? other(than: play, moves, start) : nil)
  }

  /// The other convention, if the moves can be played by that one alone.
  private func other(
    than play: PuzzleTextPlay,
    _ moves: [PuzzleTextMove],
    _ start: Puzzle
  ) -> SlideConvention? {
    let other = play.convention.other
    return PuzzleTextPlay(moves, from: start, other).isWhole ? other : nil
  }

  private mutating func addObstacle(
    _ play: PuzzleTextPlay,
    _ move: PuzzleTextMove,
    instead other: SlideConvention?
  ) {
    let possible: [String]
    let reason: String
    if case .tap(let cell) = move.kind {
      possible = play.puzzle.movablePanels.compactMap { play.puzzle.cell(of: $0)?.description }
      reason = cell == play.puzzle.openCell ? "the cell is open" : "no panel can slide from here"
    } else {
      possible = play.possible.map { PuzzleTextWriter.letter(of: $0) }
      let mover = play.convention == .panel ? "panel" : "open cell"
      reason = "no \(mover) can move this way"
    }
    var finding = source.finding(
      .moveWithoutPanel,
      "\(DisplayText.quote(source[move.range])): \(reason); the moves are not read any further",
      help: other.map { "with --dialect \($0.rawValue) all moves can be played" }
        ?? "possible here: \(possible.joined(separator: " "))",
      at: move.range
    )
    finding.position = ShownPosition(play.puzzle)
    finding.place.ply = play.slides.count + 1
    finding.place.square = play.puzzle.openCell.description
    shown = finding
  }
}

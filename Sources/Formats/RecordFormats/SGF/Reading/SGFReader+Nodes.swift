import GameRecords
import ReversiRules

extension SGFReader {
  /// A node while it is being read.
  struct Node {
    /// Whether a node has begun and not ended.
    var isOpen = false
    /// Whether it is the first node of its tree, which is about the game.
    var isFirst = true
    var moveCount = 0
    /// Whether one of its texts has a bracket.
    var hasBracket = false
    /// What it says about its move, until it is known which one that is.
    var values: [(property: SGFProperty, value: Range<Int>)] = []
  }

  /// Begins a node, and reads its move if it is a plain one, and all plain nodes after it.
  mutating func beginNode() {
    node.isOpen = true
    node.hasBracket = false
    guard !node.isFirst, readPlainMoves() else { return }
    node.moveCount = 1
    while let value = grammar.nextValue() { reportSecondValue(value) }
  }

  /// Moves the node's annotations where they belong, and checks the first node.
  @inline(__always)
  mutating func endNode() throws(Stop) {
    if !node.values.isEmpty { keepAnnotations() }
    if !hasBegun, !line.moves.isEmpty { begin() }
    node.moveCount = 0
    guard node.isOpen else { return }
    node.isOpen = false
    guard node.isFirst else { return }
    node.isFirst = false
    try checkFile()
  }

  /// Keeps the annotations; those of a node without a move belong to the move before it.
  private mutating func keepAnnotations() {
    let ply = line.moves.count
    let mover = ply == 0 ? nil : line.turn?.opponent
    var annotation = line[ply]
    // All at once: there may be many.
    var marks: Set<BoardMark<Square>> = []
    for (property, value) in node.values {
      let name = property.name
      if let fact = name.moveFact {
        let text = String(decoding: grammar.word(value), as: UTF8.self)
        guard let mover, fact.take(text, mover, &annotation) else {
          drop(property)
          continue
        }
      } else if name.isMark {
        noteRow(of: grammar.word(value))
        let text = decoder.text(value, of: source, .simple)
        guard let some = self.marks(text, property, at: value, "it is left out") else { continue }
        marks.formUnion(some)
        if mover == nil, !isMainLine { drop(property) }
      } else {
        let text = decoder.text(value, of: source, name.textKind)
        if !text.isEmpty { line.add(text, at: ply) }
      }
    }
    if mover != nil {
      if !marks.isEmpty { annotation.marks.formUnion(marks) }
      line[ply] = annotation
    } else if isMainLine {
      record.marks.formUnion(marks)
    }
    node.values = []
  }

  // MARK: - Moves

  /// Reads nodes that are plain moves; the first one has begun.
  ///
  /// Nothing remains to be done at the end of such a node.
  /// - Returns: whether the node of the last move may continue; if not, the last node that has
  ///   begun is another one.
  mutating func readPlainMoves() -> Bool {
    defer { if !hasBegun, !line.moves.isEmpty { begin() } }
    while line.moves.count < Limits.moves {
      let start = grammar.offset
      let run = grammar.nextPlainMoves(
        startingWith: line.turn ?? .dark,
        upTo: Limits.moves - line.moves.count
      )
      if run.isEmpty {
        guard let move = grammar.nextPlainMove() else { return false }
        line.append(
          .placement(move.square),
          by: move.side,
          at: SGFGrammar.plainSquare(from: start),
          letter: SGFGrammar.plainLetter(from: start)
        )
      } else {
        line.append(run, at: start)
      }
      if ASCII.isLetter(bytes[start + 3]) { usesLetters = true }
      guard !run.isEmpty || grammar.skipToNode() else { return true }
    }
    return false
  }

  /// Reads a move that is written differently, or follows other properties of its node.
  private mutating func readMove(_ value: Range<Int>, _ property: SGFProperty) {
    let range = grammar.trimmed(value)
    let read = SGFValue.move(bytes[range], isPaSquare: usesLetters && hasColumnP)
    if let read, read != .pass { noteRow(of: bytes[range]) }
    if read == nil { reportMove("is not a move", at: range) }
    if line.moves.count < Limits.moves {
      // A record with a wrong move is not used, but its later moves have the right numbers.
      let side: Disk = property.name == "B" ? .dark : .light
      let letter = SourceRange(property.range)
      line.append(read ?? .pass, by: side, at: SourceRange(range), letter: letter)
      node.moveCount += 1
    } else {
      findings.add(.tooMany, "more than \(Limits.moves) moves", at: range)
    }
    guard node.moveCount > 1 else { return }
    // An annotation before the move is about both.
    let repair: Repair? = node.values.isEmpty ? .rewriting : nil
    findings.add(.sgfMovesInNode, "another move in the same node", at: range, repair: repair)
  }

  /// Reports that a move has more than one square.
  private mutating func reportSecondValue(_ value: Range<Int>) {
    reportMove("is another square for the same move", at: grammar.trimmed(value))
  }

  private mutating func reportMove(_ words: String, at range: Range<Int>) {
    findings.add(
      .sgfMove,
      "\(DisplayText.quote(bytes[range])) \(words); expected one square such as f5",
      help: "a pass is written “pa”",
      at: range
    )
  }

  /// Whether the board is so wide that `pa` can be a square.
  private var hasColumnP: Bool {
    value(of: "SZ").flatMap { SGFValue.size(grammar.word($0)) }?.width == 16
  }

  /// Notes whether a square is named by two letters.
  mutating func noteRow(of square: SGFValue.Word) {
    if let row = square.dropFirst().first, ASCII.isLetter(row) { usesLetters = true }
  }

  // MARK: - Properties

  /// Reads the values of a property.
  mutating func readProperty(_ property: SGFProperty) {
    let range = property.range
    if !node.isOpen {
      node.isOpen = true
      let message = "a property before its node; expected “;”"
      findings.add(.sgfStray, message, at: range, repair: .rewriting)
    }
    var count = 0
    let isText = property.name.isText
    while let value = grammar.nextValue(isText: isText) {
      count += 1
      if let bracket = grammar.bareBracket {
        let message = "“]” in a text is written “\\]”; it is read as a part of the text"
        findings.add(.sgfTextBracket, message, at: bracket..<bracket + 1, repair: .guessing)
      }
      guard value.count <= Limits.textBytes else {
        let message = "a text of more than \(Limits.textBytes >> 20) MiB"
        findings.add(.textTooLong, message, at: value)
        continue
      }
      read(property, value, isFirst: count == 1)
      if isText, bytes[value].contains(UInt8(ascii: "[")) { node.hasBracket = true }
    }
    if count == 0, grammar.openValue == nil {
      // The end of the file is missing, which is reported there.
      if !trees.isEmpty, grammar.nextByte == nil { return }
      let text = DisplayText.quote(bytes[range])
      findings.add(.sgfNoValue, "\(text) has no value; expected “[”", at: range)
    } else if property.isLowerCase {
      if node.hasBracket { hasNamesAfterBracket = true }
      let message = "\(DisplayText.quote(bytes[range])) is read as \(property.text(in: bytes))"
      findings.add(.sgfNameCase, message, at: range, repair: .rewriting)
    }
  }

  private mutating func read(_ property: SGFProperty, _ value: Range<Int>, isFirst: Bool) {
    let name = property.name
    switch name {
    case "B", "W":
      if isFirst { readMove(value, property) } else { reportSecondValue(value) }
    case "AB", "AW", "AE", "PL": readSetup(property, value)
    case _ where node.isFirst: facts.append((property, value))
    case "FF", "GM", "SZ", "CA": drop(property)
    case "C", "GC", "N": node.values.append((property, value))
    case _ where !name.isText: node.values.append((property, value))
    case _ where isMainLine && name.fact != nil: facts.append((property, value))
    default: drop(property)
    }
  }
}

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

    // Its annotations, until it is known which move the node has.
    var comment: String?
    var values: [(fact: SGFMoveFact, value: String, name: SGFName)] = []
    var marks: [(marks: [BoardMark<Square>], name: SGFName)] = []

    /// Whether it has any annotation.
    var isAnnotated: Bool {
      comment != nil || !values.isEmpty || !marks.isEmpty
    }
  }

  /// Begins a node, and reads its move if it is a plain one, and all plain nodes after it.
  mutating func beginNode() {
    node.isOpen = true
    node.hasBracket = false
    guard !node.isFirst, readPlainMoves() else { return }
    node.moveCount = 1
    while let value = grammar.nextValue() { reportSecondValue(value) }
  }

  /// Moves the node's annotations where they belong; returns whether this may be a game of Othello.
  @inline(__always)
  mutating func endNode() -> Bool {
    if node.isAnnotated { keepAnnotations() }
    if !hasBegun, !line.moves.isEmpty { begin() }
    node.moveCount = 0
    guard node.isOpen else { return true }
    node.isOpen = false
    guard node.isFirst else { return true }
    node.isFirst = false
    return checkFile()
  }

  /// Keeps the annotations; those of a node without a move belong to the move before it.
  private mutating func keepAnnotations() {
    let isBeforeMoves = isMainLine && line.moves.isEmpty
    if let comment = node.comment {
      if isBeforeMoves { facts.comment.join(comment) } else { line.add(comment) }
    }
    let marks = node.marks.flatMap(\.marks)
    var dropped: [SGFName] = []
    if line.moves.isEmpty {
      if isBeforeMoves { facts.marks.formUnion(marks) } else { dropped = node.marks.map(\.name) }
      dropped += node.values.map(\.name)
    } else if let mover = line.turn?.opponent {
      line.annotate(line.moves.count) { [node] annotation in
        annotation.marks.formUnion(marks)
        for (fact, value, name) in node.values where !fact.take(value, mover, &annotation) {
          dropped.append(name)
        }
      }
    }
    for name in dropped { dropProperty(name) }
    node.comment = nil
    node.values = []
    node.marks = []
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
      if SGFGrammar.isLetter(bytes[start + 3]) { usesLetters = true }
      guard !run.isEmpty || grammar.skipToNode() else { return true }
    }
    return false
  }

  /// Reads a move that is written differently, or follows other properties of its node.
  mutating func readMove(_ value: Range<Int>, _ name: SGFName) {
    let range = grammar.trimmed(value)
    let read = SGFValue.move(bytes[range], isPaSquare: usesLetters && hasColumnP)
    if let read, read != .pass { noteRow(of: bytes[range]) }
    if read == nil { reportMove("is not a move", at: range) }
    if line.moves.count < Limits.moves {
      // A record with a wrong move is not used, but its later moves have the right numbers.
      line.append(
        read ?? .pass,
        by: name.property == .dark ? .dark : .light,
        at: SourceRange(range),
        letter: SourceRange(name.range)
      )
      node.moveCount += 1
    } else {
      findings.add(.tooMany, "more than \(Limits.moves) moves", at: range)
    }
    if node.moveCount > 1 {
      findings.add(
        .sgfMovesInNode,
        "another move in the same node",
        at: range,
        // An annotation before the move is about both.
        repair: node.isAnnotated ? nil : .rewriting
      )
    }
  }

  /// Reports that a move has more than one square.
  mutating func reportSecondValue(_ value: Range<Int>) {
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

  /// Notes whether a square is named by two letters.
  mutating func noteRow(of square: SGFValue.Word) {
    if let row = square.dropFirst().first, SGFGrammar.isLetter(row) { usesLetters = true }
  }

  /// Whether the board is so wide that `pa` can be a square.
  private var hasColumnP: Bool {
    facts.size.flatMap { SGFValue.size(grammar.word($0)) }?.width == 16
  }

  // MARK: - Properties

  /// Reads the values of a property.
  mutating func readProperty(_ name: SGFName) {
    if !node.isOpen {
      node.isOpen = true
      findings.add(
        .sgfStray,
        "a property before its node; expected “;”",
        at: name.range,
        repair: .rewriting
      )
    }
    var count = 0
    let isText = name.property?.isText ?? true
    while let value = grammar.nextValue(isText: isText) {
      count += 1
      if let bracket = grammar.bareBracket {
        findings.add(
          .sgfTextBracket,
          "“]” in a text is written “\\]”; it is read as a part of the text",
          at: bracket..<bracket + 1,
          repair: .guessing
        )
      }
      guard value.count <= Limits.textBytes else {
        let limit = Limits.textBytes >> 20
        findings.add(.textTooLong, "a text of more than \(limit) MiB", at: value)
        continue
      }
      read(name, value, isFirstValue: count == 1)
      if isText, bytes[value].contains(UInt8(ascii: "[")) { node.hasBracket = true }
    }
    if count == 0, grammar.openValue == nil {
      // The end of the file is missing, which is reported there.
      if hasOpenTrees, grammar.isAtEnd { return }
      let text = DisplayText.quote(bytes[name.range])
      findings.add(.sgfNoValue, "\(text) has no value; expected “[”", at: name.range)
    } else if name.isLowerCase {
      if node.hasBracket { hasNamesAfterBracket = true }
      let text = DisplayText.quote(bytes[name.range])
      let capitals = name.text(in: bytes)
      findings.add(
        .sgfNameCase,
        "\(text) is read as \(capitals)",
        at: name.range,
        repair: .rewriting
      )
    }
  }

  private mutating func read(_ name: SGFName, _ value: Range<Int>, isFirstValue: Bool) {
    switch name.property {
    case .dark, .light:
      guard isFirstValue else { return reportSecondValue(value) }
      readMove(value, name)
    case .addDark, .addLight, .addEmpty, .turn:
      readSetup(name, value)
    case _ where node.isFirst:
      facts.add(name, value)
    case .comment, .gameComment:
      node.comment.join(facts.decoder.text(value, of: source, .text))
    case .nodeName:
      let text = facts.decoder.text(value, of: source, .simple)
      if !text.isEmpty { node.comment.join(text) }
    case let property? where property.isMark:
      noteRow(of: grammar.word(value))
      let text = facts.decoder.text(value, of: source, .simple)
      guard let marks = SGFMark.marks(text, of: property) else {
        return reportMark(text, property, at: value, "it is left out")
      }
      node.marks.append((marks, name))
    case let property? where isMainLine && property.fact != nil:
      facts.add(name, value)
    default:
      guard let fact = name.property?.moveFact else { return dropProperty(name) }
      node.values.append((fact, String(decoding: grammar.word(value), as: UTF8.self), name))
    }
  }
}

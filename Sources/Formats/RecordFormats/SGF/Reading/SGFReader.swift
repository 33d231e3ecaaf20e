import GameRecords
import ReversiRules

/// Reads a game tree. Accepted silently:
/// - FF[1] to FF[4], with lower-case letters in names (FF[3]) and a move in the first node (Edax);
/// - a set-up or facts about the game in a later node before the first move (FF[3] programs);
/// - nodes without a move (Edax ends with one); a comment there belongs to the move before it;
/// - squares as `f5` or, as in Go, `fe`, in either case;
/// - passes as `pa`, `tt`, `@@@@`, an empty value and more (Edax, OthelloTk, Cassio), and passes
///   that are left out.
///
/// Accepted with a finding:
/// - a byte order mark, other bytes before, between and in trees (mail, editors on Windows);
/// - texts in Latin-1 (old programs), and other character sets, which may come out wrong;
/// - names in lower case; two moves in a node; properties outside of a node;
/// - dates and results in other forms, which are kept as tags; facts that appear twice.
struct SGFReader: NamedFactReader {
  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  var grammar: SGFGrammar
  var record = ReversiRecord(passMarks: .usual)
  var parts: [(part: RecordPart, range: SourceRange)] = []
  var findings = FindingCollector<FindingDraft>(keeping: 1)

  /// The trees whose bracket is open.
  var trees: [Tree] = []
  /// The line that is being read, and those that it branches off, the main line first.
  var line = Line()
  var outerLines: [Line] = []
  /// How many variations have begun.
  var variationCount = 0
  /// Whether it is settled who begins: the first move, or a variation to it, has been read.
  var hasBegun = false

  var node = Node()
  /// What the tree says about the game, still undecoded: the character set may be named last.
  var facts: [(property: SGFProperty, value: Range<Int>)] = []
  /// Reads the texts; made at the end of the first node.
  var decoder = SGFDecoder(charset: nil)
  /// The properties of moves that the model cannot store: the first names, how many there are, and the
  /// place of the first one.
  var dropped: (names: [String], count: Int, place: Range<Int>) = ([], 0, 0..<0)
  /// The values that set up squares.
  var squares: [(name: SGFName, value: Range<Int>)] = []
  /// The side that `PL` names, `nil` inside when it is nobody's turn, and the place of the value.
  var turn: (side: Disk??, place: Range<Int>)?
  /// Whether a square has been named by two letters.
  var usesLetters = false
  /// Whether a name in small letters follows a text with a bracket in its node, and so may be a word
  /// of that text.
  var hasNamesAfterBracket = false
  /// Whether the end of the file is missing.
  var isCut = false

  /// There is no record, or it must be read again with the letters of its character set.
  struct Stop: Error { var letters: SGFGrammar.Letters? }

  static func parse(
    _ source: SourceText,
    format: String,
    letters: SGFGrammar.Letters = .plain
  ) -> ParsedRecord {
    source.bytes.withUnsafeBufferPointer { bytes in
      let grammar = SGFGrammar(bytes: bytes, letters: letters)
      var reader = SGFReader(source: source, bytes: bytes, grammar: grammar)
      reader.parts.reserveCapacity(16)
      reader.facts.reserveCapacity(16)
      var hasRecord = true
      do throws(Stop) {
        try reader.readTrees()
        try reader.finish(format: format)
      } catch {
        if let letters = error.letters { return parse(source, format: format, letters: letters) }
        hasRecord = false
      }
      // What looks like a name may be a word of a text.
      if reader.findings.has([.sgfNoValue, .sgfTextBracket]) {
        reader.findings.withdrawRepairs(of: [.sgfNameCase, .sgfMovesInNode, .sgfStray])
      } else if reader.findings.has([.sgfStray]) || reader.hasNamesAfterBracket {
        reader.findings.withdrawRepairs(of: [.sgfNameCase])
      }
      let findings = reader.findings.findings(in: source)
      return hasRecord
        ? ParsedRecord(taking: &reader.record, findings: findings, source: source)
        : ParsedRecord(findings: findings, source: source)
    }
  }

  var isMainLine: Bool { outerLines.isEmpty }

  /// Reads to the end, or until this proves not to be a game of Othello.
  private mutating func readTrees() throws(Stop) {
    while true {
      let start = grammar.offset
      let token = grammar.next()
      switch token {
      case .stray(let range):
        let message = "\(DisplayText.quote(bytes[range])) is not a property"
        findings.add(.sgfStray, message, at: range, repair: .guessing)
        continue
      case .property: break
      case .open, .close, .node, .end: try endNode()
      }
      switch token {
      case .open: openTree()
      case .close: closeTree()
      case .end: return closeAll()
      case _ where trees.last?.branch != nil: skipNodes(from: start)
      case .node: beginNode()
      case .property(let property): readProperty(property)
      case .stray: break
      }
    }
  }

  /// Assembles the record, if there is a start position.
  private mutating func finish(format: String) throws(Stop) {
    let places = squares.map(\.value)
    // The missing end may have set up more squares.
    if isCut, line.moves.isEmpty, !places.isEmpty { throw Stop() }
    let isOver = turn?.side == .some(nil)
    record.start = Position(board: try readBoard(), turn: isOver ? nil : firstTurn)
    record.moves = line.moves
    record.annotations = line.annotations
    record.variations = line.sortedVariations
    if let first = places.first, let last = places.last {
      let range = SourceRange(first.lowerBound..<last.upperBound)
      parts += [(.start, range), (.board, range)]
    }
    if let turn { parts.append((.turn, SourceRange(turn.place))) }
    readFacts()
    for letter in line.letters { parts.append((.side(letter.ply), letter.range)) }
    record.origin = Origin(format: format, moves: line.places, parts: parts)
  }

  // MARK: - Trees in trees

  /// A tree whose bracket is open.
  struct Tree {
    /// Whether it is a variation, which ends with it.
    let isVariation: Bool
    /// How many moves of the line are before the subtrees, and whose turn it is there; no more nodes
    /// may follow the subtrees.
    var branch: (ply: Int, turn: Disk?)?
  }

  /// The brackets that may be open at once: some programs open one for each move of a line.
  private static let depth = Limits.depth * Limits.moves

  private mutating func openTree() {
    let branch = trees.last?.branch
    let isFull = branch != nil && variationCount == Limits.variations
    let isDeep = branch != nil && outerLines.count == Limits.depth
    guard !isFull, !isDeep, trees.count < Self.depth else {
      let limit =
        isFull
        ? "more than \(Limits.variations) variations; the others are left out"
        : isDeep
          ? "variations of variations are more than \(Limits.depth) deep"
          : "more than \(Self.depth) brackets are open"
      findings.add(.tooMany, limit, at: grammar.offset - 1..<grammar.offset)
      return skipTree()
    }
    if let branch {
      begin()
      variationCount += 1
      outerLines.append(line)
      line = Line(ply: branch.ply + 1, turn: branch.turn ?? firstTurn)
    } else if !trees.isEmpty {
      trees[trees.count - 1].branch = (line.moves.count, line.turn)
    }
    trees.append(Tree(isVariation: branch != nil))
  }

  private mutating func closeTree() {
    guard trees.popLast()?.isVariation == true, var outer = outerLines.popLast() else { return }
    outer.append(line)
    if line.moves.isEmpty, !isCut {
      findings.add(
        .sgfEmptyVariation,
        "a variation without a move is left out; its comment goes to the move before it",
        at: grammar.offset - 1..<grammar.offset
      )
    }
    line = outer
  }

  private mutating func closeAll() {
    if let value = grammar.openValue {
      let bracket = value.lowerBound..<value.lowerBound + 1
      findings.add(.sgfNotClosed, "a value is not closed; expected “]”", at: bracket)
    } else if !trees.isEmpty {
      let message = "the game tree is not closed; expected “)”"
      findings.add(.sgfNotClosed, message, at: bytes.count..<bytes.count, repair: .guessing)
    }
    isCut = !trees.isEmpty
    while !trees.isEmpty { closeTree() }
    line.keepComments()
    begin()
  }

  /// Skips everything up to the end of a tree whose bracket has been read.
  private mutating func skipTree() {
    var depth = 1
    while depth > 0 {
      switch grammar.next() {
      case .open: depth += 1
      case .close: depth -= 1
      case .end: return
      case .property, .stray, .node: while grammar.nextValue() != nil {}
      }
    }
  }

  /// Skips nodes that follow a subtree, where no node is allowed.
  private mutating func skipNodes(from start: Int) {
    let place = start..<grammar.offset
    findings.add(.sgfBranch, "a node after a variation; expected “(” or “)”", at: place)
    while !grammar.isAtBracket {
      if grammar.nextValue() == nil { _ = grammar.next() }
    }
  }

  // MARK: - Who begins

  /// The side that begins: the one that `PL` names, or that of the first move.
  var firstTurn: Disk { (turn?.side ?? line.first?.side) ?? .dark }

  /// Settles who begins, once.
  mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    line.begin(with: firstTurn)
  }
}

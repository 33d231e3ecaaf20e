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
  /// The letters of the character set that the record names: if they are not those of the grammar, it
  /// is read again.
  var letters: SGFGrammar.Letters
  var record = ReversiRecord(passMarks: .usual)
  var parts: [(part: RecordPart, range: SourceRange)] = []
  var findings: FindingCollector<FindingDraft>

  /// The trees whose bracket is open.
  private var trees: [Tree] = []
  /// The line that is being read, and those that it branches off, the main line first.
  var line = Line()
  private var outerLines: [Line] = []
  /// How many variations have begun.
  private var variationCount = 0
  /// Whether it is settled who begins: the first move, or a variation to it, has been read.
  private(set) var hasBegun = false

  var node = Node()
  var setup = Setup()
  var facts = Facts()
  /// Whether a square has been named by two letters.
  var usesLetters = false
  /// Whether a name in small letters follows a text with a bracket in its node, and so may be a word
  /// of that text.
  var hasNamesAfterBracket = false
  /// Whether the end of the file is missing.
  private var isCut = false

  static func parse(
    _ source: SourceText,
    format: String,
    letters: SGFGrammar.Letters = .plain
  ) -> ParsedRecord {
    source.bytes.withUnsafeBufferPointer { bytes in
      var reader = SGFReader(source, bytes, letters)
      let hasRecord = reader.readTrees() && reader.finish(format: format)
      if letters == .plain, reader.letters != .plain {
        return parse(source, format: format, letters: reader.letters)
      }
      // What looks like a name may be a word of a text.
      if reader.findings.has([.sgfNoValue, .sgfTextBracket]) {
        reader.findings.withdrawRepairs(of: [.sgfNameCase, .sgfMovesInNode, .sgfStray])
      } else if reader.findings.has([.sgfStray]) || reader.hasNamesAfterBracket {
        reader.findings.withdrawRepairs(of: [.sgfNameCase])
      }
      let findings = reader.findings.findings(in: source)
      guard hasRecord else {
        return ParsedRecord(findings: findings, source: source)
      }
      return ParsedRecord(taking: &reader.record, findings: findings, source: source)
    }
  }

  private init(
    _ source: SourceText,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ letters: SGFGrammar.Letters
  ) {
    self.source = source
    self.bytes = bytes
    self.letters = letters
    grammar = SGFGrammar(bytes, letters: letters)
    findings = FindingCollector(keeping: 1)
    parts.reserveCapacity(16)
  }

  var hasOpenTrees: Bool { !trees.isEmpty }
  var isMainLine: Bool { outerLines.isEmpty }

  /// Reads to the end, or until this proves not to be a game of Othello.
  private mutating func readTrees() -> Bool {
    while true {
      let start = grammar.offset
      switch grammar.next() {
      case .node:
        guard endNode() else { return false }
        if trees.last?.hasBranched == true { skipNodes(from: start) } else { beginNode() }
      case .name(let name):
        if trees.last?.hasBranched == true { skipNodes(from: start) } else { readProperty(name) }
      case .open:
        guard endNode() else { return false }
        openTree()
      case .close:
        guard endNode() else { return false }
        closeTree()
      case .stray(let range):
        findings.add(
          .sgfStray,
          "\(DisplayText.quote(bytes[range])) is not a property",
          at: range,
          repair: .guessing
        )
      case .end:
        guard endNode() else { return false }
        closeAll()
        return true
      }
    }
  }

  /// Assembles the record; returns whether there is one, which needs a start position.
  private mutating func finish(format: String) -> Bool {
    // The missing end may have set up more squares.
    if isCut, line.moves.isEmpty, setup.boardRange != nil { return false }
    guard let board = readBoard() else { return false }
    record.start = Position(board: board, turn: setup.isOver ? nil : firstTurn)
    record.moves = line.moves
    record.annotations = line.annotations
    record.variations = line.sortedVariations
    if let range = setup.boardRange {
      parts += [(.start, SourceRange(range)), (.board, SourceRange(range))]
    }
    if let range = setup.turnRange { parts.append((.turn, SourceRange(range))) }
    readFacts()
    for letter in line.letters { parts.append((.side(letter.ply), letter.range)) }
    record.origin = Origin(format: format, moves: line.places, parts: parts)
    return true
  }

  // MARK: - Trees in trees

  /// A tree whose bracket is open.
  private struct Tree {
    /// Whether it is a variation, which ends with it.
    let isVariation: Bool
    /// How many moves of the line are before the subtrees, and whose turn it is there; no more nodes
    /// may follow the subtrees.
    var branch: (ply: Int, turn: Disk?)?
    var hasBranched: Bool { branch != nil }
  }

  /// The brackets that may be open at once: some programs open one for each move of a line.
  private static let depth = Limits.depth * Limits.moves

  private mutating func openTree() {
    let branch = trees.last?.branch
    guard trees.count < Self.depth,
      branch == nil || outerLines.count < Limits.depth && variationCount < Limits.variations
    else {
      findings.add(
        .tooMany,
        variationCount == Limits.variations
          ? "more than \(Limits.variations) variations; the others are left out"
          : branch != nil
            ? "variations of variations are more than \(Limits.depth) deep"
            : "more than \(Self.depth) brackets are open",
        at: grammar.offset - 1..<grammar.offset
      )
      skipTree()
      return
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
    guard let tree = trees.popLast(), tree.isVariation, var outer = outerLines.popLast() else {
      return
    }
    if line.moves.isEmpty {
      if let comment = outer.takeIn(line) {
        if outerLines.isEmpty { facts.comment.join(comment) } else { outer.join(comment, at: 1) }
      }
      guard !isCut else { return line = outer }
      findings.add(
        .sgfEmptyVariation,
        "a variation without a move is left out; its comment goes to the move before it",
        at: grammar.offset - 1..<grammar.offset
      )
    } else {
      outer.append(line)
    }
    line = outer
  }

  private mutating func closeAll() {
    if let value = grammar.openValue {
      let bracket = value.lowerBound..<value.lowerBound + 1
      findings.add(.sgfNotClosed, "a value is not closed; expected “]”", at: bracket)
    } else if !trees.isEmpty {
      findings.add(
        .sgfNotClosed,
        "the game tree is not closed; expected “)”",
        at: bytes.count..<bytes.count,
        repair: .guessing
      )
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
      case .name, .stray, .node: while grammar.nextValue() != nil {}
      }
    }
  }

  /// Skips nodes that follow a subtree, where no node is allowed.
  private mutating func skipNodes(from start: Int) {
    let place = start..<grammar.offset
    findings.add(.sgfBranch, "a node after a variation; expected “(” or “)”", at: place)
    while !grammar.isAtBracket {
      while grammar.nextValue() != nil {}
      if !grammar.isAtBracket { _ = grammar.next() }
    }
  }

  // MARK: - Who begins

  /// The side that begins: the one that `PL` names, or that of the first move.
  var firstTurn: Disk { (setup.turn ?? line.firstSide) ?? .dark }

  /// Settles who begins, once.
  mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    line.begin(with: firstTurn)
  }
}

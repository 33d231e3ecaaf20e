import GameRecords
import ReversiRules

/// Reads a game. Accepted with a finding:
/// - a missing end of a game or of a value (archives that were cut and pasted by hand);
/// - text between properties;
/// - property names that are not one or two capital letters;
/// - a game without GM, without BO, or with a board without the side to move;
/// - boards with x, X, o, 0 and points (boards pasted from other programs);
/// - spaces around a move and its numbers;
/// - ratings, dates and results that cannot be read, which become tags;
/// - the result -127.000 that Edax writes for an unfinished game;
/// - text in Latin-1 (old clients of GGS).
///
/// Accepted silently, as one program or another writes it: any order of the properties and white
/// space between them, `othello` or `Reversi` as the game, either case of moves, passes as
/// `PA`, `pass` or `--`, passes that are left out.
///
/// Values have no escapes: they end at the first `]`.
struct GGFReader: NamedFactReader {
  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  var grammar: GGFGrammar
  var findings = FindingCollector<FindingDraft>(keeping: 1)

  var record = ReversiRecord(passMarks: .usual)
  var parts: [(part: RecordPart, range: SourceRange)] = []

  var moves: [Move] = []
  /// The place of each move.
  var places: [SourceRange] = []
  var annotations: [MoveAnnotation] = []
  /// The places of the letters that name a recorded side.
  var letters: [(part: RecordPart, range: SourceRange)] = []
  var firstSide: Disk?
  /// The side of the last move.
  var lastSide: Disk?
  /// Whether the moves end here, because a move is missing and the next ones cannot be played.
  var hasBadMove = false

  /// Whether the end of the game is missing.
  var isCut = false
  /// Whether the text ends within a value.
  var isCutInValue = false

  var isNamed = false
  var isOtherGame = false
  /// The value of the first BO, and the board if it could be read.
  var boardRange: Range<Int>?
  var board: GGFBoard?
  /// The value of the first TY.
  var type: Range<Int>?

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    source.bytes.withUnsafeBufferPointer { bytes in
      var reader = GGFReader(source: source, bytes: bytes, grammar: GGFGrammar(bytes))
      reader.parts.reserveCapacity(16)
      reader.readProperties()
      let isGame = reader.finish(format: format)
      if reader.findings.has([.ggfSyntax, .ggfValueNotClosed]) {
        // What looks like a name may be a word of a text.
        reader.findings.withdrawRepairs(of: [.ggfName, .ggfNoGameName])
      }
      let findings = reader.findings.findings(in: source)
      return isGame
        ? ParsedRecord(taking: &reader.record, findings: findings, source: source)
        : ParsedRecord(findings: findings, source: source)
    }
  }

  // MARK: - The text of a game

  /// Reads everything up to the end of the game.
  private mutating func readProperties() {
    // The framer cuts at “(;”.
    grammar.offset = 2
    // Nothing else about another game is worth reporting.
    while !isOtherGame {
      if readPlainMoves() { continue }
      switch grammar.next() {
      case .property(let property): check(property)
      case .stray(let range): report(stray: range)
      // More can follow only if the end was in a value that was not closed.
      case .gameEnd: if grammar.isAtEnd { return }
      case nil: return reportMissingEnd()
      }
    }
  }

  /// Reports that the end of the game is missing, with the rest of any value or property cut off.
  private mutating func reportMissingEnd() {
    isCut = true
    let end = grammar.trimmed(0..<bytes.count).upperBound
    findings.add(
      .ggfNotClosed,
      "the game is not closed; expected “\(isCutInValue ? "]" : "");)”",
      at: end..<end,
      repair: .guessing
    )
  }

  /// Reports text that is not a property.
  ///
  /// Among moves it may be a move, without which the next ones mean nothing.
  private mutating func report(stray range: Range<Int>) {
    let text = bytes[range]
    let isCutName = text.allSatisfy(ASCII.isLetter) || text.elementsEqual(";".utf8)
    if isCutName, grammar.offset == bytes.count { return }
    findings.add(
      .ggfSyntax,
      "\(DisplayText.quote(text)) is not a property; expected one such as PB[name]",
      at: range
    )
    if !moves.isEmpty { hasBadMove = true }
  }

  /// Reads a property, and reports what is wrong with its end.
  private mutating func check(_ property: GGFGrammar.Property) {
    let (name, value) = (property.name, property.value)
    let known = GGFName(bytes[name])
    switch property.end {
    case .closed: break
    case .open:
      findings.add(
        .ggfValueNotClosed,
        "the value of \(DisplayText.quote(bytes[name])) is not closed; expected “]”",
        at: name.lowerBound..<name.upperBound + 1,
        repair: .guessing
      )
    case .cut:
      isCutInValue = true
      // The rest of another value may mean something else.
      guard known.isText || MoveSpelling.square(source[value]) != nil else { return }
    }
    if let surplus = property.surplus {
      let text = DisplayText.quote(grammar.text(surplus))
      findings.add(
        .ggfSyntax,
        "the value ends here, but \(text) follows; a value cannot contain “]”",
        help: "write “)” instead",
        at: value.upperBound..<surplus.lowerBound
      )
    }
    guard value.count <= Limits.textBytes else {
      let limit = "the value has more than \(Limits.textBytes >> 20) MiB and is left out"
      return findings.add(.textTooLong, limit, at: value)
    }
    read(known, name, value)
  }

  /// The text at a range.
  mutating func text(_ range: Range<Int>) -> String {
    text(DecodedText(UnsafeBufferPointer(rebasing: bytes[range])), at: range)
  }
}

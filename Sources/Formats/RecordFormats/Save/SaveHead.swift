import GameRecords
import ReversiRules

/// The first line of a save: the turn and both player modes.
struct SaveHead {
  /// The side to move; `nil` if the game is over or the turn is unknown.
  private(set) var turn: Disk?
  private(set) var isTurnKnown = true
  /// Whether there is a symbol for the turn.
  let hasTurn: Bool
  private(set) var modes: [Disk: PlayerMode] = [:]
  /// The places of the turn and the modes.
  private(set) var parts: [(part: RecordPart, range: SourceRange)] = []

  /// Reads the line at `range`.
  init(_ range: Range<Int>, _ findings: inout SaveFindings) {
    let source = findings.source
    let symbols = SymbolLine(source[range]).symbols
    // The place of a symbol, or the end of the line if there is none.
    func place(_ index: Int) -> Range<Int> {
      guard symbols.indices.contains(index) else { return range.upperBound..<range.upperBound }
      let symbol = symbols[index].range
      return range.lowerBound + symbol.lowerBound..<range.lowerBound + symbol.upperBound
    }
    // The fork that writes digits writes no turn if the game is over.
    hasTurn = !(symbols.count == 2 && symbols.allSatisfy { Self.mode($0.ascii) != nil })
    if hasTurn {
      readTurn(symbols[0], at: place(0), &findings)
    } else {
      let message = "the turn is missing, as one fork of the app writes it if the game is over"
      Self.addDigitTurn(message, at: range.lowerBound..<range.lowerBound, &findings)
    }
    for (offset, side) in Disk.allCases.enumerated() {
      let index = (hasTurn ? 1 : 0) + offset
      let symbol = symbols.indices.contains(index) ? symbols[index] : nil
      readMode(of: side, symbol, at: place(index), &findings)
    }
    guard symbols.count > 3 else { return }
    let tail = place(3).lowerBound..<range.upperBound
    findings.add(
      .saveHeadTail,
      "\(DisplayText.quote(source[tail])) after the modes" + findings.continues("ignores it"),
      help: "remove it",
      at: tail,
      // Not safe for words, which somebody has written, even if the app ignores them.
      repair: .rewriting(isSafe: !source[tail].contains { $0 >= 0x80 || $0 | 0x20 >= 0x61 })
    )
  }

  /// Whether a line could be the head of a save, even a damaged one.
  static func resembles(_ line: ArraySlice<UInt8>) -> Bool {
    // A picture of a board may have `@` and the numbers of the columns above it.
    guard (2...40).contains(line.count), line.first != UInt8(ascii: "@") else { return false }
    let isDigit: (UInt8?) -> Bool = { $0.map { (0x30...0x39).contains($0) } ?? false }
    // In ASCII each byte is a symbol.
    guard line.prefix(3).contains(where: { $0 >= 0x80 || isDigit($0) }) else { return false }
    let modes = SymbolLine(line).symbols.dropFirst().prefix(2).map(\.ascii)
    return modes.contains(where: isDigit)
      && modes.allSatisfy { isDigit($0) || $0.map("xo-".utf8.contains) ?? false }
  }

  /// Whether a line is exactly as the app writes it.
  static func isPerfect(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count == 3, let turn = line.first else { return false }
    return "xo-".utf8.contains(turn) && line.dropFirst().allSatisfy { mode($0) != nil }
  }

  private static func mode(_ symbol: UInt8?) -> PlayerMode? {
    switch symbol {
    case UInt8(ascii: "0"): .manual
    case UInt8(ascii: "1"): .computer
    default: nil
    }
  }

  private mutating func readTurn(
    _ symbol: SymbolLine.Symbol,
    at range: Range<Int>,
    _ findings: inout SaveFindings
  ) {
    switch symbol.ascii {
    case UInt8(ascii: "x"), UInt8(ascii: "0"): turn = .dark
    case UInt8(ascii: "o"), UInt8(ascii: "1"): turn = .light
    case UInt8(ascii: "-"): turn = nil
    default:
      isTurnKnown = false
      let expected = "expected x (dark), o (light) or - (game over)"
      let message = "unknown turn \(symbol.quoted); \(expected)" + findings.ends()
      findings.add(.saveTurn, message, at: range)
    }
    parts.append((.turn, SourceRange(range)))
    if let turn, Self.mode(symbol.ascii) != nil {
      let message = "the turn is \(symbol.quoted) instead of \(turn.symbol), as in one fork"
      Self.addDigitTurn(message + " of the app", at: range, &findings)
    }
  }

  private static func addDigitTurn(
    _ message: String,
    at range: Range<Int>,
    _ findings: inout SaveFindings
  ) {
    findings.add(
      .saveTurnDigit,
      message + findings.ends(),
      help: "convert the file to save, which writes the turn as the original app does",
      at: range,
      repair: .rewriting
    )
  }

  private mutating func readMode(
    of side: Disk,
    _ symbol: SymbolLine.Symbol?,
    at range: Range<Int>,
    _ findings: inout SaveFindings
  ) {
    guard let mode = Self.mode(symbol?.ascii) else {
      let problem =
        symbol.map { "unknown mode \($0.quoted) of \(side)" } ?? "the mode of \(side) is missing"
      let message = problem + "; expected 0 (manual) or 1 (computer)" + findings.ends()
      return findings.add(.saveMode, message, at: range)
    }
    modes[side] = mode
    parts.append((.mode(side), SourceRange(range)))
  }
}

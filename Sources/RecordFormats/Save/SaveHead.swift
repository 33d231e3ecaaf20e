internal import GameRecords
internal import ReversiRules

/// The first line of a save: whose turn it is, and both player modes.
struct SaveHead {
  private(set) var turn: Disk?
  private(set) var modes: [Disk: PlayerMode] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the line at `range` of a source.
  init(_ range: Range<Int>, of source: SourceText) {
    let line = Array(source.bytes.dropFirst(range.lowerBound).prefix(range.count))
    // At the end of a game the fork with digits writes no turn at all.
    let digits = line.prefix { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }.count
    let modesStart = line.count == 2 && digits == 2 ? 0 : 1
    if modesStart == 1, let symbol = line.first {
      readTurn(symbol, at: range.lowerBound..<range.lowerBound + 1, of: source)
    }
    if digits >= 2 { reportDigits(at: range, of: source) }
    for (side, offset) in [(Disk.dark, modesStart), (.light, modesStart + 1)] {
      let place = range.lowerBound + offset..<range.lowerBound + min(offset + 1, line.count)
      readMode(of: side, line.indices.contains(offset) ? line[offset] : nil, at: place, of: source)
    }
    guard line.count > 3 else { return }
    diagnostics.append(
      source.diagnostic(
        .saveHeadTail,
        "\(DisplayText.quote(line[3...])) after the modes; the app ignores it",
        help: "remove it",
        at: range.lowerBound + 3..<range.upperBound
      )
    )
  }

  /// Whether a line could be the head of a save, however damaged.
  static func resembles(_ line: ArraySlice<UInt8>) -> Bool {
    guard (2...40).contains(line.count) else { return false }
    let modes = line.dropFirst().prefix(2)
    let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return modes.contains(where: isDigit)
      && modes.allSatisfy { isDigit($0) || "xo-".utf8.contains($0) }
  }

  private mutating func readTurn(_ symbol: UInt8, at range: Range<Int>, of source: SourceText) {
    switch symbol {
    case UInt8(ascii: "x"), UInt8(ascii: "0"): turn = .dark
    case UInt8(ascii: "o"), UInt8(ascii: "1"): turn = .light
    case UInt8(ascii: "-"): turn = nil
    default:
      let rest = source.bytes.dropFirst(range.lowerBound)
      let character = String(decoding: rest.prefix(32), as: UTF8.self).first ?? "?"
      diagnostics.append(
        source.diagnostic(
          .saveTurn,
          "unknown turn \(DisplayText.quote(String(character))); expected x (dark), o (light) "
            + "or - (game over); the app refuses the file",
          at: range
        )
      )
    }
  }

  private mutating func readMode(
    of side: Disk,
    _ symbol: UInt8?,
    at range: Range<Int>,
    of source: SourceText
  ) {
    switch symbol {
    case UInt8(ascii: "0"): modes[side] = .manual
    case UInt8(ascii: "1"): modes[side] = .computer
    default:
      let found = symbol.map { "unknown mode \(DisplayText.quote([$0])) of \(side)" }
      diagnostics.append(
        source.diagnostic(
          .saveMode,
          (found ?? "the mode of \(side) is missing")
            + "; expected 0 (manual) or 1 (computer); the app refuses the file",
          at: range
        )
      )
    }
  }

  private mutating func reportDigits(at range: Range<Int>, of source: SourceText) {
    let isTurnDigit = source.bytes.dropFirst(range.lowerBound + 2).first.map {
      $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1")
    }
    guard isTurnDigit == true || range.count == 2 else { return }
    diagnostics.append(
      source.diagnostic(
        .saveTurnDigit,
        "the turn is written as one fork of the app does, 0 or 1, and nothing when the game is over; "
          + "the app refuses the file",
        help: "convert it to save to have it as the app writes it",
        at: range.lowerBound..<range.lowerBound + min(1, range.count)
      )
    )
  }
}

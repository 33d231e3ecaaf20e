import GameRecords
import ReversiRules

/// Writes a record's position byte for byte as the app does.
///
/// Installed apps read these bytes: they must not change. A save that was read without a line feed at
/// its end, as koher's forks write it, is written so again.
struct SaveWriter: GameWriter {
  static let stores = FactSet([.modes, .start])

  func fit(_ record: inout ReversiRecord) -> [Loss] {
    let original = record
    let losses = record.keepFinalPosition(and: Self.stores)
    // The app has only two modes, and starts with manual.
    for side in Disk.allCases where record.players[side].mode == nil {
      record.players[side].mode = .manual
    }
    return (losses + original.additions(in: record)).inOrderOfFacts
  }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    let position = try Position(atEndOf: record, in: "a save")
    guard !position.board.isCutOff else {
      throw WritingError(
        "a save of a board of \(position.board.size) looks like one that is cut off",
        help: "use another format"
      )
    }
    output.append(symbol(of: position.turn))
    for side in Disk.allCases {
      output.append(record.players[side].mode == .computer ? UInt8(ascii: "1") : UInt8(ascii: "0"))
    }
    output.append(UInt8(ascii: "\n"))
    for y in 0..<position.board.size.height {
      output += BoardText.row(y, of: position.board)
      output.append(UInt8(ascii: "\n"))
    }
    if let origin = record.origin, origin.format == "save", origin.range(of: .board) != nil,
      origin.range(of: .lineEnd) == nil
    {
      output.removeLast()
    }
  }

  mutating func finish(to output: inout [UInt8]) {}

  private func symbol(of turn: Disk?) -> UInt8 {
    switch turn {
    case .dark: UInt8(ascii: "x")
    case .light: UInt8(ascii: "o")
    case nil: UInt8(ascii: "-")
    }
  }
}

import RecordText
import GameRecords

/// Whose names a table holds.
enum WTHORNameKind: Sendable {
  case players, tournaments

  /// The file beside the games that holds the table.
  var companion: Companion {
    switch self {
    case .players: Self.companion("players", "jou")
    case .tournaments: Self.companion("tournaments", "trn")
    }
  }

  /// The federation's tables are called `WTHOR` or `WTH`, beside `WTH_1977.wtb` and those of all years.
  private static func companion(_ name: String, _ fileExtension: String) -> Companion {
    Companion(name: name, fileExtension: fileExtension, customaryStems: ["wthor", "wth"])
  }

  /// The bytes of a name, with the zero byte at its end.
  var entryLength: Int {
    switch self {
    case .players: 20
    case .tournaments: 26
    }
  }

  /// The name with the number 0 in every table of the federation, which stands for no name.
  var unknown: String {
    switch self {
    case .players: "???"
    case .tournaments: "Diverses parties"
    }
  }
}

/// The names of players or tournaments by their numbers: a `.jou` or `.trn` file.
struct WTHORNameTable: Sendable {
  private let names: [String]

  /// Reads the bytes of a table.
  /// - Throws: what is wrong with its size, in words.
  init(_ bytes: [UInt8], of kind: WTHORNameKind) throws(WTHORTableFault) {
    guard bytes.count >= WTHORHeader.length else {
      throw WTHORTableFault("\(bytes.count) bytes, fewer than its header of \(WTHORHeader.length)")
    }
    let count = WTHORHeader(bytes[...]).nameCount
    let length = WTHORHeader.length + count * kind.entryLength
    guard bytes.count == length else {
      throw WTHORTableFault(
        "\(bytes.count) bytes, but its header declares \(count) names, which take \(length)"
      )
    }
    names = stride(from: WTHORHeader.length, to: length, by: kind.entryLength)
      .map { Latin1Text.decode(bytes[$0..<$0 + kind.entryLength]) }
  }

  /// How many names there are, those without a letter included.
  var count: Int { names.count }

  /// The name with a number; `nil` when there is none, or one without a letter.
  subscript(index: Int) -> String? {
    guard names.indices.contains(index), !names[index].isEmpty else { return nil }
    return names[index]
  }
}

/// What is wrong with a table of names.
struct WTHORTableFault: Error {
  /// What it has instead of the size that it should have.
  let found: String

  init(_ found: String) { self.found = found }
}

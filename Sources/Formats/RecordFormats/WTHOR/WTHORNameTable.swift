import GameRecords

/// A kind of names, which has a table of its own.
enum WTHORNameKind: Sendable {
  case players, tournaments

  /// The file next to the games that contains the table.
  var companion: Companion {
    switch self {
    case .players: Self.companion("players", "jou")
    case .tournaments: Self.companion("tournaments", "trn")
    }
  }

  /// The federation's tables are called `WTHOR` or `WTH`, next to `WTH_1977.wtb` and the other years.
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

  /// The name with the number 0 in every table of the federation, which means “no name”.
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
  /// - Throws: the problem with its size.
  init(_ bytes: [UInt8], of kind: WTHORNameKind) throws(WTHORTableProblem) {
    guard bytes.count >= WTHORHeader.length else {
      throw WTHORTableProblem("\(bytes.count) bytes, less than a header of \(WTHORHeader.length)")
    }
    let count = WTHORHeader(bytes[...]).nameCount
    let length = WTHORHeader.length + count * kind.entryLength
    guard bytes.count == length else {
      throw WTHORTableProblem(
        "\(bytes.count) bytes, but its header declares \(count) names, which take \(length)"
      )
    }
    names = stride(from: WTHORHeader.length, to: length, by: kind.entryLength)
      .map { Latin1Text.decode(bytes[$0..<$0 + kind.entryLength]) }
  }

  /// The number of names, including empty ones.
  var count: Int { names.count }

  /// The name with a number; `nil` if there is none, or an empty one.
  subscript(index: Int) -> String? {
    guard names.indices.contains(index), !names[index].isEmpty else { return nil }
    return names[index]
  }
}

/// A problem with a table of names.
struct WTHORTableProblem: Error {
  /// What the table has, continuing “the table of players has …”.
  let found: String

  init(_ found: String) { self.found = found }
}

import GameRecords

/// What a line of an action log is; white space at its ends does not matter.
enum ActionLogLine {
  /// The start of an action, with its values if they are on the same line.
  case action(LoggedAction.Kind, ArraySlice<UInt8>)
  /// A value of the action before it, such as `x: 3`, or the name of several.
  case value(ArraySlice<UInt8>)
  /// The line above a board in debugging output, such as `@01234567`.
  case boardHeader
  case other

  private static let itemMarks = ["▿ ", "- "].map { Array($0.utf8) }
  private static let blockStart = Array("Action: action(Reversi.Action.".utf8)
  /// The bytes that an action begins with.
  static let firstBytes = ByteSet((itemMarks + [blockStart]).map { $0[0] })
  private static let reduxStarts = ["Logic.AppAction.", "Logic.AppPrivateAction."]
    .map { Array($0.utf8) }

  init(_ line: ArraySlice<UInt8>) {
    self = .other
    if let rest = line.rest(after: Self.blockStart) {
      let (name, values) = Self.parts(of: rest)
      self = .action(LoggedAction.Kind(name), values)
    } else if let item = Self.itemMarks.lazy.compactMap({ line.rest(after: $0) }).first {
      if let rest = Self.reduxStarts.lazy.compactMap({ item.rest(after: $0) }).first {
        let (name, values) = Self.parts(of: rest)
        // Actions that run code have parentheses; they change nothing themselves.
        self = .action(values.isEmpty ? LoggedAction.Kind(name) : .other, [])
      } else {
        self = .value(item)
      }
    } else if line.count > 4, line.first == UInt8(ascii: "@"),
      line.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    {
      self = .boardHeader
    }
  }

  var isAction: Bool {
    guard case .action = self else { return false }
    return true
  }

  /// Returns the name of an action, and what follows.
  private static func parts(of text: ArraySlice<UInt8>) -> (String, ArraySlice<UInt8>) {
    let name = text.prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    return (String(decoding: name, as: UTF8.self), text.dropFirst(name.count))
  }
}

extension ArraySlice<UInt8> {
  /// What follows a prefix; `nil` if the bytes do not begin with it.
  fileprivate func rest(after prefix: [UInt8]) -> ArraySlice<UInt8>? {
    starts(with: prefix) ? dropFirst(prefix.count) : nil
  }
}

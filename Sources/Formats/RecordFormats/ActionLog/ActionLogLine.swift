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
  /// What hironytic's fork prints before an action, after its phase and whatever precedes that.
  private static let actionMark = Array("Action: action(".utf8)
  private static let reduxTypes = ["AppAction", "AppPrivateAction"]
  /// The bytes that a line with an action begins with: one of the marks, a bracket, a phase, or the
  /// time that a console adds.
  static let firstBytes = ByteSet(itemMarks.map { $0[0] } + Array("PA([0123456789".utf8))

  init(_ line: ArraySlice<UInt8>) {
    if let action = Self.action(after: line) {
      self = Self.action(action)
    } else if let item = Self.itemMarks.lazy.compactMap({ line.rest(after: $0) }).first {
      self = Self.item(item)
    } else {
      self = Self.isBoardHeader(line) ? .boardHeader : .other
    }
  }

  var isAction: Bool {
    guard case .action = self else { return false }
    return true
  }

  /// What follows the mark of an action, which is in the middle of its line.
  private static func action(after line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = line
    while let index = rest.firstIndex(of: actionMark[0]) {
      if let action = rest[index...].rest(after: actionMark) { return action }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  /// An action of hironytic's fork, with or without the names of its module and type.
  private static func action(_ text: ArraySlice<UInt8>) -> ActionLogLine {
    let name = text.prefix { ASCII.isLetter($0) || $0 == UInt8(ascii: ".") }
    let words = name.split(separator: UInt8(ascii: "."))
    let values = text.dropFirst(name.count)
    return .action(LoggedAction.Kind(String(decoding: words.last ?? [], as: UTF8.self)), values)
  }

  /// An action of the Redux fork, or a value.
  private static func item(_ item: ArraySlice<UInt8>) -> ActionLogLine {
    let name = item.prefix { ASCII.isLetter($0) || $0 == UInt8(ascii: ".") }
    let words = String(decoding: name, as: UTF8.self).split(separator: ".")
    guard let type = words.dropLast().last, reduxTypes.contains(String(type)) else {
      return .value(item)
    }
    // Actions that run code have parentheses; they change nothing themselves.
    let isCode = name.endIndex < item.endIndex
    return .action(isCode ? .other : LoggedAction.Kind(String(words[words.count - 1])), [])
  }

  private static func isBoardHeader(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 4 && line.first == UInt8(ascii: "@") && line.dropFirst().allSatisfy(ASCII.isDigit)
  }
}

extension ArraySlice<UInt8> {
  /// What follows a prefix; `nil` if the bytes do not begin with it.
  func rest(after prefix: [UInt8]) -> ArraySlice<UInt8>? {
    starts(with: prefix) ? dropFirst(prefix.count) : nil
  }
}

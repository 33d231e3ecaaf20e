import GameRecords

extension Finding {
  /// The message and, on a line of its own, the help.
  var words: String { help.map { message + "\n" + $0 } ?? message }

  /// The message; in a binary file, which has no lines, with the byte before it.
  var placedMessage: String {
    guard let start = place.start, start.isBinary else { return message }
    return "byte \(start.offset): " + message
  }
}

import GameRecords

extension Finding {
  /// What is wrong and, on a line of its own, what to do about it.
  var words: String { help.map { message + "\n" + $0 } ?? message }

  /// What is wrong, after the place where no line can be named: a byte of a binary file.
  var placedMessage: String {
    guard let start = place.start, start.isBinary else { return message }
    return "byte \(start.offset): " + message
  }
}

/// Numbers as values spell them.
enum SGFNumber {
  /// A decimal number; `nil` for any other text, such as a rank in dan.
  static func number(_ text: some StringProtocol) -> Double? {
    let text = trimmed(text)
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// A text without the spaces around it.
  static func trimmed(_ text: some StringProtocol) -> String {
    let tail = text.drop { $0 == " " }
    let count = tail.reversed().prefix { $0 == " " }.count
    return String(tail.dropLast(count))
  }
}

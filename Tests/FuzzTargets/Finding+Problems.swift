import Flipbook
import TestSupport

extension Finding {
  /// All parts of a finding that a user sees.
  var details: String {
    """
      \(placedRule): \(message)
      help: \(help ?? "none")
      length \(place.length), record \(place.record ?? 0), repair \(String(describing: repair))
      | \(place.excerpt?.text ?? "no excerpt")
      | \(place.excerpt?.markLine() ?? "")

    """
  }

  /// Returns what is wrong with a finding about some bytes.
  func problem(in bytes: [UInt8]) -> String? {
    let start = place.start?.offset ?? 0
    guard start >= 0, place.length >= 0, start + place.length <= bytes.count else {
      return "\(place.length) bytes at \(start) of \(bytes.count)"
    }
    let lines = [message, help ?? "", place.excerpt?.text ?? "", place.excerpt?.markLine() ?? ""]
    return lines.contains { !$0.isPrintable } ? "control characters" : nil
  }
}

extension String {
  /// Whether a text is one line without control characters.
  ///
  /// It is asked about every text of every finding, without optimisation; so it looks at bytes.
  fileprivate var isPrintable: Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return true }
      var last: UInt8 = 0
      for index in 0..<bytes.count {
        let byte = start[index]
        // U+0080 to U+009F are C2 80 to C2 9F.
        if byte < 0x20 || byte == 0x7F || (last == 0xC2 && byte < 0xA0) { return false }
        last = byte
      }
      return true
    }
  }
}

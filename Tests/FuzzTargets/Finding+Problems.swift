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
  fileprivate var isPrintable: Bool {
    unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
  }
}

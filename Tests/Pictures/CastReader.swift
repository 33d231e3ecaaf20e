import Foundation

/// A cast, read according to its specification.
struct CastReader {
  let header: [String: Any]
  var events: [Event] = []

  struct Event: Hashable {
    /// The time in milliseconds from the beginning.
    let time: Int
    let code: String
    let data: String
  }

  struct Malformed: Error {}

  init(_ bytes: [UInt8]) throws {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    func json(_ line: Substring) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
    guard let first = lines.first, let header = try json(first) as? [String: Any] else {
      throw Malformed()
    }
    self.header = header
    var time = 0.0
    for line in lines.dropFirst() {
      guard let parts = try json(line) as? [Any], parts.count == 3,
        let seconds = parts[0] as? Double,
        let code = parts[1] as? String, let data = parts[2] as? String
      else { throw Malformed() }
      // Version 2 counts from the beginning, version 3 from the previous event.
      time = header["version"] as? Int == 3 ? time + seconds : seconds
      events.append(Event(time: Int((time * 1000).rounded()), code: code, data: data))
    }
  }

  var outputs: [Event] { events.filter { $0.code == "o" } }

  /// Columns and lines.
  var size: (columns: Int, lines: Int) {
    let term = header["term"] as? [String: Any]
    return (
      (term?["cols"] ?? header["width"]) as? Int ?? 0,
      (term?["rows"] ?? header["height"]) as? Int ?? 0
    )
  }
}

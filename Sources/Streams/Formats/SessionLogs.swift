import GameRecords
import RecordFormats

/// The session logs of `flipbook-play`, which no format of the first command reads.
package enum SessionLogs {
  /// The name of their format, in programs that read the games of the app.
  package static let format = "session"
  static let message = "this is a session log of “flipbook play”"
  static let help =
    "“flipbook replay” plays it, and the other commands of “flipbook-play” read its games"

  /// Whether the first line is that of a session, or an event.
  static func isLog(_ head: InputHead) -> Bool {
    let text = head.text
    guard text.first == UInt8(ascii: "{") else { return false }
    let first = text.prefix { $0 != UInt8(ascii: "\n") }
    let line = JSONValue(beginningOf: SourceText(name: "", bytes: first))
    let isOurs =
      line.has("game") || line.member("program")?.text?.hasPrefix("flipbook") ?? false
    return isOurs && line.member("session")?.kind == .number
      || ["event", "state", "time"].allSatisfy(line.has)
  }
}

/// The lines of a log with one move by a person.
enum SessionExample {
  static let header = #"{"session":1,"program":"flipbook"}"#
  static let start = #"{"time":0,"event":"started","state":"\#(startState)"}"#
  /// Dark places a disk on f5, which flips one disk.
  static let game = """
    {"time":2.5,"event":"tapped","square":"f5","state":"\(tapState)"}
    {"time":2.7,"event":"diskChanged","work":1,"state":"\(flipState)"}
    {"time":2.9,"event":"diskChanged","work":1,"state":"\(moveState)"}
    """
  static let end = #"{"time":3.4,"event":"ended"}"#

  // These must never change.
  static let startState = "cee97125cfb0d1fc"
  static let tapState = "bf4f0fd3dda6d51f"
  static let flipState = "ecd809839b37b41d"
  static let moveState = "bd60a56997938f00"
}

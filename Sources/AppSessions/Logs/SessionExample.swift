/// Log lines for the examples of rules: a game with one move by a person.
package enum SessionExample {
  package static let header = #"{"session":1,"program":"flipbook"}"#
  package static let start = #"{"time":0,"event":"started","state":"\#(startState)"}"#
  /// Dark places a disk on f5, which flips one disk.
  package static let game = """
    {"time":2.5,"event":"tapped","square":"f5","state":"\(tapState)"}
    {"time":2.7,"event":"diskChanged","work":1,"state":"\(flipState)"}
    {"time":2.9,"event":"diskChanged","work":1,"state":"\(moveState)"}
    """
  package static let end = #"{"time":3.4,"event":"ended"}"#

  package static let startState = "cee97125cfb0d1fc"
  package static let tapState = "bf4f0fd3dda6d51f"
  package static let flipState = "ecd809839b37b41d"
  package static let moveState = "bd60a56997938f00"
}

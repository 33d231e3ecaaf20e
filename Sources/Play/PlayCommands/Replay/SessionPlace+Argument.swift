import Apps
import ArgumentParser
import FlipbookCommands
import TerminalOutput
import TerminalPlay

extension SessionPlace {
  /// Reads a place on the command line, where a number alone is that of an event.
  init(argument: String) throws {
    guard let place = SessionPlace(argument, number: SessionPlace.event) else {
      throw ValidationError(
        "expected the number of an event such as 40, a time such as 7.5s or 1:02, or a move such "
          + "as move12"
      )
    }
    self = place
  }
}

extension SessionStops {
  /// Returns the only place with a name.
  /// - Throws: a finding if there is none, or several.
  func place(named name: SessionPlace, in file: String) throws(Finding) -> Int {
    let places = places(named: name)
    if places.count == 1 { return places[0] }
    let events = places.map { event(at: $0).description }
    throw Finding(
      .recordChoice,
      places.isEmpty ? lack(of: name) : "\(name) appears \(places.count) times in this log",
      help: places.isEmpty ? nil : "choose one of the events \(events.joined(separator: ", "))",
      at: Place(source: file)
    )
  }
}

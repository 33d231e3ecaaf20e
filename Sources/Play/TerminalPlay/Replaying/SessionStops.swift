package import Apps

/// What each entry of a log belongs to: its event, session, game and move.
package struct SessionStops {
  /// One for each entry, in order.
  private let stops: [Stop]

  private struct Stop {
    /// The number of events up to this entry.
    var event = 0
    /// The numbers of sessions and games that have begun.
    var session = 0
    var game = 0
    /// The number of the last complete move.
    var move = 0
    /// The index of the entry that begins the game, or the session if no game has begun in it.
    var beginning = 0
    var time = SessionTime.zero
    var isEvent = false
    /// Whether it begins a game or completes a move.
    var isMove = false
    /// Whether there is a screen to show.
    var hasScreen = false
  }

  /// Creates the table of a log.
  package init<Model: PlayedModel>(_ log: ReplayedLog<Model>) {
    var stop = Stop()
    var view = PlayView<Model>(watching: WatchedEvent())
    var progress: Model.Progress?
    stops = log.entries.enumerated().map { index, entry in
      (stop.isEvent, stop.isMove) = (false, false)
      switch entry {
      case .header:
        stop.session += 1
        (stop.beginning, stop.time, stop.hasScreen) = (index, .zero, false)
      case .update(let update):
        stop.event += 1
        stop.time = SessionTime(update.time)
        stop.isEvent = true
        stop.hasScreen = update.state.hasStarted
        guard update.effects != nil else { break }
        // A session that resumes where the one before ended continues its moves.
        let isResumed = !update.before.hasStarted && update.state.progress == progress
        let beginsGame = Model.beginsGame(update.event)
        if beginsGame {
          stop.game += isResumed ? 0 : 1
          stop.beginning = index
        }
        view.take(update, isResumed: isResumed)
        progress = update.state.progress
        let move = Model.moves(in: view).ply - (update.state.isMoving ? 1 : 0)
        stop.isMove = beginsGame && !isResumed || move != stop.move
        stop.move = move
      case .ended(let time): stop.time = SessionTime(time)
      }
      return stop
    }
  }

  // MARK: Places are numbers of entries

  /// The number of events in the log.
  package var eventCount: Int { stops.last?.event ?? 0 }

  /// Returns the number of the last event before a place.
  package func event(at place: Int) -> Int { place == 0 ? 0 : stops[place - 1].event }

  /// Returns the time in the session at a place.
  package func time(at place: Int) -> SessionTime { place == 0 ? .zero : stops[place - 1].time }

  /// Returns the place before the entry that begins the game or session shown at a place.
  package func beginning(at place: Int) -> Int { place == 0 ? 0 : stops[place - 1].beginning }

  // MARK: Going from place to place

  /// The first and the last place with a screen.
  package var first: Int? { next(after: 0) }
  package var last: Int? { previous(before: stops.count + 1) }

  /// Returns the next place with a screen, or the next one after a move.
  package func next(after place: Int, isMove: Bool = false) -> Int? {
    stops.indices[place...].first { suits($0, isMove) }.map { $0 + 1 }
  }

  /// Returns the previous place with a screen, or the previous one after a move.
  package func previous(before place: Int, isMove: Bool = false) -> Int? {
    stops.indices.prefix(max(0, place - 1)).last { suits($0, isMove) }.map { $0 + 1 }
  }

  private func suits(_ index: Int, _ isMove: Bool) -> Bool {
    stops[index].hasScreen && (stops[index].isMove || !isMove)
  }

  // MARK: Finding places by name

  /// Returns the places with a name; several if the log has several sessions or games.
  package func places(named name: SessionPlace) -> [Int] {
    switch name {
    case .event(let number):
      stops.indices.filter { stops[$0].isEvent && stops[$0].event == number }
        .map { $0 + 1 }
    case .move(let number):
      stops.indices.filter { stops[$0].isMove && stops[$0].move == number }
        .map { $0 + 1 }
    case .time(let time): places(at: time)
    }
  }

  private func places(at time: SessionTime) -> [Int] {
    var places: [Int] = []
    var found: Int?
    for (index, stop) in stops.enumerated() {
      if index == 0 || stops[index - 1].session != stop.session { found = nil }
      if stop.isEvent, stop.time <= time { found = index + 1 }
      let isLast = index + 1 == stops.count || stops[index + 1].session != stop.session
      guard let place = found, stop.time > time || isLast && stop.time == time else { continue }
      places.append(place)
      found = nil
    }
    return places
  }

  /// Returns the place with a name that is nearest: in the same game or session, or the first one
  /// after it, or else the last one before.
  package func place(named name: SessionPlace, near place: Int) -> Int? {
    let places = places(named: name)
    guard place > 0 else { return places.first }
    let here = stops[place - 1]
    return places.first { other in
      let there = stops[other - 1]
      if case .time = name { return there.session == here.session }
      return there.game == here.game
    } ?? places.first { $0 > place } ?? places.last
  }

  /// Says why there is no place with a name.
  package func lack(of name: SessionPlace) -> String {
    switch name {
    case .event:
      let count = eventCount
      return "there is no \(name); the log has \(count == 1 ? "1 event" : "\(count) events")"
    case .move:
      return "there is no \(name); the last move of any game is \(stops.map(\.move).max() ?? 0)"
    case .time:
      let longest = stops.map(\.time).max() ?? .zero
      return "there is no event at \(name); the log ends at \(longest.text) s"
    }
  }
}

import GameRecords

extension AppCheck {
  /// The header of a session that is checked, in which everything takes a second.
  var header: LogHeader<AppState> {
    let second = SessionTime(.seconds(1))
    return LogHeader(
      AppSettings(size: size, policy: policy, thinkTime: second, flipDelay: second)
    )
  }

  /// Returns the log of the shortest session that breaks a promise.
  func counterexample(to promise: String) -> [SessionLog.Entry] {
    var known: [UInt64: (before: UInt64, event: AppEvent)] = [:]
    var waiting = [start]
    var index = 0
    while index < waiting.count {
      let state = waiting[index]
      index += 1
      if promise == Self.wayOn, !hasWayOn(state) { return log(of: path(to: state.key, known)) }
      for event in events(in: state) {
        var next = state
        let update = AppUpdate(event, at: .zero, in: &next)
        if properties.contains(where: { $0.promise == promise && !$0.holds(update) }) {
          return log(of: path(to: state.key, known) + [event])
        }
        let key = next.key
        guard update.effects != nil, key != start.key, known[key] == nil else { continue }
        known[key] = (state.key, event)
        waiting.append(next.withoutWork)
      }
    }
    return []
  }

  /// The events that lead from the start to a state.
  private func path(
    to key: UInt64,
    _ known: [UInt64: (before: UInt64, event: AppEvent)]
  ) -> [AppEvent] {
    var key = key
    var events: [AppEvent] = []
    while let step = known[key] {
      events.append(step.event)
      key = step.before
    }
    return events.reversed()
  }

  /// Returns the log of a session with some events, each a second after the one before.
  ///
  /// The tokens in the events are those of states whose token was reset.
  private func log(of events: [AppEvent]) -> [SessionLog.Entry] {
    var state = AppState(size: size, policy: policy)
    var entries: [SessionLog.Entry] = [
      .header(header), .update(AppUpdate(.started(nil), at: .zero, in: &state)),
    ]
    for (index, event) in events.enumerated() {
      let offset = event.work.map { $0.number - 1 } ?? 0
      let work = WorkToken(state.work.number + offset)
      let own: AppEvent =
        switch event {
        case .diskChanged: .diskChanged(work: work)
        case .computerChose(let square, _): .computerChose(square, work: work)
        default: event
        }
      entries.append(.update(AppUpdate(own, at: .seconds(index + 1), in: &state)))
    }
    return entries + [.ended(.seconds(events.count))]
  }
}

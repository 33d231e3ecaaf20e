package import Apps

/// A game of Reversi in sentences, one line for each event.
extension AppState {
  package static func sentences(
    about update: AppUpdate,
    in view: ReversiView
  ) -> (events: [String], situation: [String]) {
    let isNews =
      update.state.phase != update.before.phase
      || [.resetConfirmed, .resetCancelled, .undone].contains(update.event.kind)
    // A viewer of a recorded session cannot answer.
    func answers(_ words: String) -> String { view.isWatched ? "" : words }
    return (
      update.sentences(ply: view.player.history.ply, answers),
      isNews && update.state.question == .closed ? update.state.situation(view, answers) : []
    )
  }

  /// Describes the state of the game and what is expected now.
  private func situation(_ view: ReversiView, _ answers: (String) -> String) -> [String] {
    guard let side = position.turn else { return ["\(result)."] }
    return switch phase {
    case .waiting: ["\(side) is to move."]
    case .thinking: ["The computer is thinking about \(side)’s move."]
    case .passAlert:
      [
        "\(Frame.Alert.pass.title): \(side) cannot place a disk."
          + (isPassBetweenComputers && view.input.dismissesAlerts
            ? " It is dismissed automatically." : answers(" Type dismiss."))
      ]
    case .start, .nextTurn, .placing, .over, .paused: []
    }
  }

  /// How a game has ended.
  var result: String {
    let outcome = Outcome(of: position.board)
    let counts = outcome.raw
    guard let winner = outcome.winner else {
      return "game over: tied, \(counts.dark) disks each"
    }
    return "game over: \(winner) won, \(counts[winner]) to \(counts[winner.opponent])"
  }
}

extension AppUpdate {
  fileprivate func sentences(ply: Int, _ answers: (String) -> String) -> [String] {
    switch event {
    case .started(let save): return [save == nil ? "New game." : "Resuming the saved game."]
    case .tapped, .computerChose: return []
    case .diskChanged:
      guard state.placement == nil, let square = before.placement?.square,
        let side = before.position.turn
      else { return [] }
      let flips = before.position.board.flips(placing: side, at: square)
      let turned = flips.map(\.description).joined(separator: " ")
      let counts = state.position.board.counts
      return [
        "\(ply). \(side) \(square) flips \(turned); dark \(counts.dark), light \(counts.light)."
      ]
    case .passDismissed: return before.position.turn.map { ["\(ply). \($0) passes."] } ?? []
    case .modeChanged(let side, let mode): return [Self.player(of: side, mode)]
    case .undone:
      let done = ply == 0 ? "Undone; no move is left." : "Undone after move \(ply)."
      let modes = Disk.allCases.filter { before.modes[$0] != state.modes[$0] }
      return [done] + modes.map { Self.player(of: $0, state.modes[$0]) }
    case .resetPressed: return [Frame.Alert.reset.message + answers(" Type ok or cancel.")]
    case .resetCancelled: return ["Reset cancelled."]
    case .resetConfirmed: return ["New game."]
    }
  }

  private static func player(of side: Disk, _ mode: PlayerMode) -> String {
    "\(mode == .manual ? "a person" : "the computer") now plays \(side)."
  }
}

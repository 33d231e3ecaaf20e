package import Apps

extension AppState: PlayedModel {
  package static let facts = PlayFacts<AppState>(
    moves: [.tapped, .passDismissed],
    beginnings: [.started, .resetConfirmed],
    question: .reset,
    keys: [
      [
        KeyHint(name: "Tab", meaning: "next legal", key: .tab),
        KeyHint(name: "Enter", meaning: "place", key: .enter),
      ],
      [
        KeyHint(name: "s", meaning: "show legal", key: .letter("s")),
        KeyHint(name: "r", meaning: "reset", key: .letter("r")),
      ],
    ],
    clickTargets: ["a square", "a mode"],
    pasteExpectation: "a list of squares, such as f5d6c3",
    vocabulary: vocabulary,
    logFormat: "session",
    saveName: "Game",
    saveFormats: ["save", "redux"],
    savedFacts: .all
  )

  package var isMoving: Bool { phase == .placing }
  package var isBusy: Bool { phase == .thinking || phase == .placing }

  package var automaticEvent: AppEvent? { isPassBetweenComputers ? .passDismissed : nil }

  package func remedy(for event: AppEvent) -> String? {
    switch event {
    case .tapped where question == .open, .passDismissed where question == .open, .resetPressed:
      "type ok or cancel"
    case .resetConfirmed, .resetCancelled: "type reset first"
    case .passDismissed: "a side passes only if it cannot move"
    case .tapped where phase == .passAlert: "type dismiss"
    case .tapped where phase == .over: "type reset to play again"
    case .tapped where phase == .waiting:
      "the legal squares are " + position.legalMoves.map(\.description).joined(separator: " ")
    case .undone where question == .open: "type ok or cancel"
    case .tapped, .modeChanged, .started, .undone, .diskChanged, .computerChose: nil
    }
  }
}

/// Logs and records.
extension AppState {
  package var progress: Position { position }

  package static func isSave(_ effect: AppEffect) -> Bool {
    if case .save = effect { return true }
    return false
  }

  package static func ended(_ record: ReversiRecord) -> ReversiRecord? {
    guard let end = try? record.snapshot().start else { return nil }
    guard record.result != nil else { return record }
    var record = record
    record.result = GameResult(ofSessionIn: end)
    return record
  }

  package static func example(from position: Position) -> ReversiRecord? {
    position.legalMoves.first.map { ReversiRecord(start: position, moves: [.placement($0)]) }
  }
}

/// Saves.
extension AppState {
  /// The only save in JSON that can be written, or that of the original app.
  package static func saveFormat(ofNewFile path: String) -> String {
    path.lowercased().hasSuffix(".json") ? "redux" : "save"
  }

  package var saved: AppSave { save }

  package static func record(of save: AppSave) -> ReversiRecord { save.record }

  package static func save(of record: ReversiRecord) -> AppSave? { AppSave(record) }

  package static func doubt(about record: ReversiRecord) -> String? {
    guard record.start.turn == nil,
      let side = Disk.allCases.first(where: record.start.board.canMove)
    else { return nil }
    return "the turn says that the game is over, but \(side) could place a disk"
  }

  package static func isPartOfSave(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { "xo-01".utf8.contains($0) || WhiteSpace.isBlank($0) }
  }
}

package import Apps

extension PuzzleState: PlayedModel {
  package static let facts = PlayFacts<PuzzleState>(
    moves: [.tapped, .slid, .typed],
    beginnings: [.started, .shuffleConfirmed],
    question: .shuffle,
    keys: [
      [
        KeyHint(name: "◄ ►", meaning: "slide", key: .right),
        KeyHint(name: "s", meaning: "movable", key: .letter("s")),
      ],
      [
        KeyHint(name: "t", meaning: "hint", key: .letter("t")),
        KeyHint(name: "r", meaning: "shuffle", key: .letter("r")),
      ],
    ],
    clickTargets: ["a panel"],
    pasteExpectation: "a list of panels or directions, such as 15 14 or R3D2",
    vocabulary: vocabulary,
    logFormat: "puzzle-session",
    saveName: "Puzzle.json",
    saveFormats: ["json", "jsonl", "xml"],
    savedFacts: FactSet([.id, .start, .goal, .moves, .counts, .ending])
  )

  package var isMoving: Bool { phase == .sliding }
  package var isBusy: Bool { phase == .sliding }

  package func remedy(for event: PuzzleEvent) -> String? {
    if event.kind == .shuffleConfirmed || event.kind == .shuffleCancelled {
      return "type shuffle first"
    }
    if question == .open { return "type ok or cancel" }
    guard Self.facts.moves.contains(event.kind) else { return nil }
    if phase == .solved { return "type shuffle to play again" }
    return playablePanels.map {
      "the panels that can slide are " + $0.map(String.init).joined(separator: " ")
    }
  }
}

/// Logs and records.
extension PuzzleState {
  package var progress: PuzzleSave { save }

  package static func isSave(_ effect: PuzzleEffect) -> Bool {
    if case .save = effect { return true }
    return false
  }

  package static func continued(_ record: PuzzleRecord, to save: PuzzleSave) -> PuzzleRecord? {
    record.continued(to: save)
  }

  package static func ended(_ record: PuzzleRecord) -> PuzzleRecord? {
    guard let save = try? PuzzleSave(record) else { return nil }
    guard record.result != nil else { return record }
    var record = record
    record.result = PuzzleResult(ofSession: save)
    return record
  }

  package static func example(from save: PuzzleSave) -> PuzzleRecord? {
    save.puzzle.movablePanels.first.flatMap { UInt8(exactly: $0) }.map {
      PuzzleRecord(start: save.puzzle.layout, goal: save.goal, slides: [$0])
    }
  }
}

/// Saves.
extension PuzzleState {
  /// The format of the file's extension, or JSON.
  package static func saveFormat(ofNewFile path: String) -> String {
    let format = FormatRegistry.standard.format(forFileNamed: InputPath(path).fileName)
    return format.flatMap { facts.saveFormats.contains($0.name) ? $0.name : nil }
      ?? facts.saveFormats[0]
  }

  package var saved: PuzzleSave { save }

  package static func record(of save: PuzzleSave) -> PuzzleRecord { save.record }

  package static func save(of record: PuzzleRecord) -> PuzzleSave? { try? PuzzleSave(record) }

  package static func doubt(about record: PuzzleRecord) -> String? {
    guard let puzzle = try? Puzzle(record.start), !puzzle.isSolvable(record.goal) else {
      return nil
    }
    return "no slides lead from this layout to the goal \(record.goal.rawValue)"
  }
}

@testable import Apps
import PuzzleRules
import TestSupport
import Testing

/// What the app does about slides, undo and shuffles, word for word.
@Suite struct `The app of the sliding puzzle` {
  private static func described(_ effect: PuzzleEffect, in state: PuzzleState) -> String {
    switch effect {
    case .slide(let slide, let work):
      "slide \(slide.panel) from \(slide.start) to \(slide.end) as \(work.number)"
    case .stopSlide(let work): "stop slide \(work.number)"
    case .askForShuffle: "ask"
    case .save(let save): "save\(save == state.save ? "" : " another state")"
    }
  }

  private static func described(_ update: PuzzleUpdate) -> String {
    let state = update.state
    let effects = update.effects?.map { described($0, in: state) }.joined(separator: ", ")
    let reason = update.refusal.map { "ignored: \($0)" }
    if update.effects == nil { #expect(state == update.before) }
    let rows = state.puzzle.layout.rows.map { $0.map(String.init).joined(separator: " ") }
    let isNew = update.before.puzzle != state.puzzle || update.before.phase == .start
    let slides = state.save.slides.map { " \($0)" }.joined()
    return (reason ?? (effects == "" ? "accepted" : effects) ?? "")
      + (isNew ? " [\(rows.joined(separator: "/"))]" : "")
      + " → \(state.phase)\(state.question == .open ? ", question" : ""), slides\(slides)"
      + (state.remaining > 0 ? ", \(state.remaining) more" : "")
  }

  @Test func `does what its stories say`() throws {
    let differences = try Answers.differences("apps/puzzle-stories") { row in
      var state = PuzzleState()
      var lines: [String] = []
      func send(_ word: some StringProtocol, _ event: PuzzleEvent) {
        lines.append("\(word): \(Self.described(PuzzleUpdate(event, at: .zero, in: &state)))")
      }
      let goal: PuzzleGoal = row["goal"] == "open-first" ? .openFirst : .openLast
      let save = try (row["start"] as String?).map { try PuzzleSave(start: puzzle($0), goal: goal) }
      send("start", .started(save))
      for word in (row["events"] as String).split(separator: " ") {
        if word == ".." {
          while state.phase == .sliding { send(".", .slideDone(work: state.work)) }
        } else if word == "resume" {
          let save = state.save
          state = PuzzleState()
          send(word, .started(save))
        } else {
          send(word, try Self.event(word, in: state))
        }
      }
      return lines.joined(separator: "\n")
    }
    #expect(differences == [])
  }

  /// Returns the event that a word stands for: `c4` is a tap, `15` a panel that is typed, `.` the end of a
  /// slide, `.1` that of some work.
  private static func event(_ word: Substring, in state: PuzzleState) throws -> PuzzleEvent {
    if let panel = Int(word) { return .typed(panel) }
    if let direction = SlideDirection.allCases.first(where: { "\($0)" == word }) {
      return .slid(direction)
    }
    switch word {
    case ".": return .slideDone(work: state.work)
    case "undo": return .undone
    case "shuffle": return .shufflePressed
    case "cancel": return .shuffleCancelled
    case "start": return .started(nil)
    case let done where done.first == ".":
      return .slideDone(work: WorkToken(Int(done.dropFirst()) ?? 0))
    case let layout where layout.contains("/"):
      return .shuffleConfirmed(try puzzle(layout.replacing(",", with: " ")))
    default: return .tapped(.named(String(word)))
    }
  }
}

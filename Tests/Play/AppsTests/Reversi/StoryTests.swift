import AppTestSupport
@testable import Apps
import GameRecords
import ReversiRules
import TestSupport
import Testing

/// What the app's specification says about moves, modes, passes and resets: what happens, word for word.
@Suite struct `The app of Reversi` {
  /// An effect with all that it carries.
  private static func described(_ effect: AppEffect, in state: AppState) -> String {
    switch effect {
    case .animate(let square, let disk, let work): "animate \(square) to \(disk) as \(work.number)"
    case .stopAnimation(let work): "stop animation \(work.number)"
    case .startThinking(let position, let work):
      "think as \(work.number)\(position == state.position ? "" : " about another position")"
    case .stopThinking(let work): "stop thinking \(work.number)"
    case .showPassAlert, .showResetAlert: "\(effect)"
    case .save(let save): "save\(save == state.save ? "" : " another state")"
    }
  }

  /// What an event did, and what the app shows afterwards.
  private static func described(_ update: AppUpdate) -> String {
    let (state, screen) = (update.state, update.state.screen)
    let effects = update.effects?.map { described($0, in: state) }.joined(separator: ", ")
    let reason = update.refusal.map { "ignored: \($0)" }
    if update.effects == nil { #expect(state == update.before) }
    let cells = update.cellChanges.map(\.description)
    let alert = screen.alert.map { ", \($0) alert" } ?? ""
    let thinking = screen.thinking.map { ", \($0) thinks" } ?? ""
    let left = state.placement.map {
      ", \($0.remaining) left after \(screen.changing.map { "\($0)" } ?? "-")"
    }
    return (reason ?? (effects == "" ? "accepted" : effects) ?? "")
      + (cells.isEmpty ? "" : " [\(cells.joined(separator: " "))]")
      + " → \(state.phase), \(screen.message), \(screen.counts.dark)-\(screen.counts.light), "
      + "\(state.modes.dark)-\(state.modes.light)" + (left ?? "") + alert + thinking
  }

  @Test func `does what its stories say`() throws {
    let differences = try Answers.differences("apps/reversi-stories") { row in
      let save = AppSave(table: row)
      var state = AppState(size: save.position.board.size)
      var lines: [String] = []
      func send(_ word: String, _ event: AppEvent) {
        lines.append("\(word): \(Self.described(AppUpdate(event, at: .zero, in: &state)))")
      }
      if row["unstarted"] == nil as Bool? { send("start", .started(save)) }
      for word in (row["events"] as String).split(separator: " ") {
        for event in AppEvent.events(word, in: state, save) { send(String(word), event) }
        guard word == "~~" else { continue }
        while state.phase == .placing { send("~", .diskChanged(work: state.work)) }
      }
      return lines.joined(separator: "\n")
    }
    #expect(differences == [])
  }

  @Test func `is recorded in one game after the other`() throws {
    let differences = try Answers.differences("apps/reversi-records") { row in
      var script = Script(AppSave(table: row))
      var delay = 0
      for word in (row["events"] as String).split(separator: " ") {
        if word.first == "+" {
          delay = Int(word) ?? 0
          continue
        }
        for event in AppEvent.events(word, in: script.state, AppSave(table: row)) {
          script.send(event, after: delay)
        }
        if word == "~~" { script.finishMove() }
        delay = 0
      }
      let records = script.records
      return records.isEmpty ? "no record" : records.map(\.line).joined(separator: "\n")
    }
    #expect(differences == [])
  }
}

extension AppSave {
  /// Creates the save with the start, such as `dark oxx-/…`, and the modes of a row.
  init(table row: TableCase) {
    let position = (row["start"] as String?).map { ReversiRecord(table: ["start": $0]).start }
    func mode(_ key: String) -> PlayerMode { row[key] == "computer" ? .computer : .manual }
    self.init(
      position: position ?? .initial,
      modes: PlayerModes(dark: mode("dark"), light: mode("light"))
    )
  }
}

extension AppEvent {
  /// Returns the event that a word of a story stands for, if it is one; any other word stops the test
  /// run.
  ///
  /// `f5` is a tap, `*f5` the choice of a computer, `*f5@1` that for some work, `~` a disk that has changed,
  /// `~~` all disks.
  static func events(_ word: Substring, in state: AppState, _ start: AppSave) -> [AppEvent] {
    let parts = word.split(separator: "@")
    let work = parts.count > 1 ? WorkToken(Int(parts[1]) ?? 0) : state.work
    switch parts[0] {
    case "~~": return []
    case "~": return [.diskChanged(work: work)]
    case "reset": return [.resetPressed]
    case "ok": return [.resetConfirmed]
    case "cancel": return [.resetCancelled]
    case "dismiss": return [.passDismissed]
    case "undo": return [.undone(start)]
    case "undo6":
      let size = BoardSize(width: 6, height: 6) ?? .standard
      return [.undone(AppSave(position: .initial(size: size)))]
    case let change where change.contains("="):
      let (side, mode) = (change.split(separator: "=")[0], change.split(separator: "=")[1])
      return [
        .modeChanged(side == "dark" ? .dark : .light, mode == "computer" ? .computer : .manual)
      ]
    case let choice where choice.first == "*":
      return [.computerChose(.named(String(choice.dropFirst())), work: work)]
    default: return [.tapped(.named(String(parts[0])))]
    }
  }
}

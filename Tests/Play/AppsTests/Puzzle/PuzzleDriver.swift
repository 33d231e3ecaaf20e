@testable import Apps
import PuzzleRules
import TestSupport

/// Drives the app's state without a session, and collects its updates.
struct PuzzleDriver {
  private(set) var state: PuzzleState
  private(set) var updates: [PuzzleUpdate] = []

  init(_ save: PuzzleSave? = nil, size: PuzzleSize = .standard) {
    state = PuzzleState(size: size)
    send(.started(save))
  }

  mutating func send(_ events: PuzzleEvent...) {
    for event in events { updates.append(PuzzleUpdate(event, at: .zero, in: &state)) }
  }

  /// Reports slides as done until none is running.
  mutating func finish() { while state.phase == .sliding { send(.slideDone(work: state.work)) } }

  /// Slides panels that are beside the open cell or in line with it.
  mutating func play(_ panels: Int...) {
    for panel in panels {
      send(.typed(panel))
      finish()
    }
  }

  /// The effects of all accepted events, in order.
  var effects: [PuzzleEffect] { updates.flatMap { $0.effects ?? [] } }

  /// The saves, in order.
  var saves: [PuzzleSave] { updates.flatMap(\.saves) }
}

extension PuzzleUpdate {
  /// The saves that the event asks for, in order.
  var saves: [PuzzleSave] {
    (effects ?? []).compactMap { effect in
      if case .save(let save) = effect { return save }
      return nil
    }
  }
}

/// Returns the puzzle with a layout given by hand.
func puzzle(_ rows: [[UInt8]]) throws -> Puzzle {
  guard let layout = PanelLayout(rows: rows) else { preconditionFailure("rows of unequal length") }
  return try Puzzle(layout)
}

/// Returns the puzzle with some rows, for example `1 2/3 0`.
func puzzle(_ rows: some StringProtocol) throws -> Puzzle {
  try puzzle(rows.split(separator: "/").map { $0.split(separator: " ").compactMap { UInt8($0) } })
}

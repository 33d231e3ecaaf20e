import GameRecords
import PuzzleRules

extension PuzzleState {
  /// A hash of the complete state: the same for the same state, in every run and on every platform,
  /// and almost certainly different for any other state.
  ///
  /// Logs contain it, so its inputs and their order must not change.
  public var digest: UInt64 {
    var hash = StableHash()
    hash.add(UInt8(save.start.size.columns))
    hash.add(UInt8(save.start.size.rows))
    for number in save.start.layout.numbers { hash.add(number) }
    hash.add(save.goal == .openLast ? 0 : 1)
    hash.add(number: save.slideCount)
    hash.add(number: Int(truncatingIfNeeded: save.slideDigest))
    hash.add(phase.code)
    hash.add(question == .closed ? 0 : 1)
    hash.add(number: work.number)
    for panel in running { hash.add(number: panel) }
    return hash.value
  }
}

extension PuzzlePhase {
  /// A number that does not depend on names or their order.
  fileprivate var code: UInt8 {
    switch self {
    case .start: 0
    case .nextSlide: 1
    case .waiting: 2
    case .sliding: 3
    case .solved: 4
    }
  }
}

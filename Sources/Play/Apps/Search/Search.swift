import ReversiRules

/// Why a search ended early.
enum SearchStop: Error {
  /// It did as much work as it may.
  case limit
  /// The task that it runs in was cancelled.
  case cancellation
}

/// The state that all parts of one search share, and its limit.
///
/// Work is counted instead of time, so that a search finds the same on every machine. One unit takes
/// about a tenth of a microsecond.
struct Search {
  let evaluation: Evaluation
  var table: TranspositionTable
  /// The moves of all positions from the root to the current one, tried or not.
  var candidates: [Candidate] = []
  /// The work that may be done until the search stops.
  var workLimit: Int
  private(set) var work = 0
  /// The number of positions visited.
  private(set) var nodeCount = 0

  init(size: BoardSize, workLimit: Int) {
    evaluation = Evaluation(size: size)
    table = TranspositionTable(workLimit: workLimit)
    self.workLimit = workLimit
    candidates.reserveCapacity(1 << 8)
  }

  /// Counts a position and the work that it takes, and stops the search if it should not continue.
  mutating func countNode(work: Int) throws(SearchStop) {
    nodeCount += 1
    self.work += work
    if self.work > workLimit { throw .limit }
    if nodeCount & 31 == 0, Task.isCancelled { throw .cancellation }
  }
}

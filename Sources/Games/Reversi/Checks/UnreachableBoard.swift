import GameRecords
import ReversiRules

/// No game leads to the start position.
///
/// Every game begins with four disks in the centre, and no disk is ever taken away.
enum UnreachableBoard: SingleRule {
  static let rule = Rule(2012, "unreachable-board", .warning, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let start = subject.record.start
    guard start != .initial else { return }
    let size = start.board.size
    let disks = start.board.counts.dark + start.board.counts.light
    let centre = [(-1, -1), (0, -1), (-1, 0), (0, 0)]
      .compactMap { Square(x: size.width / 2 + $0.0, y: size.height / 2 + $0.1) }
    let empty = centre.filter { start.board[$0] == nil }
    guard disks < 4 || !empty.isEmpty else { return }
    let reason =
      disks < 4
      ? "has \(disks) \(disks == 1 ? "disk" : "disks"); a game begins with four"
      : "has nothing on \(empty.map(\.description).joined(separator: " ")) in the centre"
    report(
      subject.finding(
        rule,
        "no game can reach this board: it \(reason)",
        at: .board,
        else: [.start],
        position: start
      )
    )
  }
}

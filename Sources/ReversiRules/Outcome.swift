/// Who has won, and by which counts.
public struct Outcome: Hashable, Sendable {
  /// The disks on the board.
  public let raw: DiskCounts

  /// The disks with the empty squares given to the winner, half to each side in a tie: the score
  /// that tournaments record.
  public let withEmpties: DiskCounts

  /// The side with more disks, or `nil` in a tie.
  public let winner: Disk?

  /// The outcome of a game that ends on this board.
  ///
  /// The board is not asked whether it is over.
  public init(of board: Board) {
    raw = board.counts
    winner = raw.dark == raw.light ? nil : raw.dark > raw.light ? .dark : .light
    var counts = raw
    if let winner {
      counts[winner] += board.emptyCount
    } else {
      counts.dark += board.emptyCount / 2
      counts.light += board.emptyCount / 2
    }
    withEmpties = counts
  }
}

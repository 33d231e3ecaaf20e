/// The winner and the disk counts.
public struct Outcome: Hashable, Sendable {
  /// The disks on the board.
  public let raw: DiskCounts

  /// The disks with the empty squares given to the winner, half to each side in a tie: the score
  /// that tournaments record.
  public let withEmpties: DiskCounts

  /// The side with more disks, or `nil` in a tie.
  public let winner: Disk?

  /// Creates the outcome of a game that ends with this board.
  ///
  /// Whether the game is over is not checked.
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

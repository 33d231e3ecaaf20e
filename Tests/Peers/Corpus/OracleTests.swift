import Flipbook
import TestSupport
import Testing

/// An independent program plays games again: `shared/oracle/oracle.py` next to the repository.
@Suite(.waits, .needs(.oracle))
struct OracleTests {
  /// Reads transcripts, in which `--` is a pass.
  ///
  /// After each move it writes the board, the legal moves of the next side, and the flips in order.
  private static let script = #"""
    import sys
    sys.path.insert(0, sys.argv[1])
    import oracle as o
    for line in sys.stdin:
        board, side = o.start_board(), o.DARK
        names = line.split()
        for name in names:
            flips = []
            if name != '--':
                square = o.sq_parse(name)
                flips = o.flips(board, square, side, 8, o.SPEC_DIRS)
                o.play(board, square, side)
            side = o.LIGHT if side == o.DARK else o.DARK
            legal = sorted(o.sq_name(s) for s in o.legal_moves(board, side))
            print(o.board_str(board).replace('\n', ''), ','.join(legal), ','.join(map(o.sq_name, flips)))
    """#

  @Test func `another engine sees the same boards, legal moves and flips in the same order`() throws
  {
    var generator = SeededGenerator(seed: 7)
    let replays = try (0..<200).map { _ in
      var record = ReversiRecord()
      var position = Position.initial
      while position.turn != nil {
        let square = Array(position.legalMoves).randomElement(using: &generator)
        let move = square.map(Move.placement) ?? .pass
        try position.play(move)
        record.moves.append(move)
      }
      return try Replay(record)
    }
    let transcripts = replays.map { replay in
      replay.moves.map { $0 == .pass ? "--" : $0.description }.joined(separator: " ") + "\n"
    }
    let run = try Oracle.run(script: Self.script, input: Array(transcripts.joined().utf8))
    let ours = replays.flatMap { replay in replay.steps.map(Self.line) }
    #expect(run.errors == "")
    #expect(run.text.split(separator: "\n").map(String.init) == ours)
  }

  private static func line(of step: ReplayStep) -> String {
    let board = step.after.board
    let cells = board.size.squares.map { board[$0].map { String($0.symbol) } ?? "-" }.joined()
    var next = step.after
    next.turn = step.side.opponent
    let legal = next.legalMoves.map(\.description).sorted().joined(separator: ",")
    let flips = step.flips.map { $0.map(\.description).joined(separator: ",") } ?? ""
    return "\(cells) \(legal) \(flips)"
  }
}

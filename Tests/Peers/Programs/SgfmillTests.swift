@testable import FlipbookTests
import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The Python library sgfmill.
private enum Sgfmill {
  /// Prints the players of each game in hexadecimal, and the moves of its main line.
  static let script = """
    import sys
    from sgfmill import sgf, sgf_grammar
    for tree in sgf_grammar.parse_sgf_collection(sys.stdin.buffer.read()):
        game = sgf.Sgf_game.from_coarse_game_tree(tree)
        root = game.get_root()
        assert root.get_raw("GM") == b"2" and root.get_raw("CA") == b"UTF-8"
        def text(name):
            return root.get(name).encode().hex() if root.has_property(name) else "-"
        nodes = [node for node in game.get_main_sequence()][1:]
        moves = [
            name + node.get_raw(name).decode()
            for node in nodes for name in "BW" if node.has_property(name)
        ]
        comments = [node.get("C").encode().hex() for node in nodes if node.has_property("C")]
        count, stack = 0, [root]
        while stack:
            node = stack.pop()
            count += 1 if node.has_property("B") or node.has_property("W") else 0
            stack.extend(node)
        print(text("PB"), text("PW"), text("C"), count, ",".join(moves), ",".join(comments), sep="|")
    """
}

@Suite(.waits, .needs(.sgfmill))
struct `Sgfmill reads` {
  @Test func `every game of a collection`() throws {
    // It knows only square boards.
    let records = (0..<200 as Range<UInt64>).map { `A hard record`.record(for: "sgf", seed: $0) }
      .filter { $0.start.board.size.width == $0.start.board.size.height }
    let (bytes, fitted, _) = try SGFFormat().write(records, WritingOptions(.collection))
    let run = try Tool.sgfmill.program.run(["-c", Sgfmill.script], input: bytes)
    #expect(run.errors == "")
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    #expect(lines == fitted.map(line))
  }

  /// Prints the event and the comment of each game in hexadecimal.
  private static let texts = """
    import sys
    from sgfmill import sgf, sgf_grammar
    for tree in sgf_grammar.parse_sgf_collection(sys.stdin.buffer.read()):
        root = sgf.Sgf_game.from_coarse_game_tree(tree).get_root()
        print(root.get("EV").encode().hex(), root.get("C").encode().hex(), sep="|")
    """

  @Test func `the same texts as we do, however they are escaped`() throws {
    var generator = SeededGenerator(seed: 8)
    let parts = [
      "a", "é", "\\\\", "\\]", "\\:", "\\b", "\n", "\r\n", "\r", "\\\n", "\\\r\n", "\t", "[", ":",
    ]
    let values = (0..<300).map { _ in
      "x" + (0..<8).compactMap { _ in parts.randomElement(using: &generator) }.joined()
    }
    let games = values.map { "(;GM[2]CA[UTF-8]SZ[8]EV[\($0)]C[\($0)])\n" }
    let run = try Tool.sgfmill.program.run(["-c", Self.texts], input: Array(games.joined().utf8))
    #expect(run.errors == "")
    let records = SGFFormat().readAll(games.joined()).compactMap(\.reversi)
    let ours = records.map { hex($0.event ?? "") + "|" + hex($0.comment ?? "") }
    #expect(run.text.split(separator: "\n").map(String.init) == ours)
  }

  private func line(_ record: ReversiRecord) -> String {
    let turns = record.moves.indices.reduce(into: [record.start.turn ?? .dark]) { turns, index in
      let side = record.annotation(ofPly: index + 1)?.side ?? turns[index]
      turns[index] = side
      turns.append(side.opponent)
    }
    let moves = zip(record.moves, turns).map { move, side in
      (side == .dark ? "B" : "W") + (move == .pass ? "pa" : "\(move)")
    }
    let comments = record.annotations.compactMap(\.comment).map(hex)
    let fields = [
      record.players.dark.name.map(hex) ?? "-", record.players.light.name.map(hex) ?? "-",
      record.comment.map(hex) ?? "-", String(count(record.moves, record.variations)),
      moves.joined(separator: ","), comments.joined(separator: ","),
    ]
    return fields.joined(separator: "|")
  }

  private func count(_ moves: [Move], _ variations: [Variation]) -> Int {
    variations.reduce(moves.count) { $0 + count($1.moves, $1.variations) }
  }

  private func hex(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

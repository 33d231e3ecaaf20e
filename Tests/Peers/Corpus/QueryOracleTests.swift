import Flipbook
import Foundation
import TestSupport
import Testing

/// Another engine finds the same games of a year: `shared/oracle/oracle.py` next to the repository.
@Suite(.waits, .needs(.oracle), .needs(.corpus))
struct QueryOracleTests {
  /// Plays the games of a WTHOR file, and counts those that each query should find.
  private static let script = #"""
    import json, sys
    sys.path.insert(0, sys.argv[1])
    import oracle as o
    names = [c + str(r) for r in range(1, 9) for c in 'abcdefgh']
    squares = [o.sq_parse(n) for n in names]
    def cells(board): return tuple(board[s] for s in squares)
    def images(c):
        for t in range(8):
            rows = [[c[8 * x + y] if t & 4 else c[8 * y + x] for x in range(8)] for y in range(8)]
            if t & 1: rows = [row[::-1] for row in rows]
            if t & 2: rows = rows[::-1]
            yield tuple(cell for row in rows for cell in row)
    def course(moves):
        board, side = o.start_board(), o.DARK
        yield None, cells(board), side
        for move in moves:
            if not o.has_move(board, side):
                side = -side
                yield 'pass', cells(board), side
            assert o.play(board, o.sq_parse(move), side)
            side = -side
            yield move, cells(board), side
    data = sys.stdin.buffer.read()
    games = []
    for start in range(16, len(data) - 67, 68):
        moves = [names[8 * (b // 10 - 1) + b % 10 - 1] for b in data[start + 8:start + 68] if b]
        games.append(list(course(moves)))
    corners = ('a1', 'a8', 'h1', 'h8')
    def reaching(line):
        *_, (_, target, side) = course([line[i:i + 2] for i in range(0, len(line), 2)])
        sought = set(images(target))
        return lambda g: any(c in sought and s == side for _, c, s in g)
    def fits(c):
        return any(i[0] == o.DARK and i[1] == o.LIGHT and i[8] == o.DARK for i in images(c))
    queries = {
        'position f5d6c3d3c4': reaching('f5d6c3d3c4'), 'position c4e3f6': reaching('c4e3f6'),
        'position e6f6f5d6c5': reaching('f5f6e6f4e3'), 'corner': lambda g: any(m in corners for m, *_ in g),
        'corner by 30': lambda g: any(m in corners for m, *_ in g[:31]),
        'light-disks = 0': lambda g: any(o.LIGHT not in c for _, c, _ in g),
        'pattern xo*/x*': lambda g: any(fits(c) for _, c, _ in g),
        'dark-disks >= 14 at 20': lambda g: len(g) > 20 and g[20][1].count(o.DARK) >= 14,
        'passes >= 2': lambda g: sum(m == 'pass' for m, *_ in g) >= 2,
        'length 60': lambda g: sum(m not in (None, 'pass') for m, *_ in g) == 60,
    }
    print(json.dumps({q: sum(map(f, games)) for q, f in queries.items()}))
    """#

  @Test func `another engine finds the same games`() throws {
    let path = "wthor/WTH_1985.wtb"
    let bytes = Corpus.bytes(of: path)
    let run = try Oracle.run(script: Self.script, input: bytes)
    #expect(run.errors == "")
    let counts = try JSONDecoder().decode([String: Int].self, from: Data(run.output))
    #expect(counts.count == 10)
    let records = try FormatRegistry.standard.read(bytes, from: path, as: "wthor")
    for (text, count) in counts {
      let query = try Query(text)
      #expect(count > 0)
      #expect(records.count { query.match($0) != nil } == count, "\(text)")
    }
  }
}

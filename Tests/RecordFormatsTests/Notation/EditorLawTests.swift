import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `Editing a text` {
  private static let formats: [any RecordFormat] = [GGFFormat(), SGFFormat(), PGNFormat()]

  private static func texts(_ format: any RecordFormat) -> [String] {
    switch format.name {
    case "ggf":
      [
        "1 (;gm[Othello]TY[10]RE[-2:r]DT[13 Nov 2010]BO[4 ---- -Ox- -xO- ---- x]\nb[a2] W[ a3]CO[é]"
          + "B[a4/1]W[pass]B[c1];)x"
      ]
    case "sgf":
      [
        "(;FF[5]gm[2]SZ[4]RE[B+2]PL[B]DT[13 Nov 2010]B[a2]W[a3];B[a4]C[é\\]]W[a1]V[2](;B[tt];W[c1])"
          + "(;B[b1];W[]))x"
      ]
    default:
      [
        "[Date \"2010\"]\n[Date \"2010.5.1\"]\n[Site \"a \"b\" é\"]\n[Result \"1-0\"]\n"
          + "1. f5! {a} c3c3 (1... c4 () 2. c3) 2. d6 ; x\n$2 PA 39-25"
      ]
    }
  }

  private static let changes: [RecordChange] =
    (0...6).flatMap { ply in Disk.allCases.map { .insertPass(beforePly: ply, side: $0) } }
    + (1...5).flatMap { from in (from...5).map { .removeMoves(from...$0) } }
    + [
      .setSides([.light, .dark, .light, .dark, .light]), .setSides([.light, .dark]),
      .setResult(GameResult(margin: -6)), .setResult(GameResult(winner: .tie)),
      .setResult(GameResult(score: DiskCounts(dark: 9, light: 7))),
      .setResult(GameResult(ending: .playedOut)), .setTurn(.light), .setTurn(nil),
    ]

  /// Expects that edits are within the bytes and do not overlap.
  private static func expectEdits(_ edits: [Edit], in bytes: [UInt8], _ what: String) {
    guard !edits.fit(bytes) else { return }
    Issue.record("\(what): \(edits) in \(String(decoding: bytes, as: UTF8.self))")
  }

  @Test(arguments: formats.map(\.name))
  func `edits only existing bytes, however damaged the text is`(name: String) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    for text in Self.texts(format) {
      let bytes = Array(text.utf8)
      for index in bytes.indices {
        for value in Array("[](){};\"\\ 1a\n.".utf8) + [0xE9] {
          var damaged = bytes
          damaged[index] = value
          for parsed in format.readAll(damaged) {
            for finding in parsed.findings {
              guard case .edits(let edits) = finding.repair?.action else { continue }
              Self.expectEdits(edits, in: damaged, "\(finding.rule.name) \(value) at \(index)")
            }
            guard parsed.hasRecord else { continue }
            for change in Self.changes {
              let edits = format.edits(for: change, in: parsed) ?? []
              Self.expectEdits(
                edits,
                in: Array(parsed.source.bytes),
                "\(change) \(value) at \(index)"
              )
            }
          }
        }
      }
    }
  }

  @Test(arguments: formats.map(\.name), 0..<40 as Range<UInt64>)
  func `removes a pass and inserts it again`(name: String, seed: UInt64) throws {
    let format = try #require(Self.formats.first { $0.name == name })
    var generator = SeededGenerator(seed: seed)
    let size = name == "pgn" ? BoardSize.standard : BoardSize(width: 4, height: 4) ?? .standard
    let moves = Position.initial(size: size).randomGame(using: &generator)
    let record = GameRecord(start: .initial(size: size), moves: moves)
    let bytes = try format.write([record], .single)
    for (index, move) in moves.enumerated() where move == .pass {
      let parsed = format.readAll(bytes)[0]
      let side = try #require(Replay(record).steps.first { $0.ply == index + 1 }).side
      let removal = try #require(format.edits(for: .removeMoves(index + 1...index + 1), in: parsed))
      let without = format.readAll(Array(parsed.source.bytes).applying(removal))[0]
      #expect(without.record?.moves.count == moves.count - 1)
      let insertion = format.edits(for: .insertPass(beforePly: index + 1, side: side), in: without)
      let again = Array(without.source.bytes).applying(try #require(insertion))
      #expect(format.readAll(again).first?.record == parsed.record)
    }
  }
}

import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A game in a PGN file` {
  /// A text, and for each of its games the event, the comment and the number of moves.
  static let texts: [(text: String, games: [String])] = [
    ("[Black \"A\"]\n[Event \"x\"]\n[White \"B\"]\n\n1. f5 d6 *\n", ["x||2"]),
    ("[Event \"x\"]\n[Event \"y\"]\n\n1. f5\n", ["x||1"]),
    ("[Event \"x\"]\n  [Event \"y\"]\n1. f5\n", ["x||1"]),
    ("[Event \"x\"]\n1. f5\n[Event \"y\"]\n1. f5\n", ["x||1", "y||1"]),
    ("[Event \"x\"]\n*\n[White \"B\"]\n1. f5\n", ["x||0", "||1"]),
    ("[Event \"x\"]\n\n[Event \"y\"]\n\n1. f5\n", ["x||0", "y||1"]),
    ("[Event \"x\"]\n \t\n[Event \"y\"]\n\n1. f5\n", ["x||0", "y||1"]),
    ("[Event \"x\"]\n\n[White \"B\"]\n[Event \"y\"]\n1. f5\n", ["x||1"]),
    ("; a\n[Event \"x\"]\n1. f5\n", ["x|a|1"]),
    ("{a [%b]\n[c\n}\n\n; b\n[Event \"x\"]\n\n{c} 1. f5\n", ["x|a [%b] [c b c|1"]),
    ("[White \"B\"]\n; a\n[Black \"A\"] {b}\n1. f5\n", ["|a b|1"]),
    ("[Event \"x\"]\n\n{a}\n\n[Event \"y\"]\n1. f5\n", ["x|a|0", "y||1"]),
  ]

  @Test(arguments: texts.indices)
  func `ends before the tags of the next one`(index: Int) {
    let (text, games) = Self.texts[index]
    for lineEnd in ["\n", "\r\n", "\r"] {
      let bytes = Array(text.replacing("\n", with: lineEnd).utf8)
      for blockSize in [1, 2, 3, 7, 65_536] {
        let records = PGNFormat().readAll(bytes, blockSize: blockSize).map(\.reversi)
        let found = records.map { record in
          "\(record?.event ?? "")|\(record?.comment ?? "")|\(record?.moves.count ?? -1)"
        }
        #expect(found == games)
      }
    }
  }

  @Test func `with a repeated tag keeps the second one as a tag`() {
    let parsed = readPGN("[Event \"x\"]\n[Event \"y\"]\n\n1. f5")
    #expect(parsed.map(\.placedRules) == [["2:9 pgn-repeated-tag"]])
    #expect(parsed.first?.reversi?.tags == [Tag(name: "Event", value: "y")])
  }

  @Test(arguments: ["; a", "; a\n", "{a}\n{b}"])
  func `does not consist of comments alone`(text: String) {
    let parsed = readPGN(text)
    #expect(parsed.map { $0.reversi == nil } == [true])
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["pgn-token"])
  }

  @Test func `is not hidden by an unclosed comment`() {
    let parsed = readPGN("{a\n[Event \"x\"]\n1. f5 *\n")
    #expect(parsed.map(\.isWhole) == [false, true])
  }
}

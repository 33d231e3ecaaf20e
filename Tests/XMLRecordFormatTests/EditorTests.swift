import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

@Suite("A record in XML is changed in place:")
struct EditorTests {
  @Test(
    "a pass is written as its neighbours are",
    arguments: [
      (
        #"<moves><move at="f5"/><move at="d6"/></moves>"#, 2,
        #"<moves><move at="f5"/><pass/><move at="d6"/></moves>"#
      ),
      (
        "<moves>\n  <move at=\"f5\" />\n  <move at=\"d6\" />\n</moves>", 1,
        "<moves>\n  <pass />\n  <move at=\"f5\" />\n  <move at=\"d6\" />\n</moves>"
      ),
      (
        "<moves>\n  <move at=\"f5\"/>\n</moves>", 2,
        "<moves>\n  <move at=\"f5\"/>\n  <pass/>\n</moves>"
      ),
      (
        #"<moves> <move at="f5"></move> <move at="d6"></move> </moves>"#, 2,
        #"<moves> <move at="f5"></move> <pass></pass> <move at="d6"></move> </moves>"#
      ),
      (
        #"<moves><move at="f5" side='dark'/><move side='dark' at="d6">So!</move></moves>"#, 2,
        #"<moves><move at="f5" side='dark'/><pass side='light'/><move side='dark' at="d6">So!</move></moves>"#
      ),
      (
        "<moves>\n <move at=\"f5\"/> <!-- here -->\n <pass/>\n</moves>", 2,
        "<moves>\n <move at=\"f5\"/> <!-- here -->\n <pass/>\n <pass/>\n</moves>"
      ),
    ]
  )
  func pass(_ content: String, _ ply: Int, _ expected: String) {
    let change = RecordChange.insertPass(beforePly: ply, side: .light)
    #expect(format.changed(single(content), by: change) == single(expected))
    #expect(format.readAll(single(expected)).map(\.isWhole) == [true])
  }

  @Test(
    "moves are removed with the space before them",
    arguments: [
      (
        "<moves>\n <move at=\"f5\"/>\n <pass/>\n <move at=\"d6\"/>\n</moves>", 2...2,
        "<moves>\n <move at=\"f5\"/>\n <move at=\"d6\"/>\n</moves>"
      ),
      (
        #"<moves><move at="f5"/><move at="d6"></move><move at="c3"/></moves>"#, 2...3,
        #"<moves><move at="f5"/></moves>"#
      ),
      (
        "<moves>\n <pass/>\n <!-- x -->\n <pass time=\"1\"/>\n</moves>", 1...2,
        "<moves>\n <!-- x -->\n</moves>"
      ),
      (#"<moves><move at="f5"/><pass>Why?</pass></moves>"#, 2...2, nil),
      (#"<moves><move at="f5"/><pass glyphs="4"/></moves>"#, 2...2, nil),
      (#"<moves><move at="f5"/><pass><!-- hm --></pass></moves>"#, 2...2, nil),
    ] as [(String, ClosedRange<Int>, String?)]
  )
  func removal(_ content: String, _ plies: ClosedRange<Int>, _ expected: String?) {
    let changed = format.changed(single(content), by: .removeMoves(plies))
    #expect(changed == expected.map { single($0) })
  }

  @Test("elements keep their prefix")
  func prefix() {
    func text(_ moves: String) -> String {
      "<r:game xmlns:r=\"urn:flipbook:game-record\" version=\"1\"><r:moves>\(moves)</r:moves></r:game>"
    }
    let change = RecordChange.insertPass(beforePly: 2, side: .light)
    #expect(
      format.changed(text("<r:move at=\"f5\"/><r:move at=\"d6\"/>"), by: change)
        == text("<r:move at=\"f5\"/><r:pass/><r:move at=\"d6\"/>")
    )
  }

  @Test(
    "variations keep their moves",
    arguments: [
      (RecordChange.insertPass(beforePly: 2, side: .dark), "fpdc", ("1", "4")),
      (.insertPass(beforePly: 3, side: .dark), nil, ("", "")),
      (.removeMoves(2...2), "fc", ("1", "2")),
      (.removeMoves(3...3), "fd", ("1", "3")),
      (.removeMoves(2...3), nil, ("", "")),
    ] as [(RecordChange, String?, (String, String))]
  )
  func variations(_ change: RecordChange, _ moves: String?, _ plies: (String, String)) {
    func text(_ moves: String, _ plies: (String, String)) -> String {
      let names: [Character: String] = [
        "f": "<move at=\"f5\"/>", "d": "<move at=\"d6\"/>", "c": "<move at=\"c3\"/>",
        "p": "<pass/>",
      ]
      return single(
        """
        <moves>\(moves.compactMap { names[$0] }.joined())</moves>
        <variation ply="\(plies.0)"><move at="d3"/></variation>
        <variation ply="\(plies.1)"><move at="c4"/><variation ply="1"><pass/></variation></variation>
        """
      )
    }
    #expect(format.changed(text("fdc", ("1", "3")), by: change) == moves.map { text($0, plies) })
  }

  @Test(
    "only the parts of a result that are wrong are replaced",
    arguments: [
      (
        #"<result light="0" dark='13'/>"#, GameResult(score: DiskCounts(dark: 64, light: 0)),
        #"<result light="0" dark='64'/>"#
      ),
      (
        #"<result margin=" -14 " winner="light"/>"#, GameResult(margin: 14, winner: .dark),
        #"<result margin="14" winner="dark"/>"#
      ),
      (
        #"<result ending="unfinished"/>"#, GameResult(ending: .playedOut),
        #"<result ending="played-out"/>"#
      ),
      (#"<result winner="tie"/>"#, GameResult(margin: 2, winner: .tie), nil),
    ] as [(String, GameResult, String?)]
  )
  func result(_ content: String, _ result: GameResult, _ expected: String?) {
    let changed = format.changed(single(content), by: .setResult(result))
    #expect(changed == expected.map { single($0) })
  }

  @Test(
    "the turn of a start position is replaced",
    arguments: [(Disk.dark, "dark"), (.light, "light"), (nil, "over")] as [(Disk?, String)]
  )
  func turn(_ side: Disk?, _ word: String) {
    let rows = String(repeating: "<row>--------</row>", count: 8)
    let text = collection("<game/>", "<game><start turn='light'>\(rows)</start></game>")
    let expected = text.replacing("'light'", with: "'\(word)'")
    #expect(format.changed(text, by: .setTurn(side)) == expected)
    #expect(format.changed(single(""), by: .setTurn(side)) == nil)
  }
}

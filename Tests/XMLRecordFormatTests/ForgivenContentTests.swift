import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

@Suite struct `What is forgiven` {
  @Test func `other namespaces are skipped with everything in them`() {
    let text = """
      <r:game xmlns:r="urn:flipbook:game-record" xmlns:x="urn:x" version=" 1 " x:a="1">
        <x:meta><r:event>no</r:event>text</x:meta>
        <r:event x:lang="de">a<x:b>no</x:b>b</r:event>
        <r:date> 1977-05
        </r:date>
        <r:moves><x:y/><r:move at=" f5 " time=" 1 "><!-- no -->c<x:y/><![CDATA[<d>]]></r:move></r:moves>
      </r:game>
      """
    let parsed = format.readAll(text)
    #expect(parsed.flatMap(\.placedRules) == [])
    var record = ReversiRecord(event: "ab", date: GameDate("1977-05"), moves: Move.list("f5"))
    record.annotations = [MoveAnnotation(ply: 1, time: 1, comment: "c<d>")]
    #expect(parsed.first?.reversi == record)
  }

  @Test func `line endings become line feeds, in CDATA too`() {
    let long = String(repeating: "a\r\n", count: 400)
    let normal = long.replacing("\r\n", with: "\n")
    for blockSize in [1 << 16, 1, 2, 3, 64] {
      for text in ["<![CDATA[\(long)]]>", long] {
        let parsed = format.readAll(single("<event>\(text)</event>"), blockSize: blockSize)
        #expect(parsed.first?.reversi?.event == normal)
      }
    }
  }

  @Test func `a byte order mark is noted with the first record`() {
    let parsed = format.readAll("\u{FEFF}" + collection("<game/>", "<game/>"))
    #expect(parsed.map(\.placedRules) == [["1:1 byte-order-mark"], []])
    #expect(parsed.first?.isWhole == true)
  }

  @Test(arguments: ["UTF-8", "utf-8", "US-ASCII"])
  func `encodings that are UTF-8`(_ name: String) {
    let parsed = format.readAll("<?xml version='1.0' encoding='\(name)'?>\n" + single(""))
    #expect(parsed.flatMap(\.placedRules) == [])
    #expect(parsed.count == 1)
  }
}

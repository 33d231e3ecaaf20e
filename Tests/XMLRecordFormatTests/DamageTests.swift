import GameRecords
import TestSupport
import Testing
import XMLRecordFormat

@Suite("Repairs of damaged XML")
struct DamageTests {
  private static let text = collection(
    """
    <game id="1">
     <event>A &amp; B</event><date>1977-05</date><dark name='é' rating="1.5"/>
     <moves><move at="f5"/><move at="d6" side="light">c</move><pass/></moves>
     <variation ply="2"><pass/></variation><result winner="tie"/><tag name="T">V</tag>
    </game>
    """,
    "<game/>"
  )

  /// Bytes that do not belong where they are put.
  private static let others: [UInt8] = [
    0, 0x20, 0x22, 0x26, 0x2F, 0x30, 0x3C, 0x3E, 0x41, 0x5D, 0x7A,
  ]

  @Test("stay apart, within the file", arguments: 0..<4)
  func damage(_ part: Int) {
    let bytes = Array(Self.text.utf8)
    for offset in stride(from: part, to: bytes.count, by: 4) {
      for damaged in bytes.damaged(at: offset, by: Self.others) { check(damaged) }
    }
  }

  private func check(_ bytes: [UInt8]) {
    for problem in format.repairProblems(in: bytes) {
      Issue.record("\(problem) in \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

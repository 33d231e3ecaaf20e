import RecordFormats
import Testing

@Suite struct `A damaged transcript` {
  static let transcripts = [
    "f5d6c3\nF5F6E6\n", "# x\n1. f5 d6 2. c3 --\nd3 3. c4 39-25\r\n",
    "Ann 39-25 Bob : f5pad6Cid 1-2 D:c4\r", "+d3-c3: -04 10\nP@f4 a1a1 @@@@ []",
  ]

  @Test(arguments: transcripts)
  func `is answered wherever it is damaged`(text: String) {
    expectAnswers(whereverIsDamaged: text, of: TranscriptFormat())
  }

  @Test func `is answered even if it is only noise`() {
    let alphabet: [UInt8] = Array("fa51 --pPas@.:#\n\r+0".utf8) + [0xEF, 0xBB, 0xBF]
    expectAnswers(toNoiseOf: alphabet, of: TranscriptFormat())
  }
}

import Flipbook
import TestSupport
import Testing

/// `Tests/Data/recognition` has texts with the formats that recognise each, and why.
@Suite struct `What formats recognise` {
  @Test(arguments: CaseTable.names(in: "recognition"))
  func `is as in the table of the format that is meant`(name: String) throws {
    try CaseTable(path: "Tests/Data/recognition/\(name).jsonl").check { given in
      let bytes = CaseText(try #require(given["input"] as? String)).bytes
      let head = InputHead(of: bytes[...], isWhole: given["whole"] == nil)
      return [
        "formats": FormatRegistry.standard.formats.compactMap { format in
          format.recognise(head).map { "\(format.name): \($0.evidence)" }
        }
      ]
    }
  }
}

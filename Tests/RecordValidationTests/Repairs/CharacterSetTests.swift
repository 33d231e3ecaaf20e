import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A text that is not UTF-8` {
  /// Games around a name; then names as bytes, with their repaired texts.
  private static let games: [(format: any RecordFormat, before: String, after: String)] = [
    (SGFFormat(), "(;FF[4]GM[2]CA[UTF-8]PB[", "];B[f5])"),
    (PGNFormat(), "[Black \"", "\"]\n\n1. f5 *\n"),
    (GGFFormat(), "(;GM[Othello]PB[", "]BO[4 ---- -O*- -*O- ---- *]B[a2];)"),
    (TranscriptFormat(), "# by ", "\nf5d6\n"),
    (TranscriptFormat(), "", " 33-31 Ben : f5d6\n"),
    (BoardFormat(), "-----OX--XO----- X % ", "\n"),
  ]

  static let texts: [(charset: String, bytes: [UInt8], text: String)] = [
    ("Latin-1", [0x4A, 0xFC, 0x72, 0x67, 0x65, 0x6E], "Jürgen"),
    ("Latin-1", [0xC9, 0x6C, 0x6F, 0xEF, 0x73, 0x65], "Éloïse"),
    ("Latin-2", [0x4E, 0x6F, 0x76, 0x6F, 0x74, 0xF2], "Novotò"),
    ("Latin-5", [0x44, 0x61, 0xF0], "Dað"),
    ("EUC-JP", [0xB0, 0xE6, 0xBE, 0xE5], "°æ¾å"),
    ("KOI8-R", [0xC9, 0xD7, 0xC1, 0xCE], "É×ÁÎ"),
    ("Windows-1252", [0x4A, 0x92, 0x61], "J\u{92}a"),
  ]

  @Test(arguments: texts)
  func `is repaired by guessing, since it can be in any character set`(
    charset: String,
    bytes: [UInt8],
    text: String
  ) throws {
    for (format, before, after) in Self.games {
      let repaired = RepairedText(before.utf8 + bytes + after.utf8, by: "latin-1", format)
      #expect(!repaired.isSafe, "\(format.name)")
      #expect(repaired.text == before + text + after, "\(format.name)")
    }
  }

  @Test func `is reported once for each record`() throws {
    let texts = [
      (PGNFormat() as any RecordFormat, "[Black \"Jos^\"]\n[White \"~~\"]\n\n1. f5 {^} *\n"),
      (GGFFormat(), "(;GM[Othello]PB[^]PW[~~]CO[^]BO[4 ---- -O*- -*O- ---- *]B[a2];)"),
      (SGFFormat(), "(;GM[2]PB[^]PW[~~];B[f5]C[^])"),
      (TranscriptFormat(), "# Jos^\nAnn^ 33-31 ~~ : f5d6\n"),
    ]
    for (format, text) in texts {
      let bytes = text.utf8.map { $0 == 0x5E ? 0xE9 : $0 == 0x7E ? 0xB0 : $0 }
      let findings = format.readAll(bytes).flatMap(\.findings).filter {
        $0.rule.name == "latin-1"
      }
      #expect(findings.count == 1, "\(format.name)")
      #expect(findings.allSatisfy { $0.repair?.isSafe == false }, "\(format.name)")
      #expect(findings[0].message.hasPrefix("the text is not UTF-8 and is read as Latin-1"))
    }
  }
}

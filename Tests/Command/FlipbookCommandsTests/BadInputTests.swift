import Foundation
import TestSupport
import Testing

/// The command ends with one clear sentence and a status for any input.
@Suite(.waits) struct BadInputTests {
  /// More bytes than a record may have.
  private static let manyBytes = Effort.count(20, all: 100) << 20

  static let inputs: [(name: String, bytes: [UInt8])] = [
    ("empty", []),
    ("one byte", [UInt8(ascii: "x")]),
    ("one zero byte", [0]),
    ("line feed", [0x0A]),
    ("byte order mark", [0xEF, 0xBB, 0xBF]),
    ("binary", (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 3) }),
    ("UTF-16", [0xFF, 0xFE] + "x00\n".utf16.flatMap { [UInt8($0 & 255), 0] }),
    ("no line feed", [UInt8](repeating: UInt8(ascii: "-"), count: manyBytes)),
    ("one long string", Array("{\"id\": \"".utf8) + [UInt8](repeating: 0x61, count: manyBytes)),
    ("brackets", [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)),
    (
      "entity bomb",
      Array(
        """
        <!DOCTYPE game [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
        <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>
        <game xmlns="urn:flipbook:game-record" version="1"><event>&d;</event></game>
        """.utf8
      )
    ),
    (
      "external entity",
      Array(
        """
        <!DOCTYPE game [<!ENTITY a SYSTEM "file:///etc/passwd">]>
        <game xmlns="urn:flipbook:game-record" version="1"><event>&a;</event></game>
        """.utf8
      )
    ),
  ]

  @Test(arguments: inputs.map(\.name))
  func `is refused by every command with a sentence and a status`(name: String) throws {
    let scratch = try ScratchFolder()
    let bytes = try #require(Self.inputs.first { $0.name == name }).bytes
    let input = try scratch.write(bytes, as: "input")
    let output = scratch.url.appending(path: "output.json").path
    for arguments in [["validate"], ["stats"], ["convert", "-o", output], ["render"]] {
      let run = try Program.flipbook.run(arguments + [input])
      let words = run.text + run.errors
      #expect(
        run.status == 2 || arguments == ["validate"] && run.status == 1
          || arguments == ["stats"] && run.status == 0 && words.contains("could not be made out"),
        "\(words)"
      )
      #expect(words.contains("\(input):"), "\(words)")
      #expect(words.contains("error: "), "\(words)")
      #expect(!words.contains("root:"))
      #expect(scratch.names == ["input"])
      if ![["validate"], ["stats"]].contains(arguments) { #expect(run.output.isEmpty) }
    }
  }

  @Test(arguments: [
    "Samples/save/middle.save", "Samples/json/wipe-out.json", "Samples/json/match.json",
    "Samples/jsonl/games.jsonl", "Samples/xml/wipe-out.xml",
  ])
  func `a byte order mark does not change what is converted or drawn`(path: String) throws {
    let scratch = try ScratchFolder()
    let bytes = Repository.bytes(of: path)
    let plain = try scratch.write(bytes, as: "plain")
    let marked = try scratch.write([0xEF, 0xBB, 0xBF] + bytes, as: "marked")
    for arguments in [["convert", "--to", "jsonl"], ["render", "--select", "1"]] {
      let expected = try Program.flipbook.run(arguments + [plain])
      let run = try Program.flipbook.run(arguments + [marked])
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == expected.output)
    }
    for (name, input) in [("a", plain), ("b", marked)] {
      let folder = scratch.url.appending(path: name).path
      let arguments = ["convert", "--to", "save", "--output-dir", folder, input]
      #expect(try Program.flipbook.run(arguments).status == 0)
    }
    let names = { (folder: String) in
      Repository.names(in: scratch.url.appending(path: folder)).map {
        $0.replacing("marked", with: "plain")
      }
    }
    #expect(names("a") == names("b"))
  }
}

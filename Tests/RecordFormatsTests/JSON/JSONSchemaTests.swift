import Foundation
import GameRecords
import Testing
import TestSupport

@testable import RecordFormats

@Suite(.needs(.jsonschema))
struct JSONSchemaTests {
  private static func validate(_ lines: String) throws -> [Bool] {
    try JSONSchemaValidator(JSONFormat.schema).validate(lines.utf8)
  }

  @Test func `the schema accepts everything that is written`() throws {
    var generator = SeededGenerator(seed: 5)
    let records = (0..<500).map { _ in ReversiRecord.random(using: &generator) }
    let format = JSONFormat(layout: .lines)
    let lines = String(decoding: try format.write(records, .collection), as: UTF8.self)
    let array = lines.split(separator: "\n").joined(separator: ",")
    #expect(try Self.validate(lines + "[\(array)]\n[]\n").allSatisfy(\.self))
  }

  @Test func `the schema accepts exactly what the reader accepts`() throws {
    let board = "\"----\",\"-xo-\",\"-ox-\",\"----\""
    let long = (0..<1001).map { _ in "\"a1\"" }.joined(separator: ",")
    let texts = [
      // Accepted.
      "{}", "{\"flipbook\":1.0}", "{\"$schema\":\"\"}", "{\"players\":{}}", "{\"result\":{}}",
      "{\"result\":{\"dark\":0,\"light\":256}}", "{\"moves\":[\"p16\",\"a1\",\"pass\"]}",
      "{\"moves\":[{\"move\":\"a10\"}]}", "{\"start\":{\"turn\":\"over\",\"board\":[\(board)]}}",
      "{\"variations\":[]}", "{\"comment\":\"\"}", "{\"result\":{\"margin\":-0.5}}",
      "{\"variations\":[{\"ply\":1,\"moves\":[\"a1\"],\"variations\":[]}]}",
      "{\"variations\":[{\"variations\":[{\"ply\":2.0,\"moves\":[{\"move\":\"a1\"}]}],"
        + "\"moves\":[\"pass\"],\"ply\":1}]}",
      "{\"moves\":[{\"move\":\"a1\",\"glyphs\":[0,255]}]}",
      #"{"marks":["f5=A","p16=circle","f5=\"circle\"","f5:d6","a1-a2","f5= x y"]}"#,
      #"{"moves":[{"move":"a1","marks":["f5=大"]}]}"#,
      "{\"date\":\"1977\"}", "{\"date\":\"2000-02-29\"}",
      "{\"date\":\"1977-05-31T23:59:59-14:00\"}",
      "{\"date\":\"1977-05-31T23:59:59Z\"}", "{\"date\":\"1977-05-31T00:00:00\"}",
      #"{"session":[]}"#,
      #"{"moves":["a1"],"session":[{"ply":0,"side":"dark","mode":"manual"},{"time":0,"reset":true,"ply":1.0}]}"#,
      #"{"session":[{"ply":0,"time":1.5,"side":"light","mode":"computer"}]}"#,
      // Rejected.
      "7", "null", "\"a\"", "[7]", "[[]]", "[{},null]", "{\"flipbook\":2}", "{\"flipbook\":\"1\"}",
      "{\"id\":7}", "{\"id\":null}", "{\"x\":0}", "{\"players\":{\"black\":{}}}",
      "{\"players\":{\"dark\":\"A\"}}", "{\"players\":{\"dark\":{\"mode\":\"human\"}}}",
      "{\"players\":{\"dark\":{\"rating\":\"1\"}}}", "{\"moves\":\"f5\"}", "{\"moves\":[\"F5\"]}",
      "{\"moves\":[\"a0\"]}", "{\"moves\":[\"a17\"]}", "{\"moves\":[\"q1\"]}", "{\"moves\":[\"\"]}",
      "{\"moves\":[\"xpass\"]}", "{\"moves\":[{}]}", "{\"moves\":[{\"move\":\"a1\",\"time\":-1}]}",
      "{\"moves\":[{\"move\":\"a1\",\"side\":\"x\"}]}", "{\"moves\":[{\"move\":\"a1\",\"x\":0}]}",
      "{\"moves\":[\(long)]}", "{\"start\":{}}", "{\"start\":{\"turn\":\"dark\"}}",
      "{\"start\":{\"board\":[\(board)]}}", "{\"start\":{\"turn\":\"x\",\"board\":[\(board)]}}",
      "{\"start\":{\"turn\":\"dark\",\"board\":[]}}",
      "{\"start\":{\"turn\":\"dark\",\"board\":[\(board),\"----\"]}}",
      "{\"start\":{\"turn\":\"dark\",\"board\":[\(board),\"----\",\"------\"]}}",
      "{\"start\":{\"turn\":\"dark\",\"board\":[\"---X\",\"----\",\"----\",\"----\"]}}",
      "{\"start\":{\"turn\":\"dark\",\"board\":[\"---\",\"---\",\"---\",\"---\"]}}",
      "{\"result\":{\"dark\":1}}", "{\"result\":{\"light\":1}}",
      "{\"result\":{\"dark\":257,\"light\":0}}", "{\"result\":{\"dark\":1.5,\"light\":0}}",
      "{\"result\":{\"dark\":-1,\"light\":0}}", "{\"result\":{\"winner\":\"draw\"}}",
      "{\"result\":{\"ending\":\"\"}}", "{\"tags\":[{\"name\":\"a\"}]}",
      "{\"tags\":[{\"name\":\"\",\"value\":\"\"}]}", "{\"tags\":{}}", "{\"date\":1977}",
      "{\"variations\":{}}", "{\"variations\":[[]]}", "{\"variations\":[{}]}",
      "{\"variations\":[{\"ply\":1}]}", "{\"variations\":[{\"moves\":[\"a1\"]}]}",
      "{\"variations\":[{\"ply\":1,\"moves\":[]}]}",
      "{\"variations\":[{\"ply\":0,\"moves\":[\"a1\"]}]}",
      "{\"variations\":[{\"ply\":1.5,\"moves\":[\"a1\"]}]}",
      "{\"variations\":[{\"ply\":\"1\",\"moves\":[\"a1\"]}]}",
      "{\"variations\":[{\"ply\":1,\"moves\":[\"a0\"]}]}",
      "{\"variations\":[{\"ply\":1,\"moves\":[\"a1\"],\"x\":0}]}",
      "{\"variations\":[{\"ply\":1,\"moves\":[\"a1\"],\"variations\":[{}]}]}",
      #"{"session":{}}"#,
      #"{"session":[7]}"#,
      #"{"session":[{}]}"#,
      #"{"session":[{"ply":0}]}"#,
      #"{"session":[{"reset":true}]}"#,
      #"{"session":[{"ply":0,"side":"dark"}]}"#,
      #"{"session":[{"ply":0,"mode":"manual"}]}"#,
      #"{"session":[{"ply":0,"reset":false}]}"#,
      #"{"session":[{"ply":0,"reset":1}]}"#,
      #"{"session":[{"ply":0,"reset":true,"side":"dark"}]}"#,
      #"{"session":[{"ply":0,"reset":true,"side":"dark","mode":"manual"}]}"#,
      #"{"session":[{"ply":-1,"reset":true}]}"#,
      #"{"session":[{"ply":0.5,"reset":true}]}"#,
      #"{"session":[{"ply":"0","reset":true}]}"#,
      #"{"session":[{"ply":0,"time":-1,"reset":true}]}"#,
      #"{"session":[{"ply":0,"side":"x","mode":"manual"}]}"#,
      #"{"session":[{"ply":0,"side":"dark","mode":"x"}]}"#,
      #"{"session":[{"ply":0,"reset":true,"x":0}]}"#,
      "{\"moves\":[{\"move\":\"a1\",\"glyphs\":[]}]}",
      #"{"marks":[]}"#, #"{"marks":"f5=A"}"#, #"{"marks":["f5"]}"#, #"{"marks":["f5="]}"#,
      #"{"marks":["q1=A"]}"#, #"{"marks":["f5= "]}"#, #"{"marks":["f5:d6:c3"]}"#,
      "{\"moves\":[{\"move\":\"a1\",\"glyphs\":[256]}]}",
      "{\"moves\":[{\"move\":\"a1\",\"glyphs\":[-1]}]}",
      "{\"moves\":[{\"move\":\"a1\",\"glyphs\":[1.5]}]}",
      "{\"moves\":[{\"move\":\"a1\",\"glyphs\":1}]}", "{\"comment\":1}",
      "{\"result\":{\"margin\":\"2\"}}", "{\"date\":\"0000\"}", "{\"date\":\"1977-13\"}",
      "{\"date\":\"1977-02-30\"}",
      "{\"date\":\"1977-04-31\"}", "{\"date\":\"1977-05-01T24:00:00\"}",
      "{\"date\":\"1977-05-01Z\"}",
      "{\"date\":\"1977-05-01T10:00:00+00:00\"}", "{\"date\":\"1977-05-01T10:00:00+14:01\"}",
      "{\"date\":\"1977-5-1\"}", "{\"date\":\"\"}",
    ]
    let accepted = try Self.validate(texts.joined(separator: "\n"))
    try #require(accepted.count == texts.count)
    for (text, isAccepted) in zip(texts, accepted) {
      let parsed = JSONFormat(layout: .document).readAll(text)
      // The reader also accepts other notations.
      let isPlain = !parsed.flatMap(\.placedRules).contains { $0.hasSuffix(" json-spelling") }
      #expect((isPlain && parsed.allSatisfy(\.isWhole)) == isAccepted, "\(text)")
    }
  }
}

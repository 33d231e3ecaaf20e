import GameRecords
import Games
import PuzzleRules
import RecordFormats
import TestSupport
import Testing
import XMLRecordFormat

@Suite struct `The table of a puzzle's facts` {
  static let games: [any GameTable] = .reversi + [PuzzleTable()]
  static let formats: [any RecordFormat] = [
    JSONFormat(layout: .document, games: games), JSONFormat(layout: .lines, games: games),
    XMLFormat(games: games),
  ]

  static func format(_ name: String) throws -> any RecordFormat {
    try #require(formats.first { $0.name == name })
  }

  @Test(arguments: ["json", "jsonl", "xml"], [1, 7, 1 << 16])
  func `stores everything`(name: String, blockSize: Int) throws {
    let format = try Self.format(name)
    var generator = SeededGenerator(seed: UInt64(blockSize))
    let records = (0..<40).map { _ in PuzzleRecord.random(using: &generator) }
    let bytes = try format.write(records, .collection)
    let parsed = format.readAll(bytes, blockSize: blockSize)
    #expect(parsed.flatMap(\.findings).map(\.message) == [])
    #expect(parsed.map(\.puzzle) == records)
    for (parsed, record) in zip(parsed, records) {
      let places = try #require(parsed.puzzle?.origin?.moves)
      #expect(places.count == record.slides.count)
      for (place, panel) in zip(places, record.slides) {
        let text = String(
          decoding: parsed.source.bytes.dropFirst(place.bytes.lowerBound).prefix(place.bytes.count),
          as: UTF8.self
        )
        #expect(text.contains("\(panel)"))
      }
    }
  }

  @Test(arguments: ["json", "xml"])
  func `leaves out a comment without words`(name: String) throws {
    let format = try Self.format(name)
    let text =
      #"{"flipbook":1,"game":"puzzle","start":[[1,2],[0,3]],"slides":[{"panel":3,"comment":""}]}"#
    let record = try #require(Self.format("json").readAll(text).first?.puzzle)
    #expect(record.annotations == [])
    #expect(format.readAll(try format.write([record], .single)).map(\.puzzle) == [record])
  }

  @Test(arguments: ["json", "jsonl", "xml"])
  func `has no negative time, which could not be read`(name: String) throws {
    var record = `The record of a puzzle`.full
    record.annotations = [SlideAnnotation(ply: 1, time: -1)]
    let format = try Self.format(name)
    let error = #expect(throws: WritingError.self) { try format.write([record], .single) }
    #expect(error?.message == "the time of ply 1 is negative")
  }

  @Test(arguments: ["json", "jsonl", "xml"])
  func `stores one record as a document`(name: String) throws {
    let format = try Self.format(name)
    let record = `The record of a puzzle`.full
    let bytes = try format.write([record], .single)
    #expect(format.readAll(bytes).map(\.puzzle) == [record])
    let head = InputHead(of: bytes[...], isWhole: true)
    #expect(Self.formats.contains { $0.recognise(head) != nil })
  }

  @Test func `is what the schema describes`() throws {
    let validator = JSONSchemaValidator(JSONFormat.schema)
    var generator = SeededGenerator(seed: 5)
    let records = (0..<40).map { _ in PuzzleRecord.random(using: &generator) }
    let bytes = try Self.format("jsonl").write(records, .collection)
    #expect(try validator.validate(bytes) == records.map { _ in true })
    let wrong = [
      #"{"flipbook":1,"start":[[1,2],[3,0]]}"#,
      #"{"flipbook":1,"game":"chess","start":[[1,2],[3,0]]}"#,
      #"{"flipbook":1,"game":"puzzle"}"#,
      #"{"flipbook":1,"game":"puzzle","start":[[1,2]]}"#,
      #"{"flipbook":1,"game":"puzzle","start":[[1,2],[3,0]],"slides":["a"]}"#,
      #"{"flipbook":1,"game":"puzzle","start":[[1,2],[3,0]],"moves":[]}"#,
    ]
    let lines = Array(wrong.map { $0 + "\n" }.joined().utf8)
    #expect(try validator.validate(lines) == wrong.map { _ in false })
  }

  @Test(.waits, .needs(.xmllint)) func `is what the schema of XML describes`() throws {
    let format = try Self.format("xml")
    var generator = SeededGenerator(seed: 6)
    let records = (0..<30).map { _ in PuzzleRecord.random(using: &generator) }
    var documents = try records.map { try format.write([$0], .single) }
    documents.append(try format.write(records, .collection))
    let wrong = [
      "", "<start><row>1 x</row><row>3 0</row></start>",
      "<start><row>1 2</row><row>3 0</row></start><slides><slide/></slides>",
      "<start><row>1 2</row><row>3 0</row></start><player>a</player>",
    ].map { Array("<puzzle xmlns='urn:flipbook:game-record' version='1'>\($0)</puzzle>".utf8) }
    let expected = documents.map { _ in true } + wrong.map { _ in false }
    #expect(try XMLSchemaValidator(XMLFormat.schema).validate(documents + wrong) == expected)
    for document in wrong {
      #expect(format.readAll(document).contains { $0.hasErrors })
    }
  }

  /// The schema repeats what the table says.
  @Test func `has the types of the schema of XML`() throws {
    let types = XMLSchemaTypes(XMLFormat.schema)
    try compare("puzzle", PuzzleTable().table.fields)

    func compare(_ name: String, _ fields: RecordFields) throws {
      let type = try #require(types.elements[name])
      let attributes = fields.filter { $0.kind != .version && $0.attribute != nil }
      #expect(Set(type.attributes.keys) == Set(attributes.map { "\($0.name)" }), "\(name)")
      #expect(type.required == Set(attributes.filter(\.isRequired).map { "\($0.name)" }), "\(name)")
      for field in attributes {
        let facets = types.values[type.attributes["\(field.name)"] ?? ""] ?? []
        switch field.kind {
        case .word(let words): #expect(facets == words.all.map { .init("enumeration", $0) })
        case .whole(let range): compare(facets, range)
        default: break
        }
      }
      var children: [String: String] = [:]
      for field in fields {
        guard case .element = field.place else { continue }
        let own = "puzzle-\(field.name)"
        switch field.kind {
        case .part(let part):
          let (isTag, table) = ("\(field.name)" == "tags", part.table)
          try compare(isTag ? "tag" : own, table.fields)
          children[isTag ? "tag" : "\(field.name)"] = isTag ? "tag" : own
        case .line(let line):
          let item = "puzzle-\(line.item.words.name)"
          try compare(item, line.item.fields)
          children["\(field.name)"] = own
          #expect(types.elements[own]?.children == ["\(line.item.words.name)": item])
        case .grid(let form):
          children["\(field.name)"] = own
          #expect(types.elements[own]?.children == ["row": "puzzle-row"])
          let (least, most) = (form.rows.lowerBound, form.rows.upperBound)
          let limits = "<xs:sequence minOccurs=\"\(least)\" maxOccurs=\"\(most)\">"
          #expect(types.elements[own]?.limits == [limits])
          compare(types.values["whole-0-255"] ?? [], form.cells)
        case .date: children["\(field.name)"] = "date"
        default: children["\(field.name)"] = "free-text"
        }
      }
      #expect(type.children == children, "\(name)")
    }

    func compare(_ facets: [XMLSchemaTypes.Facet], _ range: ClosedRange<Int>) {
      let expected: [XMLSchemaTypes.Facet] = [
        .init("minInclusive", "\(range.lowerBound)"), .init("maxInclusive", "\(range.upperBound)"),
      ]
      #expect(facets == expected)
    }
  }

  @Test(arguments: ["jsonl", "xml"])
  func `may be among records of Reversi`(name: String) throws {
    let format = try Self.format(name)
    var writer = try #require(format.makeWriter(WritingOptions(.collection)))
    var bytes: [UInt8] = []
    var puzzle = `The record of a puzzle`.full
    var reversi = ReversiRecord(id: "r")
    #expect(writer.fit(&puzzle) == [])
    #expect(writer.fit(&reversi) == [])
    try writer.write(puzzle, to: &bytes)
    try writer.write(reversi, to: &bytes)
    try writer.write(puzzle, to: &bytes)
    writer.finish(to: &bytes)
    let parsed = format.readAll(bytes)
    #expect(parsed.map(\.puzzle) == [puzzle, nil, puzzle])
    #expect(parsed.map(\.reversi) == [nil, reversi, nil])
  }

  @Test(arguments: ["json", "jsonl", "xml"])
  func `never crashes a reader`(name: String) throws {
    let format = try Self.format(name)
    let bytes = try format.write([`The record of a puzzle`.full], .collection)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5 * Effort.rounds {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: index)
        default: damaged.removeSubrange(index...)
        }
        if damaged.isEmpty { damaged = [0x20] }
      }
      for parsed in format.readAll(damaged) {
        for finding in parsed.findings {
          let offset = finding.place.start?.offset ?? 0
          #expect(offset <= damaged.count)
        }
      }
    }
  }
}

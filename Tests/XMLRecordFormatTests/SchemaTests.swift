import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@testable import XMLRecordFormat

@Suite(.waits, .needs(.xmllint))
struct `The schema` {
  private static var validator: XMLSchemaValidator { XMLSchemaValidator(XMLFormat.schema) }

  @Test func `accepts what is written`() throws {
    var generator = SeededGenerator(seed: 11)
    let records = (0..<100).map { _ in ReversiRecord.random(using: &generator) }
    var documents = try records.map { try format.write([$0], .single) }
    documents.append(try format.write(records, .collection))
    let verdicts = try Self.validator.validate(documents)
    for (document, isValid) in zip(documents, verdicts) {
      #expect(isValid, "\(String(decoding: document, as: UTF8.self))")
    }
  }

  static let accepted = [
    "<event/><site>a</site>", "<event x:l='a'>a<x:b>t<x:c/></x:b>b</event>",
    "<x:a><event>t</event></x:a><tag name='a'>b<x:b/></tag><x:b/><tag name='a'/>",
    "<dark><x:a/></dark><light x:a='1' mode=' manual '/>",
    "<moves><x:a/><move at=' p16 '>c<x:a/></move><pass side='dark'/></moves><result><x:a/></result>",
    "<start turn='over'><x:a/><row>----</row><row>-ox-</row><x:a/><row>-xo-</row><row>----</row></start>",
    "<date>0001</date>", "<date>1977-12</date>", "<date>2000-02-29</date>",
    "<date>1977-05-01T23:59:59</date>", "<date>1977-05-01T00:00:00Z</date>",
    "<date>1977-05-01T00:00:00+14:00</date>", "<date>1977-05-01T00:00:00-00:30</date>",
    "<dark rating='-1.5e-10'/>", "<moves><move at='f5' time='0' evaluation='-64'/></moves>",
    "<result dark='0' light='256' margin='-64.5' winner='tie' ending='played-out'/>",
    "<comment x:l='a'>a<x:b/>b</comment><x:a/><tag name='a'/>",
    "<moves><move at='f5' marks='f5=A  d6:c3 f5=&quot;cross&quot; a1-a2'/></moves>",
    "<moves><move at='f5' glyphs='0 255'/><pass glyphs=' 007  6 '/></moves>",
    "<x:a/><variation x:y='1' ply='1'><x:a/><pass/><x:a/><move at='f5'/><x:a/><variation ply='03'>"
      + "<move at='a1'>t<x:a/></move></variation><x:a/></variation><x:a/><result/>",
    "<moves/><variation ply='1'><pass/></variation><variation ply='1'><pass/></variation>",
    "<session/>", "<session><reset ply='000' time='0'/></session>",
    "<x:a/><moves><pass/></moves><session x:y='1'><x:a/><mode ply='0' side='dark' mode=' manual '/>"
      + "<x:a/><mode x:y='1' mode='computer' side='light' time='1.5e3' ply='1'><x:a/></mode><x:a/>"
      + "<reset ply='01' x:y='1'><x:a/></reset><x:a/></session><x:a/><result/>",
  ]

  @Test func `accepts what is read`() throws {
    let documents = Self.accepted.map {
      Array(single($0, attributes: " xmlns:x='urn:x' x:y='z'").utf8)
    }
    for (content, isValid) in zip(
      Self.accepted,
      try Self.validator.validate(documents)
    ) {
      #expect(isValid, "\(content)")
    }
    #expect(documents.flatMap { format.readAll($0).flatMap(\.placedRules) } == [])
  }

  /// What XML Schema cannot express, or what `xmllint` does not check.
  static let unsaid: Set<String> = [
    "<result> has the count of one side only",
    "Namespace prefix p on event is not defined",
    "evaluation is “1e999”; expected a number such as 1.5",
    "ply is “2”; expected 1, where the line ends",
    "ply is “3”; expected a move of the line, from 1 to 2",
    "a variation at ply 1 must come before one at ply 2",
  ]

  static let refused = [
    "<date>0000</date>", "<date>1977-13</date>", "<date>1977-05-01T24:00:00</date>",
    "<date>1977-05-01T00:00:00+00:00</date>", "<date>1977-05-01Z</date>", "<date></date>",
    "<moves><pass glyphs='0001'/></moves>", "<moves><pass marks=''/></moves>",
    "<moves><pass marks='f5'/></moves>", "<moves><pass marks='f5=A B'/></moves>",
    "<result margin='INF'/>",
    "<session><reset ply='0000'/></session>", "<session>a</session>",
    "<session><reset ply='0' time='-0.5'/></session>", "<session><reset ply='1001'/></session>",
    "<variation ply='0001'><pass/></variation>", "<variation ply='1001'><pass/></variation>",
    "<date>-1977</date>", "<date>1977-05-01T00:00:00.5</date>", "<moves><move at='f17'/></moves>",
    "<moves><move at='q1'/></moves>", "<moves><move at=''/></moves>", "<dark rating='INF'/>",
    "<dark rating='.5'/>", "<dark rating='+5'/>", "<result dark='1.0' light='1'/>",
    "<result dark='-1' light='1'/>", "<start turn='dark'/>", "<game/>",
    "<start turn='dark'><row>-----</row><row>-ox--</row><row>-xo--</row><row>-----</row></start>",
    "<start turn='dark'><row> ----</row><row>-ox-</row><row>-xo-</row><row>----</row></start>",
  ]

  @Test func `refuses what the reader refuses`() throws {
    let bad =
      (BadContent.values + BadContent.variations + BadContent.sessions + BadContent.structure
      + BadContent.starts)
      .filter { !Self.unsaid.contains($0.message) && $0.rule != .rowLength }
      .map(\.text.bytes)
    let documents = bad + Self.refused.map { Array(single($0).utf8) }
    for (document, isValid) in zip(
      documents,
      try Self.validator.validate(documents)
    ) {
      #expect(!isValid, "\(String(decoding: document, as: UTF8.self))")
      #expect(format.readAll(document).flatMap(\.placedRules) != [])
    }
  }

  static let children = [
    "<event/>", "<site/>", "<round/>", "<date>1977</date>", "<dark/>", "<light/>",
    "<start turn='dark'><row>----</row><row>-ox-</row><row>-xo-</row><row>----</row></start>",
    "<moves/>", "<variation ply='1'><pass/></variation>", "<session/>", "<result/>", "<comment/>",
    "<tag name='a'/>",
  ]

  @Test func `agrees with the reader on the order of every two children`() throws {
    let pairs = Self.children.indices.flatMap { a in
      Self.children.indices.map { b in (a, b) }
    }
    let documents = pairs.map { Array(single(Self.children[$0] + Self.children[$1]).utf8) }
    let verdicts = try Self.validator.validate(documents)
    for (pair, (document, isValid)) in zip(pairs, zip(documents, verdicts)) {
      let isRepeated = pair.0 == pair.1
      let mayRepeat = Self.children[pair.0].contains(/<(?:variation|tag)/)
      let rules: [Rule] =
        pair.0 > pair.1
        ? [.xmlElementOrder] : isRepeated && !mayRepeat ? [.xmlDuplicateElement] : []
      #expect(isValid == rules.isEmpty)
      #expect(format.readAll(document).flatMap { $0.findings.map(\.rule) } == rules)
    }
  }
}

/// The schema repeats what the vocabulary says.
@Suite struct `The types of the schema` {
  static var types: XMLSchemaTypes { XMLSchemaTypes(XMLFormat.schema) }

  @Test func `have the attributes and children of each element`() throws {
    let contexts = try #require(XMLContexts(.reversi) { XMLNames.shared.pointer($0) })
    let game = try #require(contexts.games.first)
    var known: Set<String> = []
    func compare(_ context: XMLContext) throws {
      guard known.insert(context.name).inserted else { return }
      let isText = context.holdsText && context.table == nil
      let name =
        ["date", "row"].contains(context.name)
        ? context.name
        : isText ? "free-text" : ["dark", "light"].contains(context.name) ? "player" : context.name
      let type = try #require(Self.types.elements[name], "\(name)")
      // A game of many does not repeat the version.
      let attributes = context.attributes.filter { $0.name.text != "version" }
      #expect(Set(type.attributes.keys).isSubset(of: attributes.map(\.name.text)), "\(name)")
      let required = attributes.filter { context.required >> UInt32($0.field) & 1 == 1 }
      #expect(type.required.isSuperset(of: required.map(\.name.text)), "\(name)")
      #expect(Set(type.children.keys) == Set(context.entries.map(\.name.text)), "\(name)")
      for (name, field) in attributes {
        guard case .word(let words) = context.table?.fields[field].kind,
          let value = type.attributes[name.text]
        else { continue }
        #expect(
          Self.types.values[value] == words.all.map { XMLSchemaTypes.Facet("enumeration", $0) }
        )
      }
      for entry in context.entries { try compare(entry.context) }
    }
    try compare(game.context)
    #expect(known.count == 20)
  }

  @Test func `have the version of a single record`() {
    for name in ["single-game", "single-puzzle"] {
      #expect(Self.types.elements[name]?.attributes == ["version": "version"])
      #expect(Self.types.elements[name]?.required == ["version"])
    }
    #expect(Self.types.values["version"]?.map(\.value) == [XMLVocabulary.version])
  }

  @Test func `have the limits of the reader`() {
    let values = Self.types.values
    #expect(values["ply"]?.first?.value.hasSuffix("|\(Limits.moves)") == true)
    #expect(values["moves-before"]?.first?.value.hasSuffix("|\(Limits.moves)") == true)
    let most = XMLSchemaTypes.Facet("maxInclusive", "256")
    #expect(values["count"]?.last == most)
    let sizes = BoardSize.range
    let rows = "minOccurs=\"\(sizes.lowerBound)\" maxOccurs=\"\(sizes.upperBound)\""
    #expect(Self.types.elements["start"]?.limits == ["<xs:sequence \(rows)>"])
    let pairs = "{\(sizes.lowerBound / 2),\(sizes.upperBound / 2)}"
    #expect(values["row-text"]?.first?.value.hasSuffix(pairs) == true)
  }
}

/// Names as pointers, as a parser has them.
private final class XMLNames: @unchecked Sendable {
  static let shared = XMLNames()
  private var known: [String: UnsafePointer<UInt8>] = [:]

  func pointer(_ name: String) -> UnsafePointer<UInt8>? {
    if let pointer = known[name] { return pointer }
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count + 1)
    _ = copy.initialize(from: Array(name.utf8) + [0])
    let pointer = copy.baseAddress.map { UnsafePointer($0) }
    known[name] = pointer
    return pointer
  }
}

import Games
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
    let contexts = XMLContexts(.reversi) { XMLNames.shared.pointer($0) }
    let game = try #require(contexts.collection.entries.first)
    var known: Set<String> = []
    func compare(_ context: XMLContext) throws {
      guard known.insert(context.name).inserted else { return }
      let isText = context.holdsText && context.table == nil
      let name =
        ["date", "row"].contains(context.name)
        ? context.name
        : isText ? "free-text" : ["dark", "light"].contains(context.name) ? "player" : context.name
      let type = try #require(Self.types.elements[name], "\(name)")
      let attributes = context.attributes
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

  func pointer(_ name: String) -> UnsafePointer<UInt8> {
    if let pointer = known[name] { return pointer }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: name.utf8.count + 1)
    copy.initialize(from: Array(name.utf8) + [0], count: name.utf8.count + 1)
    known[name] = UnsafePointer(copy)
    return UnsafePointer(copy)
  }
}

import GameRecords
@testable import Games
import RecordFormats
import Testing

/// What is true of every row in the tables of a record.
@Suite struct `The tables of a record` {
  @Test func `have no field name twice, as one word or with a hyphen`() {
    walk(ReversiTable().table) { table in
      let names = table.fields.map { "\($0.name)" }
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.wholeMatch(of: /\$?[a-z]+/) != nil })
      #expect(table.fields.count < UInt32.bitWidth)
    }
  }

  /// Visits a table and those of its parts.
  private func walk(_ table: ObjectTable, _ visit: (ObjectTable) -> Void) {
    var known: [ObjectTable] = []
    func walk(_ table: ObjectTable) {
      guard !known.contains(where: { $0 === table }) else { return }
      known.append(table)
      visit(table)
      for field in table.fields {
        switch field.kind {
        case .part(let part): walk(part.table)
        case .line(let line): walk(line.item)
        default: break
        }
      }
    }
    walk(table)
    #expect(known.count == 10)
  }

  @Test func `store every field's values at their own place`() {
    var draft = ReversiDraft()
    var count = 0
    withUnsafeMutablePointer(to: &draft) { pointer in
      check(ReversiTable().table, ObjectPointer(pointer), depth: 0, &count)
    }
    #expect(count > 60)
  }

  private func check(_ table: ObjectTable, _ object: ObjectPointer, depth: Int, _ count: inout Int)
  {
    let fields = table.fields
    for index in fields.indices {
      switch fields[index].kind {
      case .part(let part) where depth < 3:
        part.add(object) { inner in
          check(part.table, inner, depth: depth + 1, &count)
          return false
        }
      case .line(let line):
        line.add(object) { item in
          check(line.item, item, depth: depth + 1, &count)
          return nil
        }
      default: break
      }
      for value in Self.values(of: fields[index].kind) {
        let others = fields.indices.filter { $0 != index }
        let before = others.map { fields[$0].get(object).map { "\($0)" } }
        fields[index].set(object, value, 3..<7)
        let kept = fields[index].get(object)
        #expect(kept.map { "\($0)" } == "\(value)", "\(table.words.name) \(fields[index].name)")
        #expect(others.map { fields[$0].get(object).map { "\($0)" } } == before)
        count += 1
      }
    }
  }

  /// Some values of a kind; empty for kinds that are stored elsewhere.
  private static func values(of kind: FieldKind) -> [FieldValue] {
    switch kind {
    case .text, .name: [.text("a"), .text("é 名")]
    case .word(let words): words.all.indices.map { .word(words, $0) }
    case .number: [.number(-1.5), .number(0)]
    case .seconds: [.number(0), .number(2.25)]
    case .whole(let range): [.whole(range.lowerBound), .whole(range.upperBound)]
    case .wholes(let range): [.wholes([range.lowerBound]), .wholes([4, range.upperBound])]
    case .code(let notation): texts(in: notation).map(FieldValue.text)
    case .codes(let notation): texts(in: notation).map { .texts([$0]) }
    case .date: [GameDate("1977"), GameDate("1977-05-01")].compactMap { $0 }.map(FieldValue.date)
    case .flag: [.flag]
    case .version, .game, .schema, .rows, .grid, .part, .line: []
    }
  }

  private static func texts(in notation: Notation) -> [String] {
    ["pass", "f5", "p16", "a1=cross", "f5:d6"].filter { notation.read($0) == $0 }
  }

  @Test(arguments: [FieldWords.side, .turn, .mode, .winner, .ending])
  func `find each of their words, and no other`(words: FieldWords) {
    #expect(words.all.map { words.index(of: $0.utf8) } == Array(words.all.indices))
    #expect(words.index(of: "neither".utf8) == nil)
  }
}

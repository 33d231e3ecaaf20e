import GameRecords
import ReversiRules
import Testing

@testable import RecordFormats

/// What is true of every row in the table of a record's shape.
@Suite struct `The shape of a record` {
  @Test(arguments: RecordObject.allCases)
  func `has no field name twice, as one word or with a hyphen`(object: RecordObject) {
    let names = object.fields.map { "\($0.name)" }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /\$?[a-z]+/) != nil })
    #expect(object.fields.count < UInt32.bitWidth)
  }

  @Test func `stores every field's values at their own place`() {
    check(RecordShapes.record, ReversiRecord())
    for side in Disk.allCases { check(RecordShapes.player(side), Player()) }
    check(RecordShapes.start, StartDraft())
    check(RecordShapes.move, MoveDraft(nil, MoveAnnotation(ply: 1)))
    check(RecordShapes.variation, VariationDraft())
    check(RecordShapes.change, ChangeDraft())
    check(RecordShapes.result, ResultDraft())
    check(RecordShapes.tag, Tag(name: "", value: ""))
  }

  private func check<Object>(_ shape: RecordShape<Object>, _ blank: Object) {
    for index in shape.fields.indices {
      for value in Self.values(of: shape.fields[index].kind) {
        var object = blank
        let others = shape.fields.indices.filter { $0 != index }
        let before = others.map { shape.accesses[$0].get(&object)?.plainText }
        shape.accesses[index].set(&object, value, 3..<7)
        let kept = shape.accesses[index].get(&object)
        #expect(
          kept.map { "\($0)" } == "\(value)",
          "\(shape.words.name) \(shape.fields[index].name)"
        )
        #expect(others.map { shape.accesses[$0].get(&object)?.plainText } == before)
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
    case .count: [.whole(0), .whole(256)]
    case .ply(let least): [.whole(least), .whole(60)]
    case .glyphs: [.glyphs([1]), .glyphs([4, 18])]
    case .marks: [.marks([.shape(.cross, on: Square(rawValue: 0))])]
    case .date: [GameDate("1977"), GameDate("1977-05-01")].compactMap { $0 }.map(FieldValue.date)
    case .move:
      [Move.pass, Square("f5").map(Move.placement)].compactMap { $0 }.map(FieldValue.move)
    case .flag: [.flag]
    case .whole(let range): [.whole(range.lowerBound), .whole(range.upperBound)]
    case .version, .game, .schema, .rows, .grid, .moves, .variations, .object, .list, .part: []
    }
  }

  @Test(arguments: [FieldWords.side, .turn, .mode, .winner, .ending])
  func `finds each of its words, and no other`(words: FieldWords) {
    #expect(words.all.map { words.index(of: $0.utf8) } == Array(words.all.indices))
    #expect(words.index(of: "neither".utf8) == nil)
  }

  @Test func `changes between two objects are the fields in which they differ`() {
    let old = ResultDraft(GameResult(score: DiskCounts(dark: 40, light: 24), winner: .dark))
    let new = ResultDraft(GameResult(score: DiskCounts(dark: 40, light: 20), ending: .agreed))
    let changes = RecordShapes.result.changes(from: old, to: new)
    #expect(changes.map { "\($0.field.name)" } == ["light", "winner", "ending"])
    #expect(changes.map(\.text) == ["20", nil, "agreed"])
  }
}

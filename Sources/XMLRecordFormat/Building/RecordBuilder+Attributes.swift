import GameRecords
import RecordFormats
import ReversiRules

/// Reads the attributes of elements.
extension RecordBuilder {
  /// Reads the attributes of a start tag into the object that the element describes.
  /// - Parameters:
  ///   - tag: the start tag.
  ///   - element: its element.
  ///   - shape: the shape of the object.
  ///   - object: the object.
  ///   - ply: the number of the move, if findings can name it.
  /// - Returns: the fields that are present, valid or not, as a set of bits by number.
  @discardableResult
  mutating func readAttributes<Object>(
    _ tag: XMLStartTag,
    of element: XMLElement,
    _ shape: RecordShape<Object>,
    into object: inout Object,
    ply: Int? = nil
  ) -> UInt32 {
    var met: UInt32 = 0
    for index in 0..<tag.count {
      guard let attribute = own(tag[index], of: element, tag) else { continue }
      guard let index = names.field(attribute.name, of: element) else {
        refuse(attribute, of: element, tag)
        continue
      }
      met |= 1 << UInt32(index)
      let place = valueRange(of: attribute, tag)
      switch shape.fields[index].part {
      case nil: break
      case .side?: if let ply { mark(.side(ply), at: place) }
      case let part?: mark(part, at: place)
      }
      // Each value is passed on where it is read, which costs far less than returning it.
      switch shape.fields[index].kind {
      case .version: checkVersion(attribute, tag, of: element)
      case .text:
        guard let text = text(of: attribute, tag) else { continue }
        shape.accesses[index].set(&object, .text(text), place)
      case .name:
        guard !attribute.value.isEmpty else {
          reportValue(attribute, tag, expected: "the name of a fact")
          continue
        }
        guard let text = text(of: attribute, tag) else { continue }
        shape.accesses[index].set(&object, .text(text), place)
      case .word(let words):
        guard let word = word(attribute, tag, words) else { continue }
        shape.accesses[index].set(&object, .word(words, word), place)
      case .number:
        guard let number = number(attribute, tag) else { continue }
        shape.accesses[index].set(&object, .number(number), place)
      case .seconds:
        guard let seconds = number(attribute, tag, atLeast: 0) else { continue }
        shape.accesses[index].set(&object, .number(seconds), place)
      case .count:
        guard let count = whole(attribute, tag, FieldKind.counts) else { continue }
        shape.accesses[index].set(&object, .whole(count), place)
      case .ply(let least):
        let ply =
          least == 0 ? whole(attribute, tag, 0...Limits.moves) : plyOfVariation(attribute, tag)
        if let ply { shape.accesses[index].set(&object, .whole(ply), place) }
      case .glyphs:
        guard let glyphs = glyphs(attribute, tag) else { continue }
        shape.accesses[index].set(&object, .glyphs(glyphs), place)
      case .marks:
        guard let marks = marks(attribute, tag) else { continue }
        shape.accesses[index].set(&object, .marks(marks), place)
      case .move:
        guard let move = square(attribute, tag, ply: ply) else { continue }
        shape.accesses[index].set(&object, .move(move), place)
      case .schema, .game, .whole, .date, .flag, .rows, .grid, .moves, .variations, .object, .list,
        .part:
        continue
      }
    }
    let missing = names.required(of: element) & ~met
    for index in shape.fields.indices where missing >> UInt32(index) & 1 == 1 {
      reportMissing(shape.fields[index], of: element, tag, ply: ply)
    }
    return met
  }

  /// One of the words that a value can be.
  private mutating func word(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag,
    _ kind: FieldWords
  ) -> Int? {
    let value = Self.trimmed(attribute.value)
    if let index = kind.index(of: value) { return index }
    let words = kind.all
    let text = String(decoding: value, as: UTF8.self)
    let near = NearMiss.nearest(to: text, in: words)
    let same = NearMiss.same(as: text, in: words)
    reportValue(
      attribute,
      tag,
      expected: Words.either(words),
      help: near.map(NearMiss.question),
      repair: same.map { _ in .rewriting }
    )
    return same.flatMap { words.firstIndex(of: $0) }
  }

  /// A finite number.
  private mutating func number(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag,
    atLeast least: Double = -.infinity
  ) -> Double? {
    if let number = DecimalNumber.value(of: Self.trimmed(attribute.value)), number >= least {
      return number
    }
    let number = Self.plainNumber(Self.trimmed(attribute.value), atLeast: least)
    reportValue(
      attribute,
      tag,
      expected: least == 0 ? "a number that is not negative, such as 1.5" : "a number such as 1.5",
      repair: number.map { _ in .rewriting }
    )
    return number
  }

  /// A number with a plus sign, or without a digit on a side of its point.
  private static func plainNumber(
    _ text: UnsafeBufferPointer<UInt8>,
    atLeast least: Double
  ) -> Double? {
    var digits = String(decoding: text.prefix(40), as: UTF8.self)
    if digits.hasPrefix("+") { digits.removeFirst() }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
    if digits.hasSuffix(".") { digits.removeLast() }
    let bytes = Array(digits.utf8)
    let number = bytes.withUnsafeBufferPointer(DecimalNumber.value)
    return number.flatMap { $0 >= least ? $0 : nil }
  }

  /// A whole number in a range from 0.
  private mutating func whole(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag,
    _ range: ClosedRange<Int>
  ) -> Int? {
    if let whole = Self.whole(Self.trimmed(attribute.value), range) { return whole }
    reportValue(attribute, tag, expected: "a whole number from 0 to \(range.upperBound)")
    return nil
  }

  /// The numbers of glyphs, at least one.
  private mutating func glyphs(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag
  ) -> [UInt8]? {
    let words = attribute.value.split(whereSeparator: WhiteSpace.isSpaceOrLineEnd)
    let glyphs = words.compactMap { Self.whole($0, 0...255).map(UInt8.init) }
    if !glyphs.isEmpty, glyphs.count == words.count { return glyphs }
    reportValue(attribute, tag, expected: "whole numbers from 0 to 255, such as 1 or 4 18")
    return nil
  }

  /// Marks on the board, at least one.
  private mutating func marks(
    _ attribute: XMLStartTag.Attribute,
    _ tag: XMLStartTag
  ) -> Set<BoardMark<Square>>? {
    guard let text = text(of: attribute, tag) else { return nil }
    let words = text.utf8.split(whereSeparator: WhiteSpace.isSpaceOrLineEnd)
    let marks = words.compactMap { BoardMark(Substring($0)) { Square($0) } }
    if !marks.isEmpty, marks.count == words.count { return Set(marks) }
    reportValue(
      attribute,
      tag,
      expected: "marks such as f5=A or f5=circle d6:c3",
      help: MarkWords.examples
    )
    return nil
  }

  /// A whole number in a range, with leading zeros up to three digits.
  static func whole(_ digits: some Collection<UInt8>, _ range: ClosedRange<Int>) -> Int? {
    guard 1...4 ~= digits.count, digits.count < 4 || digits.first != UInt8(ascii: "0"),
      digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
    else {
      return nil
    }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(number) ? number : nil
  }
}

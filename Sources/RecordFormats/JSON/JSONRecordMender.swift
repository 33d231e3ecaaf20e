import GameRecords
import ReversiRules

/// Finds what makes a record of JSON that is nearly one.
///
/// It looks at the whole text: a reader gives up an object at the first thing that is wrong with it,
/// and does not see the others.
struct JSONRecordMender {
  private let source: SourceText
  private var mends: [Mend] = []

  /// An edit, with the rule that asks for it.
  private struct Mend {
    var rule: Rule
    /// Where what is wrong begins.
    var offset: Int
    var edit: Edit
    var isSafe: Bool
  }

  /// The rules whose findings may be mended here.
  private static let rules: [Rule] = [
    .jsonType, .jsonDuplicateKey, .jsonUnknownKey, .jsonValue,
  ]

  /// Adds to findings what would mend them.
  static func addRepairs(to findings: inout [Diagnostic], in source: SourceText) {
    guard findings.contains(where: { rules.contains($0.rule) }),
      let root = JSONTree(source).root
    else { return }
    var mender = JSONRecordMender(source: source)
    mender.look(at: root, as: .record)
    for rule in rules { mender.addRepairs(of: rule, to: &findings) }
  }

  private init(source: SourceText) { self.source = source }

  /// Gives each finding of a rule the edits at its place, and those that nobody has found to the last
  /// one before them that can be mended.
  private func addRepairs(of rule: Rule, to findings: inout [Diagnostic]) {
    let mends = mends.filter { $0.rule == rule }
    guard !mends.isEmpty else { return }
    var own: [(finding: Int, start: Int, mends: [Mend])] = []
    var isTaken = Array(repeating: false, count: mends.count)
    for (index, finding) in findings.enumerated() where finding.rule == rule {
      guard let place = finding.place.start else { continue }
      let start = place.offset - source.start.offset
      let range = start...start + finding.place.length
      let found = mends.indices.filter { !isTaken[$0] && range.contains(mends[$0].offset) }
      guard !found.isEmpty else { continue }
      for index in found { isTaken[index] = true }
      own.append((index, start, found.map { mends[$0] }))
    }
    guard !own.isEmpty else { return }
    for (mend, isTaken) in zip(mends, isTaken) where !isTaken {
      let index = own.lastIndex { $0.start <= mend.offset } ?? 0
      own[index].mends.append(mend)
    }
    for (index, _, mends) in own {
      let isSafe = mends.contains(where: \.isSafe)
      let edits = mends.filter { $0.isSafe == isSafe }
        .map { $0.edit.shifted(by: source.start.offset) }
      findings[index].repair = .edits(edits, isSafe: isSafe)
    }
  }

  private mutating func mend(
    _ rule: Rule,
    at offset: Int,
    _ edit: Edit,
    isSafe: Bool = true
  ) {
    mends.append(Mend(rule: rule, offset: offset, edit: edit, isSafe: isSafe))
  }

  // MARK: Values

  private mutating func look(at value: JSONValue, as part: JSONRecordPart) {
    switch part {
    case .text: lookAtText(value)
    case .number: lookAtNumber(value)
    case .date: lookAtDate(value)
    case .word(let words): lookAtWord(value, words)
    case .move: lookAtMove(value)
    case .moves:
      if let text = value.text { return lookAtMoveText(text, value) }
      for move in value.children {
        look(at: move, as: move.kind == .object ? .annotatedMove : .move)
      }
    case .array(let element) where value.kind == .array:
      for child in value.children { look(at: child, as: element) }
    case .variations where value.kind == .array:
      for child in value.children { look(at: child, as: .variation) }
    case .object(let keys, let needs) where value.kind == .object:
      lookAtMembers(of: value, keys, needs)
    case .array, .variations, .object, .other: break
    }
  }

  private mutating func lookAtText(_ value: JSONValue) {
    guard value.kind == .number || value.kind == .boolean else { return }
    let quoted = "\"\(value.spelling)\""
    mend(.jsonType, at: value.range.lowerBound, Edit(value.range, quoted.utf8))
  }

  private mutating func lookAtNumber(_ value: JSONValue) {
    guard value.isNumberInQuotes else { return }
    mend(.jsonType, at: value.range.lowerBound, Edit(value.range, value.bytes))
  }

  private mutating func lookAtDate(_ value: JSONValue) {
    if value.kind == .number, GameDate(value.spelling) != nil { return lookAtText(value) }
    guard let text = value.text, GameDate(text) == nil, let date = GameDate(reading: text) else {
      return
    }
    replace(value, with: "\(date)")
  }

  private mutating func lookAtWord(_ value: JSONValue, _ words: [String]) {
    guard let text = value.text, !words.contains(text) else { return }
    if let word = NearMiss.same(as: text, in: words) {
      replace(value, with: word)
    } else if let word = NearMiss.nearest(to: text, in: words) {
      replace(value, with: word, isSafe: false)
    }
  }

  private mutating func replace(_ value: JSONValue, with text: String, isSafe: Bool = true) {
    let range = value.innerRange
    mend(.jsonValue, at: range.lowerBound, Edit(range, text.utf8), isSafe: isSafe)
  }

  // MARK: Moves

  private mutating func lookAtMove(_ value: JSONValue) {
    guard value.kind == .string else { return }
    var bytes = value.bytes.drop(while: JSONReader.isWhitespace)
    while let last = bytes.last, JSONReader.isWhitespace(last) { bytes.removeLast() }
    let move = MoveSpelling.square(bytes).map { "\($0)" } ?? Self.pass(bytes)
    if let move, !value.bytes.elementsEqual(move.utf8) { replace(value, with: move) }
  }

  private static func pass(_ bytes: ArraySlice<UInt8>) -> String? {
    MoveSpelling.isPass(bytes) || bytes.elementsEqual("-".utf8) ? "pass" : nil
  }

  /// Moves in one text, as a transcript has them.
  private mutating func lookAtMoveText(_ text: String, _ value: JSONValue) {
    var moves: [String] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if JSONReader.isWhitespace(first) || first == UInt8(ascii: ",") {
        rest.removeFirst()
        continue
      }
      guard let square = MoveSpelling.square(rest.prefix(2)) else { return }
      moves.append("\"\(square)\"")
      rest.removeFirst(2)
    }
    let array = "[\(moves.joined(separator: ", "))]"
    mend(.jsonType, at: value.range.lowerBound, Edit(value.range, array.utf8))
  }

  // MARK: Members

  private mutating func lookAtMembers(
    of object: JSONValue,
    _ keys: [String: JSONRecordPart],
    _ needs: Set<String>
  ) {
    let members = Array(object.children)
    var met: [String: JSONValue] = [:]
    var unknown: [JSONValue] = []
    var surplus: [Int] = []
    var nulls: [Int] = []
    for (index, member) in members.enumerated() {
      let key = member.key
      guard let part = keys[key] else {
        if unknown.count < Self.mostUnknownKeys { unknown.append(member) }
        continue
      }
      if let first = met[key] {
        if source[first.range].elementsEqual(source[member.range]) { surplus.append(index) }
        continue
      }
      met[key] = member
      // What is not known is left out.
      if member.kind == .null, !needs.contains(key) { nulls.append(index) }
      look(at: member, as: part)
    }
    var free = keys.keys.filter { met[$0] == nil }.sorted()
    for member in unknown {
      guard let key = NearMiss.nearest(to: member.key, in: free) else { continue }
      free.removeAll { $0 == key }
      let range = member.keyRange
      mend(.jsonUnknownKey, at: range.lowerBound, Edit(range, key.utf8), isSafe: false)
    }
    remove(surplus, of: object, .jsonDuplicateKey) { members[$0].keyRange.lowerBound }
    remove(nulls, of: object, .jsonType) { members[$0].range.lowerBound }
  }

  /// No object has more keys that are misspelt.
  private static let mostUnknownKeys = 100

  /// Takes members out, those side by side at once.
  private mutating func remove(
    _ indices: [Int],
    of object: JSONValue,
    _ rule: Rule,
    at offset: (Int) -> Int
  ) {
    guard !indices.isEmpty else { return }
    let items = JSONItems(of: object, in: source)
    var rest = indices[...]
    while let first = rest.first {
      var end = first
      while rest.first == end {
        rest.removeFirst()
        end += 1
      }
      mend(rule, at: offset(first), items.removal(of: first..<end))
    }
  }
}

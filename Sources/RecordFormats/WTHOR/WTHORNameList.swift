internal import GameRecords

/// The names of an output, which get their numbers when all are known.
///
/// Names are numbered from 1 in the order in which they first appear; the numbers of those whose
/// names are not known stay with them, and are skipped. 0 stands for no name.
struct WTHORNameList {
  let kind: WTHORNameKind
  private var names: [String] = []
  private var ordinals: [String: Int] = [:]
  /// What those names were that had to be changed, by their ordinals.
  private var originals: [Int: String] = [:]
  private var reserved: Set<Int> = []

  /// How many names a table can have, the one with the number 0 included.
  static let limit = Int(UInt16.max)

  init(of kind: WTHORNameKind) { self.kind = kind }

  /// Whether there are no names.
  var isEmpty: Bool { names.isEmpty }

  /// Whether another record's names find room.
  var hasRoom: Bool { names.count + reserved.count + 2 < Self.limit }

  /// What a name in the list was when it first came; `nil` for one that is not in it.
  func original(of name: String) -> String? {
    ordinals[name].map { originals[$0] ?? name }
  }

  /// Puts a name into the list unless it is there.
  /// - Parameters:
  ///   - name: the name as it can be written.
  ///   - original: what it was, if that was something else.
  /// - Returns: which of the names this is, counted from 0.
  mutating func ordinal(of name: String, from original: String? = nil) -> Int {
    if let ordinal = ordinals[name] { return ordinal }
    ordinals[name] = names.count
    originals[names.count] = original
    names.append(name)
    return names.count - 1
  }

  /// Keeps a number free of names.
  mutating func reserve(_ number: Int) { reserved.insert(number) }

  /// The number of every name.
  var numbers: [Int] {
    Array((1...).lazy.filter { !reserved.contains($0) }.prefix(names.count))
  }

  /// The bytes of the table; a number whose name is not known has a name without a letter.
  func table(forGamesOf year: Int) -> [UInt8] {
    let numbers = numbers
    var header = WTHORHeader(year: year)
    header.year = 0
    header.nameCount = max(numbers.last ?? 0, reserved.max() ?? 0) + 1
    let entries = zip([0] + numbers, [kind.unknown] + names)
    var bytes = header.bytes
    bytes += [UInt8](repeating: 0, count: header.nameCount * kind.entryLength)
    for (number, name) in entries {
      let start = WTHORHeader.length + number * kind.entryLength
      let text = Latin1Text(name, limit: kind.entryLength - 1).bytes
      bytes.replaceSubrange(start..<start + text.count, with: text)
    }
    return bytes
  }
}

import GameRecords

/// The names of an output with their numbers.
///
/// A name keeps the number that its record has, or gets that of the table to be continued, or the
/// first free number. 0 means “no name”.
struct WTHORNameList {
  let kind: WTHORNameKind
  /// The bytes of the table to be continued.
  private let base: [UInt8]?
  private let baseCount: Int
  private var names: [Int: String] = [:]
  private var numbers: [String: Int] = [:]
  /// The original forms of the names that had to be changed.
  private var originals: [String: String] = [:]
  /// Numbers of records without a name for them.
  private var reserved: Set<Int> = []
  /// No number below this one is free.
  private var firstFree: Int
  private var last = 0

  /// The maximal number of names in a table, including the one with the number 0.
  static let limit = Int(UInt16.max)

  /// Creates a list that continues a table, or a new one.
  /// - Parameters:
  ///   - kind: the kind of names.
  ///   - table: the bytes of the table to be continued.
  /// - Throws: the reason why the table cannot be continued.
  init(of kind: WTHORNameKind, continuing table: [UInt8]? = nil) throws(WTHORTableProblem) {
    self.kind = kind
    base = table
    guard let table else {
      (baseCount, firstFree) = (0, 1)
      return
    }
    let known = try WTHORNameTable(table, of: kind)
    guard known[0] == kind.unknown else {
      throw WTHORTableProblem("no “\(kind.unknown)” as its first name")
    }
    (baseCount, firstFree) = (known.count, known.count)
    for number in 1..<max(1, known.count) {
      guard let name = known[number] else { continue }
      names[number] = name
      if numbers[name] == nil { numbers[name] = number }
    }
    last = known.count - 1
  }

  /// Whether there is nothing to be written.
  var isEmpty: Bool { names.isEmpty && base == nil }

  /// Whether there is room for another record's names.
  var hasRoom: Bool { max(names.count, baseCount - 1) + reserved.count + 2 < Self.limit }

  /// The original form of a name in the list when it first appeared; `nil` if it is not in the list.
  func original(of name: String) -> String? {
    numbers[name].map { _ in originals[name] ?? name }
  }

  /// Looks up or chooses the number of a name.
  /// - Parameters:
  ///   - name: the name in the form in which it is written.
  ///   - wanted: the number that the record has for it.
  ///   - taken: a number that belongs to another name of the record.
  /// - Returns: the number.
  func number(of name: String, wanting wanted: Int?, besides taken: Int?) -> Int {
    if let wanted, wanted != taken, names[wanted] == name || isFree(wanted) { return wanted }
    return numbers[name] ?? nextFree(besides: taken)
  }

  /// The number for an unknown name: the record's own, unless that would give it a name.
  func number(withoutName wanted: Int, besides taken: Int?) -> Int {
    names[wanted] == nil && wanted != taken ? wanted : nextFree(besides: taken)
  }

  private func isFree(_ number: Int) -> Bool {
    number >= max(1, baseCount) && number < Self.limit && names[number] == nil
      && !reserved.contains(number)
  }

  private func nextFree(besides taken: Int?) -> Int {
    var number = firstFree
    while number < Self.limit, number == taken || !isFree(number) { number += 1 }
    return number
  }

  /// Gives a name its number.
  /// - Parameters:
  ///   - number: the number that the list has chosen.
  ///   - name: the name in the form in which it is written.
  ///   - original: the original name, if it was changed.
  mutating func set(_ number: Int, to name: String, from original: String?) {
    if numbers[name] == nil {
      numbers[name] = number
      originals[name] = original
    }
    names[number] = name
    use(number)
  }

  /// Keeps a number free of names.
  mutating func reserve(_ number: Int) {
    reserved.insert(number)
    use(number)
  }

  private mutating func use(_ number: Int) {
    last = max(last, number)
    while firstFree < Self.limit, !isFree(firstFree) { firstFree += 1 }
  }

  /// The bytes of the table; a number without a known name has an empty one.
  func table(forGamesOf year: Int) -> [UInt8] {
    var header = WTHORHeader(year: year)
    header.year = 0
    let first = Latin1Text(kind.unknown, limit: kind.entryLength - 1).bytes
    let padding = [UInt8](repeating: 0, count: kind.entryLength - first.count)
    var bytes = base ?? header.bytes + first + padding
    let length = WTHORHeader.length + (last + 1) * kind.entryLength
    bytes += [UInt8](repeating: 0, count: max(0, length - bytes.count))
    var count: [UInt8] = []
    count.append(integer: UInt16(clamping: last + 1))
    bytes.replaceSubrange(8..<10, with: count)
    for (number, name) in names where number >= max(1, baseCount) {
      let start = WTHORHeader.length + number * kind.entryLength
      let text = Latin1Text(name, limit: kind.entryLength - 1).bytes
      bytes.replaceSubrange(start..<start + text.count, with: text)
    }
    return bytes
  }
}

import GameRecords
package import RecordFormats

/// Something that is counted, with a text that stands for it.
package protocol TallyKey: Hashable, Comparable, Sendable {
  /// The text, also in JSON and CSV.
  var text: String { get }
  /// The bytes that it uses besides its own size.
  var bytes: Int { get }
  /// Reads a text; `nil` if it stands for nothing.
  init?(text: String)
  /// Returns the text in safe lines of at most some columns.
  func lines(columns: Int) -> [String]
}

/// A count for a key.
package protocol TallyCount: Equatable, Sendable {
  /// Whether it has a score.
  static var hasScore: Bool { get }
  /// The number of games.
  var games: Int { get }
  /// The score in percent; `nil` if it is unknown.
  var percent: Double? { get }
  /// Adds another count.
  static func += (count: inout Self, other: Self)
  /// Writes everything that neither is the number of games nor follows from the rest.
  func write(to json: inout JSONOutput)
  /// Reads what was written.
  init(games: Int, _ entry: JSONValue, _ reader: inout StatisticsReader)
}

extension TallyKey {
  package var bytes: Int { 0 }
  package func lines(columns: Int) -> [String] { DisplayText.wrap(text, width: columns) }
}

extension String: TallyKey {
  package var text: String { self }
  package var bytes: Int { utf8.count }
  package init?(text: String) { self = text }
  package func lines(columns: Int) -> [String] { [DisplayText.fitting(self, columns: columns)] }
}

/// The maximum number of keys, and of the bytes that they use besides their own size.
package struct TallyLimit: Equatable, Sendable {
  var keys: Int
  var bytes: Int

  /// More than usual archives have: a million keys, and 64 MiB of names.
  package static let usual = TallyLimit(keys: 1_000_000, bytes: 64 << 20)
  /// As many as fit.
  package static let none = TallyLimit(keys: Int(Int32.max) - 1, bytes: .max)
}

/// Counts by key, in the order in which the keys first appeared.
///
/// When there are too many different keys, new ones are ignored, so that the memory stays bounded.
/// Which keys are kept depends only on their order.
package struct Tally<Key: TallyKey, Count: TallyCount>: Sendable {
  /// The keys with their counts.
  package private(set) var entries: [Entry] = []
  /// The number of games of ignored keys.
  package private(set) var uncounted = 0
  /// The numbers of entries, from 1, each near the slot given by its hash; 0 for a free slot.
  private var slots: [Int32] = [0, 0]
  private var bytes = 0

  package init() {}

  package struct Entry: Equatable, Sendable {
    /// Stored, because computing it takes most of the time.
    fileprivate let hash: Int
    package let key: Key
    package fileprivate(set) var count: Count
  }

  /// Counts something for a key.
  package mutating func add(_ count: Count, for key: Key, limit: TallyLimit) {
    add(count, for: key, hash: key.hashValue, limit: limit)
  }

  /// Adds another tally.
  mutating func add(_ other: Tally, limit: TallyLimit) {
    uncounted += other.uncounted
    for entry in other.entries {
      add(entry.count, for: entry.key, hash: entry.hash, limit: limit)
    }
  }

  /// Adds games whose keys are not counted.
  mutating func addUncounted(_ games: Int) { uncounted += games }

  private mutating func add(_ count: Count, for key: Key, hash: Int, limit: TallyLimit) {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, entries[index].key == key {
        entries[index].count += count
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let size = key.bytes
    guard entries.count < limit.keys, bytes <= limit.bytes - size else {
      uncounted += count.games
      return
    }
    bytes += size
    entries.append(Entry(hash: hash, key: key, count: count))
    slots[slot] = Int32(entries.count)
    if 2 * entries.count > slots.count { spread() }
  }

  /// Doubles the slots, so that at most half of them are in use.
  private mutating func spread() {
    slots = [Int32](repeating: 0, count: 2 * slots.count)
    for (index, entry) in entries.enumerated() {
      var slot = entry.hash & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  /// Returns the entries with the most games, equals in the order of their keys.
  package func top(_ number: Int) -> [Entry] {
    func isBetter(_ a: Entry, _ b: Entry) -> Bool {
      a.count.games == b.count.games ? a.key < b.key : a.count.games > b.count.games
    }
    guard number < min(entries.count, 1_000) else {
      return Array(entries.sorted(by: isBetter).prefix(number))
    }
    guard number > 0 else { return [] }
    var best: [Entry] = []
    for entry in entries {
      if best.count == number {
        guard let last = best.last, isBetter(entry, last) else { continue }
        best.removeLast()
      }
      let place = best.lastIndex { !isBetter(entry, $0) }.map { $0 + 1 } ?? 0
      best.insert(entry, at: place)
    }
    return best
  }
}

extension Tally: Equatable {
  /// Whether two tallies have the same counts, with the keys in the same order.
  package static func == (a: Tally, b: Tally) -> Bool {
    a.uncounted == b.uncounted && a.entries == b.entries
  }
}

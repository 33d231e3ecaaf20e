import GameRecords
import RecordFormats

/// A property list in Apple's binary form, of which the dictionary of texts and data is read.
///
/// After the word `bplist00` there are objects, then a table with the offset of each, and a trailer
/// of 32 bytes that says how long its numbers are and which object is the outermost. Source:
/// `CFBinaryPList.c` of Apple's CoreFoundation, which Swift's Foundation contains.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let root: Int
  private let table: Int

  /// What the list begins with.
  static let mark = Array("bplist00".utf8)
  private static let trailerSize = 32

  /// Whether a file begins as one.
  static func isOne(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.starts(with: mark) }

  /// Reads the trailer.
  init(_ bytes: [UInt8]) throws(FindingDraft) {
    self.bytes = bytes
    guard Self.isOne(bytes[...]) else {
      throw Self.error("it does not begin with “bplist00”", at: 0)
    }
    let trailer = bytes.count - Self.trailerSize
    guard trailer >= Self.mark.count else {
      throw Self.error("it is cut off before its trailer of 32 bytes", at: bytes.count)
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    count = Self.number(in: bytes[(trailer + 8)..<(trailer + 16)])
    root = Self.number(in: bytes[(trailer + 16)..<(trailer + 24)])
    table = Self.number(in: bytes[(trailer + 24)..<(trailer + 32)])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, table >= Self.mark.count,
      count <= (trailer - min(table, trailer)) / offsetSize, root < count
    else { throw Self.error("its trailer does not fit its length", at: trailer) }
  }

  /// The values of a save in the outermost dictionary.
  func entries() throws(FindingDraft) -> [PropertyListEntry] {
    let place = try offset(of: root)
    let (kind, content) = try object(at: place)
    guard kind == Kind.dictionary else {
      throw Self.error("its outermost object is no dictionary", at: place)
    }
    var entries: [PropertyListEntry] = []
    let members = content.count / 2 / referenceSize
    // Any number of members may have the same object, so only those that count are copied.
    for index in 0..<members where entries.count < ForkSaveFormat.keys.count {
      let place = try text(at: content.lowerBound + index * referenceSize)
      let key = ForkSaveFormat.keys.first { bytes[place].elementsEqual($0.utf8) }
      guard let key, !entries.contains(where: { $0.key == key }) else { continue }
      let value = try text(at: content.lowerBound + (members + index) * referenceSize)
      entries.append(
        PropertyListEntry(
          key: key,
          keyOffset: place.lowerBound,
          value: Array(bytes[value]),
          offsets: Array(value)
        )
      )
    }
    return entries
  }

  private enum Kind {
    static let data: UInt8 = 4
    static let text: UInt8 = 5
    static let dictionary: UInt8 = 0xD
  }

  /// The bytes of a text or of data that a reference names; empty for any other object.
  private func text(at reference: Int) throws(FindingDraft) -> Range<Int> {
    let index = Self.number(in: bytes[reference..<reference + referenceSize])
    let place = try offset(of: index)
    let (kind, content) = try object(at: place)
    return kind == Kind.data || kind == Kind.text ? content : place..<place
  }

  /// Where an object is.
  private func offset(of index: Int) throws(FindingDraft) -> Int {
    let entry = table + index * offsetSize
    guard 0..<count ~= index else {
      throw Self.error("it refers to object \(index), and has \(count)", at: table)
    }
    let offset = Self.number(in: bytes[entry..<entry + offsetSize])
    guard Self.mark.count..<table ~= offset else {
      throw Self.error("object \(index) is outside of its objects", at: entry)
    }
    return offset
  }

  /// The type of an object, and its bytes: references if it is a dictionary.
  private func object(at place: Int) throws(FindingDraft) -> (kind: UInt8, content: Range<Int>) {
    let kind = bytes[place] >> 4
    var length = Int(bytes[place] & 0x0F)
    var start = place + 1
    if length == 0x0F, start < table {
      // A longer object has its length as a number, which is an object itself.
      let size = 1 << Int(bytes[start] & 0x0F)
      guard bytes[start] >> 4 == 1, size <= 8, start + 1 + size <= table else {
        throw Self.error("the length of an object is no number", at: place)
      }
      length = Self.number(in: bytes[(start + 1)..<(start + 1 + size)])
      start += 1 + size
    }
    let (size, isTooLong) = length.multipliedReportingOverflow(
      by: kind == Kind.dictionary ? 2 * referenceSize : 1
    )
    guard !isTooLong, size <= table - start else {
      throw Self.error("an object is longer than the rest of the list", at: place)
    }
    return (kind, start..<start + size)
  }

  /// A number, the highest byte first; the largest one if it is too large.
  private static func number(in bytes: ArraySlice<UInt8>) -> Int {
    Int(clamping: bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }

  private static func error(_ reason: String, at offset: Int) -> FindingDraft {
    FindingDraft(.forkSaveList, "the property list is damaged: \(reason)", at: offset..<offset)
  }
}

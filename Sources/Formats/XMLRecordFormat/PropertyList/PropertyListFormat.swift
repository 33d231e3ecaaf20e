package import GameRecords
import RecordFormats

/// The save of Kuniwak's fork of the app as the fork stores it: the property list of its user
/// defaults, in XML or in Apple's binary form.
///
/// It has two values, each JSON as data or as text, perhaps in base 64: the shapes that
/// ``ForkSaveFormat`` reads in JSON. The forms are those that the fork writes on a device, and that
/// `plutil` makes of them.
package struct PropertyListFormat: RecordFormat {
  package let name = "fork-plist"
  package let title = "property list of an app's fork"
  package let fileExtensions = ["plist"]
  package let stores = ForkSaveFormat().stores
  package let storesMany = false
  package var rules: [Rule] { ForkSaveFormat().rules }

  /// The format.
  package init() {}

  /// The format cannot store how a game ended.
  package var conventions: FormatConventions { .withoutEnding }

  package func recognise(_ head: InputHead) -> Recognition? {
    let isList =
      BinaryPropertyList.isOne(head.bytes)
      || head.text.first == UInt8(ascii: "<") && head.contains("<plist")
    guard isList, head.contains(ForkSaveFormat.stateKey) else { return nil }
    return Recognition("a property list with \(ForkSaveFormat.stateKey)", strength: .name)
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(
      source: source,
      framer: WholeInputFramer(),
      binaryMark: BinaryPropertyList.mark.first
    ) { Self.parse($0, format: name) }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }

  /// The most bytes of a list: it takes libxml2 long to compare very many attributes.
  private static let longest = 256 << 10

  private static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    do throws(FindingDraft) {
      guard source.bytes.count <= longest else {
        let message = "the property list has more than \(longest >> 10) KiB, as no save has"
        throw FindingDraft(.forkSaveList, message, at: 0..<0)
      }
      let bytes = Array(source.bytes)
      let entries =
        source.start.isBinary
        ? try BinaryPropertyList(bytes).entries() : try XMLPropertyList.entries(of: bytes)
      return PropertyListJSON(entries).parsed(in: source, format: format)
    } catch {
      return ParsedRecord(findings: [source.finding(error)], source: source)
    }
  }
}

/// A text or data under a key of a property list.
struct PropertyListEntry {
  let key: String
  /// Where the key is.
  let keyOffset: Int
  /// The bytes, none of a value of another type.
  let value: [UInt8]
  /// Where each of these bytes is.
  let offsets: [Int]
}

/// The values of a property list as members of one object in JSON, with the place of every byte.
private struct PropertyListJSON {
  private var bytes: [UInt8] = []
  private var offsets: [Int] = []

  init(_ entries: [PropertyListEntry]) {
    for entry in entries where ForkSaveFormat.keys.contains(entry.key) {
      add("\(bytes.isEmpty ? "{" : ",")\"\(entry.key)\":", at: entry.keyOffset)
      let decoded = Base64(entry.value)
      bytes += decoded?.bytes ?? entry.value
      offsets += decoded?.offsets.map { entry.offsets[$0] } ?? entry.offsets
    }
    add(bytes.isEmpty ? "{}" : "}", at: offsets.last ?? 0)
  }

  private mutating func add(_ text: String, at offset: Int) {
    bytes += text.utf8
    offsets += repeatElement(offset, count: text.utf8.count)
  }

  func parsed(in source: SourceText, format: String) -> ParsedRecord {
    let text = SourceText(name: source.name, bytes: bytes[...])
    let parsed = ForkSaveFormat.parse(text, format: format)
    var findings = parsed.findings
    for index in findings.indices {
      let start = findings[index].place.start?.offset ?? 0
      let range = range(of: start..<start + findings[index].place.length)
      findings[index].place = source.place(of: range)
    }
    var record = parsed.reversi
    record?.origin?.parts =
      parsed.reversi?.origin?.parts.map {
        (part: $0.part, range: SourceRange(range(of: $0.range.bytes)))
      } ?? []
    return ParsedRecord(record: record, findings: findings, source: source)
  }

  /// The bytes of the list that some bytes of the JSON are made of.
  private func range(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<offsets.count)
    let start = offsets[min(range.lowerBound, offsets.count - 1)]
    return range.isEmpty ? start..<start : start..<max(start, offsets[range.upperBound - 1] + 1)
  }
}

package import GameRecords

/// The games of Edax as they are in its memory, 160 bytes each.
///
/// A game has both bit boards of its start, a date, two names, up to 60 moves without passes and
/// the side that begins. The layout is that of a C struct, as compilers for 64 bits lay it out.
/// Source: `game.h` of Edax 4, by Richard Delorme. The check sum at the end follows from the rest
/// and is ignored.
package struct EDXFormat: RecordFormat {
  package let name = "edx"
  package let title = "games of Edax, binary"
  package let fileExtensions = ["edx"]
  package let ownsNames = true
  package let stores = FactSet([.date, .names, .start, .moves])
  package let storesMany = true
  package var rules: [Rule] { .edx }

  /// The format.
  package init() {}

  /// The conventions of a position with a side to move.
  package var conventions: FormatConventions { .position }

  package func recognise(_ head: InputHead) -> Recognition? {
    let length = EDXReader.recordLength
    guard head.bytes.count >= length,
      !head.isWhole || head.bytes.count.isMultiple(of: length)
    else { return nil }
    var rest = head.bytes.prefix(16 * length)
    while rest.count >= length {
      guard EDXReader.isPlausible(rest.prefix(length)) else { return nil }
      rest = rest.dropFirst(length)
    }
    return Recognition("\(length) bytes for each game, with both bit boards and a date")
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(
      source: source,
      framer: FixedLengthFramer(recordLength: EDXReader.recordLength),
      isBinary: true
    ) { text in EDXReader.parse(text, format: name) }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}

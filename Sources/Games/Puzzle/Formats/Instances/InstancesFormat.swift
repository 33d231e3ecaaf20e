package import GameRecords
import PuzzleRules
import RecordFormats

/// Lists of start layouts as research papers print them: an index and the numbers on a line.
///
/// The numbers are those of a square board row by row, with 0 for the open cell, which belongs before
/// the first panel. The index is the record's identifier. A line without an index is a layout of the
/// format `puzzle`.
package struct InstancesFormat: RecordFormat {
  package let name = "instances"
  package let title = "puzzles of research papers"
  package let fileExtensions = ["instances"]
  package let ownsNames = true
  package var record: (any GameRecord.Type)? { PuzzleRecord.self }
  package let stores = InstancesWriter.stores
  package let storesInPart = FactSet([.goal])
  package let storesMany = true
  package var rules: [Rule] { .instances + .notation }

  /// The format.
  package init() {}

  /// The conventions of formats that cannot say how a game ended.
  package var conventions: FormatConventions { .withoutEnding }

  package func recognise(_ head: InputHead) -> Recognition? {
    head.evidence(cutBy: framer, in: .half) { source in
      guard source.bytes.count < 2_000, source.bytes.first.map(ASCII.isDigit) ?? false,
        let record = InstancesReader.parse(source, format: name).puzzle,
        record.start.size.cellCount >= 9, record.start.problems.isEmpty
      else { return nil }
      return Recognition("an index and a layout of the panels 1 to \(record.start.size.panelCount)")
    }
  }

  package func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: framer) { text in
      InstancesReader.parse(text, format: name)
    }
  }

  package func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { InstancesWriter() }

  private var framer: LineFramer { LineFramer(comments: "#;") }
}

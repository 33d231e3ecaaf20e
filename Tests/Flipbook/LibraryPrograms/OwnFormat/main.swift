import Flipbook

// Registers its own format, which is then detected and read like any other.
struct MoveLines: RecordFormat {
  let name = "move-lines", title = "moves, one game per line", fileExtensions = ["moves"]
  let stores = FactSet([.moves, .passes]), storesMany = true, rules: [Rule] = []

  func recognise(_ head: InputHead) -> Recognition? {
    head.text.starts(with: "moves ".utf8) ? Recognition("a line that begins with “moves”") : nil
  }
  func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: LineFramer()) { line in
      let moves = try? [Move](text: String(decoding: line.bytes.dropFirst(6), as: UTF8.self))
      return ParsedRecord(record: moves.map { ReversiRecord(moves: $0) }, source: line)
    }
  }
  func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? { nil }
}

let formats = FormatRegistry.standard.adding(MoveLines())
let records = try formats.records(in: Array("moves f5d6c3\nmoves f5 f6\n".utf8))
for parsed in records { print("\(records.format.name): \(parsed.reversi?.moves.count ?? 0) moves") }

import Apps

/// The commands of standard input, read one by one.
struct LineInput<Model: PlayedModel> {
  /// A command, or a word that is not one, and its place.
  struct Command {
    let command: Result<LineCommand<Model>, UnknownCommand>
    let place: Place
  }

  /// Whether the end of the input was reached.
  private(set) var hasEnded = false
  private var bytes: [UInt8] = []
  private var position = SourcePosition.start
  private var commands: [Command] = []
  /// Whether the line in progress is skipped.
  private var isTooLong = false

  /// The longest line that is read.
  private static var longestLine: Int { 1 << 16 }

  /// Adds bytes of the input.
  mutating func add(_ new: [UInt8]) { bytes += new }

  /// Skips a byte order mark at the beginning.
  private mutating func skipMark() {
    let mark = ByteOrderMark.utf8
    guard position == .start, bytes.starts(with: mark) else { return }
    position.advance(over: bytes[..<mark.count])
    bytes.removeFirst(mark.count)
  }

  /// Marks the end of the input.
  mutating func end() {
    hasEnded = true
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Returns the next command, or `nil` if no complete one has been read.
  mutating func next() -> Command? {
    skipMark()
    while commands.isEmpty {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      guard let length = end ?? (bytes.count > Self.longestLine ? bytes.count : nil) else {
        return nil
      }
      let isContinued = isTooLong
      isTooLong = end == nil
      if !isContinued {
        commands =
          isTooLong ? [tooLong] : Self.commands(in: bytes[..<length], at: position).reversed()
      }
      position.advance(over: bytes[..<length])
      bytes.removeFirst(length)
    }
    return commands.popLast()
  }

  private var tooLong: Command {
    let message = "the line is longer than \(Self.longestLine >> 10) KiB and is ignored"
    let source = SourceText(name: InputPath.standardInputName, bytes: [], start: position)
    return Command(
      command: .failure(UnknownCommand(message: message)),
      place: source.place(of: 0..<0)
    )
  }

  private static func commands(
    in bytes: ArraySlice<UInt8>,
    at start: SourcePosition
  ) -> [Command] {
    let line = String(decoding: bytes, as: UTF8.self)
    let source = SourceText(
      name: InputPath.standardInputName,
      bytes: Array(line.utf8)[...],
      start: start
    )
    return Model.facts.vocabulary.read(line).map { reading in
      let offset = line.utf8.distance(from: line.startIndex, to: reading.word.startIndex)
      let range = offset..<offset + reading.word.utf8.count
      return Command(command: reading.command, place: source.place(of: range))
    }
  }
}

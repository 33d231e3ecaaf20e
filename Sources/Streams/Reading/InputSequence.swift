import GameRecords

/// The blocks of several inputs one after the other, so that work on one input need not wait for
/// another.
struct InputSequence<Context: Sendable>: ~Copyable {
  private let options: SourceOptions
  private let begin: (InputPath, any RecordFormat) throws(Finding) -> Context
  private var paths: ArraySlice<InputPath>
  /// What is known about the formats of these inputs.
  private var formats: ArraySlice<InputFormat?>
  private var stream: RecordStream?
  private var context: Context?
  /// The records of the last block that are not returned yet.
  private var waiting: ArraySlice<RecordSlice> = []

  /// Some records of the current input.
  struct Block: Sendable {
    let slices: [RecordSlice]
    let context: Context
  }

  /// Creates the sequence of the blocks of some inputs.
  /// - Parameters:
  ///   - paths: the inputs.
  ///   - options: how to read them.
  ///   - formats: what is known about their formats, one for each if any is.
  ///   - begin: returns the context for the blocks of an input.
  init(
    _ paths: [InputPath],
    _ options: SourceOptions,
    _ formats: [InputFormat?],
    begin: @escaping (InputPath, any RecordFormat) throws(Finding) -> Context
  ) {
    self.paths = paths[...]
    self.formats = formats[...]
    self.options = options
    self.begin = begin
  }

  /// Returns the next event, for example some records as slices; `nil` after the last input.
  mutating func next() -> InputEvent<Context, Block>? {
    guard let context else { return open() }
    if let block = block(context) { return block }
    guard var stream = stream.take() else { return open() }
    let before = stream.bytesRead
    do throws(FileError) {
      guard let slices = try stream.next() else { return .closed(stream.ending) }
      options.progress?.advance(bytes: stream.bytesRead - before, records: slices.count)
      self.stream = consume stream
      if slices.count <= options.recordsPerBlock {
        return .block(Block(slices: slices, context: context))
      }
      waiting = slices[...]
      return block(context)
    } catch {
      return .closed(.failed(error.finding(.unreadableInput)))
    }
  }

  /// Returns the next of the waiting records.
  private mutating func block(_ context: Context) -> InputEvent<Context, Block>? {
    guard !waiting.isEmpty else { return nil }
    let slices = waiting.prefix(options.recordsPerBlock)
    waiting = waiting.dropFirst(slices.count)
    return .block(Block(slices: Array(slices), context: context))
  }

  private mutating func open() -> InputEvent<Context, Block>? {
    guard let path = paths.popFirst() else { return nil }
    do throws(InputEnding) {
      let known = try formats.popFirst()??.get()
      let stream = try RecordSource(path: path, options: options).open(as: known)
      let format = stream.format
      let context: Context
      do throws(Finding) {
        context = try begin(path, format)
      } catch {
        return .refused(path, .failed(error))
      }
      self.stream = consume stream
      self.context = context
      return .opened(path, format, context)
    } catch {
      return .refused(path, error)
    }
  }
}

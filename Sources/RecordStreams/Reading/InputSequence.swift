import GameRecords

/// The blocks of several inputs one after the other, so that work on one need not wait for another.
struct InputSequence<Context: Sendable>: ~Copyable {
  private let options: SourceOptions
  private let begin: (InputPath, any RecordFormat) throws(Diagnostic) -> Context
  private var paths: ArraySlice<InputPath>
  private var stream: RecordStream?
  private var path: InputPath?
  private var context: Context?

  /// What comes next.
  enum Step: Sendable {
    /// An input was opened.
    case opened(InputPath, any RecordFormat, Context)
    /// Some records of the input that was opened last.
    case block([RecordSlice], Context)
    /// An input came to its end, or could not be opened.
    case ended(InputPath, RecordSource.Ending)
  }

  /// The blocks of some inputs.
  /// - Parameters:
  ///   - paths: the inputs.
  ///   - options: how they are to be read.
  ///   - begin: what goes with the blocks of an input.
  init(
    _ paths: [InputPath],
    _ options: SourceOptions,
    begin: @escaping (InputPath, any RecordFormat) throws(Diagnostic) -> Context
  ) {
    self.paths = paths[...]
    self.options = options
    self.begin = begin
  }

  /// The next step; `nil` behind the last input.
  mutating func next() -> Step? {
    guard let path, let context, var stream = stream.take() else { return open() }
    let before = stream.bytesRead
    do throws(FileError) {
      guard let slices = try stream.next() else { return end(path, stream.ending) }
      options.progress?.advance(bytes: stream.bytesRead - before, records: slices.count)
      self.stream = consume stream
      return .block(slices, context)
    } catch {
      return end(path, .failed(error.diagnostic(.unreadableInput)))
    }
  }

  private mutating func open() -> Step? {
    guard let path = paths.popFirst() else { return nil }
    do throws(RecordSource.Obstacle) {
      let stream = try RecordSource(path: path, options: options).open()
      let format = stream.format
      let context: Context
      do throws(Diagnostic) {
        context = try begin(path, format)
      } catch {
        return .ended(path, .failed(error))
      }
      self.stream = consume stream
      self.path = path
      self.context = context
      return .opened(path, format, context)
    } catch {
      return .ended(path, RecordSource.ending(error))
    }
  }

  private mutating func end(_ path: InputPath, _ ending: RecordSource.Ending) -> Step {
    self.path = nil
    return .ended(path, ending)
  }
}

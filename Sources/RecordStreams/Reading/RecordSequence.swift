public import GameRecords

/// The records of one input, one after the other, read once.
///
/// What is wrong with a record is with the record. What is wrong with the input as a whole comes as
/// an element without a record, numbered 0, in its place among the others.
public final class RecordSequence: Sequence, IteratorProtocol {
  /// The format of the input.
  public let format: any RecordFormat
  private let name: String
  private var stream: RecordStream
  private var waiting: ArraySlice<RecordSlice> = []
  private var hasFailed = false

  init(_ stream: consuming RecordStream, _ name: String) {
    format = stream.format
    self.name = name
    self.stream = stream
  }

  /// The next record; `nil` after the last one.
  public func next() -> ParsedRecord? {
    while waiting.isEmpty {
      guard let block = nextBlock() else { return nil }
      waiting = block[...]
    }
    return waiting.popFirst()?.parsed()
  }

  /// The same records, which several cores make out of their text at the same time.
  /// - Parameter jobs: how many parts of the input are worked on at once.
  /// - Returns: the records, in the order of the input.
  public func concurrently(jobs: Int = 4) -> ConcurrentRecords {
    ConcurrentRecords(self, jobs: Swift.max(1, jobs))
  }

  fileprivate func nextBlock() -> [RecordSlice]? {
    guard !hasFailed else { return nil }
    do throws(FileError) {
      return try stream.next()
    } catch {
      hasFailed = true
      return [RecordSlice([error.finding(.unreadableInput)], about: name)]
    }
  }
}

/// The records of one input in their order, which several cores make out of their text.
public struct ConcurrentRecords: AsyncSequence {
  /// A record, with what was found while reading it.
  public typealias Element = ParsedRecord
  private let records: RecordSequence
  private let jobs: Int

  fileprivate init(_ records: RecordSequence, jobs: Int) {
    self.records = records
    self.jobs = jobs
  }

  /// An iterator, of which there should be only one: the input is read once.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(records, jobs) }

  /// Reads ahead as far as there are cores to work.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let records: RecordSequence
    private let jobs: Int
    /// What is worked on, in the order of the input.
    private var tasks: [Task<[ParsedRecord], Never>] = []
    private var waiting: ArraySlice<ParsedRecord> = []

    fileprivate init(_ records: RecordSequence, _ jobs: Int) {
      self.records = records
      self.jobs = jobs
    }

    /// The next record; `nil` after the last one.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Never) -> ParsedRecord? {
      while waiting.isEmpty {
        while tasks.count < jobs, let slices = records.nextBlock() {
          tasks.append(Task { slices.map { $0.parsed() } })
        }
        guard !tasks.isEmpty else { return nil }
        waiting = await tasks.removeFirst().value[...]
      }
      return waiting.popFirst()
    }
  }
}

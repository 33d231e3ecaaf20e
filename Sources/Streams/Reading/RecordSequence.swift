public import GameRecords

/// The records of one input, one after the other, read once.
///
/// Each record includes the findings about it. A finding about the input as a whole is an element
/// without a record, with number 0, in its place among the others.
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

  /// Returns the next record; `nil` after the last one.
  public func next() -> ParsedRecord? {
    while waiting.isEmpty {
      guard let block = nextBlock() else { return nil }
      waiting = block[...]
    }
    return waiting.popFirst()?.parsed()
  }

  /// Returns the same records, read on several cores at the same time.
  /// - Parameter jobs: the number of parts of the input that are processed at the same time.
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

/// The records of one input in order, read on several cores.
public struct ConcurrentRecords: AsyncSequence {
  /// A record with the findings from reading it.
  public typealias Element = ParsedRecord
  private let records: RecordSequence
  private let jobs: Int

  fileprivate init(_ records: RecordSequence, jobs: Int) {
    self.records = records
    self.jobs = jobs
  }

  /// Returns an iterator; make only one, because the input is read once.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(records, jobs) }

  /// Reads ahead as far as there are jobs.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let records: RecordSequence
    private let jobs: Int
    /// The running tasks, in the order of the input.
    private var tasks: [Task<[ParsedRecord], Never>] = []
    private var waiting: ArraySlice<ParsedRecord> = []

    fileprivate init(_ records: RecordSequence, _ jobs: Int) {
      self.records = records
      self.jobs = jobs
    }

    /// Returns the next record; `nil` after the last one.
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

package import GameRecords

extension RecordSource {
  /// Hands over every record, one after the other, until one cannot be taken.
  package func read<Failure: Error>(
    _ take: (ParsedRecord) throws(Failure) -> ReadingControl
  ) throws(Failure) -> Ending {
    var stream: RecordStream
    do throws(Obstacle) { stream = try open() } catch { return Self.ending(error) }
    while true {
      let slices: [RecordSlice]
      do throws(FileError) {
        guard let next = try stream.next() else { return stream.ending }
        slices = next
      } catch {
        return .failed(error.diagnostic(.unreadableInput))
      }
      for slice in slices where try take(slice.parsed()) == .stop { return .read }
    }
  }

  /// Works on the records block by block, on several blocks at the same time, and hands over what
  /// came of each in the order of the input.
  /// - Parameters:
  ///   - work: what is to be done with the records of a block; called on any thread.
  ///   - take: takes what came of a block.
  /// - Returns: how reading ended.
  /// - Throws: what `take` throws.
  package func read<Output: Sendable, Failure: Error>(
    work: @escaping @Sendable ([RecordSlice]) -> Output,
    take: (Output) throws(Failure) -> Void
  ) async throws(Failure) -> Ending {
    let stream: RecordStream
    do throws(Obstacle) { stream = try open() } catch { return Self.ending(error) }
    return try await read(stream, work: work, take: take)
  }

  /// Works on the records one by one, when each is much work, and else as above.
  package func readSingly<Output: Sendable, Failure: Error>(
    work: @escaping @Sendable (RecordSlice) -> Output,
    take: (Output) throws(Failure) -> ReadingControl
  ) async throws(Failure) -> Ending {
    var stream: RecordStream
    do throws(Obstacle) { stream = try open() } catch { return Self.ending(error) }
    var failure: FileError?
    var isStopped = false
    var waiting: ArraySlice<RecordSlice> = []
    func next() -> RecordSlice? {
      while waiting.isEmpty, !isStopped {
        let before = stream.bytesRead
        do throws(FileError) {
          guard let slices = try stream.next() else { return nil }
          options.progress?.advance(bytes: stream.bytesRead - before, records: slices.count)
          waiting = slices[...]
        } catch {
          failure = error
          return nil
        }
      }
      return isStopped ? nil : waiting.popFirst()
    }
    try await OrderedWork.run(jobs: options.jobs, next: next, work: work) {
      output throws(Failure) in
      if !isStopped, try take(output) == .stop { isStopped = true }
    }
    return failure.map { .failed($0.diagnostic(.unreadableInput)) } ?? stream.ending
  }

  /// Works on the records of the input as above, when it has been opened already.
  package func read<Output: Sendable, Failure: Error>(
    _ stream: consuming RecordStream,
    work: @escaping @Sendable ([RecordSlice]) -> Output,
    take: (Output) throws(Failure) -> Void
  ) async throws(Failure) -> Ending {
    var failure: FileError?
    func next() -> [RecordSlice]? {
      let before = stream.bytesRead
      do throws(FileError) {
        let slices = try stream.next()
        options.progress?.advance(bytes: stream.bytesRead - before, records: slices?.count ?? 0)
        return slices
      } catch {
        failure = error
        return nil
      }
    }
    try await OrderedWork.run(
      jobs: stream.isShort ? 1 : options.jobs,
      next: next,
      work: work,
      take: take
    )
    return failure.map { .failed($0.diagnostic(.unreadableInput)) } ?? stream.ending
  }
}

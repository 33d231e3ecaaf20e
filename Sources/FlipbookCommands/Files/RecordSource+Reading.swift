internal import Flipbook

extension RecordSource {
  /// Hands over every record, one after the other, until one cannot be taken.
  func read<Failure: Error>(
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
  ///
  /// At most two blocks are in memory for each that is worked on at the same time.
  /// - Parameters:
  ///   - work: what is to be done with the records of a block; called on any thread.
  ///   - take: takes what came of a block.
  /// - Returns: how reading ended.
  /// - Throws: what `take` throws.
  func read<Output: Sendable, Failure: Error>(
    work: @escaping @Sendable ([RecordSlice]) -> Output,
    take: (Output) throws(Failure) -> Void
  ) async throws(Failure) -> Ending {
    var stream: RecordStream
    do throws(Obstacle) { stream = try open() } catch { return Self.ending(error) }
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
    if options.jobs == 1 || stream.isShort {
      while let slices = next() { try take(work(slices)) }
    } else {
      try await Self.inOrder(next, jobs: options.jobs, work: work, take: take)
    }
    return failure.map { .failed($0.diagnostic(.unreadableInput)) } ?? stream.ending
  }

  private static func inOrder<Output: Sendable, Failure: Error>(
    _ next: () -> [RecordSlice]?,
    jobs: Int,
    work: @escaping @Sendable ([RecordSlice]) -> Output,
    take: (Output) throws(Failure) -> Void
  ) async throws(Failure) {
    var failure: Failure?
    await withTaskGroup(of: (number: Int, output: Output).self) { group in
      var waiting: [Int: Output] = [:]
      var begun = 0
      var taken = 0
      var isAtEnd = false
      while failure == nil {
        // One block more than are worked on, so that nobody waits for the next to be cut.
        while !isAtEnd, begun - taken < 2 * jobs, begun - taken - waiting.count <= jobs {
          guard let slices = next() else {
            isAtEnd = true
            break
          }
          let number = begun
          begun += 1
          group.addTask { (number, work(slices)) }
        }
        guard let done = await group.next() else { break }
        waiting[done.number] = done.output
        while failure == nil, let output = waiting.removeValue(forKey: taken) {
          taken += 1
          do throws(Failure) { try take(output) } catch { failure = error }
        }
      }
      group.cancelAll()
    }
    if let failure { throw failure }
  }
}

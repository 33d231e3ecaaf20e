import GameRecords

/// Processes items on several cores at once, and returns the results in the order of the items.
enum OrderedWork {
  /// Processes all items.
  ///
  /// At most two items are in memory for each job.
  /// - Parameters:
  ///   - jobs: the number of items that are processed at the same time.
  ///   - next: returns the next item; `nil` at the end.
  ///   - work: processes an item; called on any thread.
  ///   - take: takes the result of an item, and returns whether to continue.
  /// - Throws: the errors of `take`.
  static func run<Item: Sendable, Output: Sendable, Failure: Error>(
    jobs: Int,
    next: () -> Item?,
    work: @escaping @Sendable (Item) -> Output,
    take: (Output) throws(Failure) -> ReadingControl
  ) async throws(Failure) {
    guard jobs > 1 else {
      while let item = next(), try take(work(item)) == .proceed {}
      return
    }
    var failure: Failure?
    await withTaskGroup(of: (number: Int, output: Output).self) { group in
      var waiting: [Int: Output] = [:]
      var begun = 0
      var taken = 0
      var isAtEnd = false
      var control = ReadingControl.proceed
      while control == .proceed {
        // One item more than there are jobs, so that no job waits for the next one.
        while !isAtEnd, begun - taken < 2 * jobs, begun - taken - waiting.count <= jobs {
          guard let item = next() else {
            isAtEnd = true
            break
          }
          let number = begun
          begun += 1
          group.addTask { (number, work(item)) }
        }
        guard let done = await group.next() else { break }
        waiting[done.number] = done.output
        while control == .proceed, let output = waiting.removeValue(forKey: taken) {
          taken += 1
          do throws(Failure) {
            control = try take(output)
          } catch {
            failure = error
            control = .stop
          }
        }
      }
      group.cancelAll()
    }
    if let failure { throw failure }
  }
}

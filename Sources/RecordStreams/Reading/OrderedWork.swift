import GameRecords

/// Work that is done on several cores at once, and handed over in the order in which it began.
enum OrderedWork {
  /// Does all of it.
  ///
  /// At most two items are in memory for each that is worked on at the same time.
  /// - Parameters:
  ///   - jobs: how many items are worked on at the same time.
  ///   - next: the next item; `nil` at the end.
  ///   - work: what is to be done with an item; called on any thread.
  ///   - take: takes what came of an item, and says whether to continue.
  /// - Throws: what `take` throws.
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
        // One item more than are worked on, so that nobody waits for the next to be cut.
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

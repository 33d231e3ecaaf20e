import Platform
import Synchronization

/// A table of file paths that a signal handler can read, which must not allocate.
///
/// Adding and removing take constant time. Nobody may do so while a handler reads: ``Interruption``
/// ensures that.
final class FileTable: Sendable {
  /// The number of a path's row.
  typealias Entry = Int

  private let state = Mutex(State())
  /// The address of the first row, for the handler; initially 0.
  private let rows = Atomic<UInt>(0)
  private let count = Atomic<Int>(0)

  private struct State {
    var capacity = 0
    /// Rows that are empty again.
    var free: [Entry] = []
  }

  /// Adds a path.
  func add(_ path: String) -> Entry {
    let bytes = path.pathCharacters
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    return state.withLock { state in
      let entry = state.free.popLast() ?? count.load(ordering: .relaxed)
      if entry == state.capacity { grow(&state) }
      table?[entry] = copy.baseAddress
      if entry == count.load(ordering: .relaxed) { count.store(entry + 1, ordering: .releasing) }
      return entry
    }
  }

  /// Removes a path.
  func remove(_ entry: Entry) {
    state.withLock { state in
      guard let path = table?[entry] else { return }
      table?[entry] = nil
      path.deallocate()
      state.free.append(entry)
    }
  }

  /// Calls a function with every path; safe in a signal handler.
  func forEach(_ body: (UnsafePointer<CChar>) -> Void) {
    guard let table else { return }
    for entry in 0..<count.load(ordering: .acquiring) {
      if let path = table[entry] { body(path) }
    }
  }

  private var table: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    UnsafeMutablePointer(bitPattern: rows.load(ordering: .acquiring))
  }

  private func grow(_ state: inout State) {
    let capacity = max(16, 2 * state.capacity)
    let new = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    new.initialize(repeating: nil, count: capacity)
    let old = table
    for entry in 0..<state.capacity { new[entry] = old?[entry] }
    rows.store(UInt(bitPattern: new), ordering: .releasing)
    old?.deallocate()
    state.capacity = capacity
  }
}

import CLinux
import Flipbook
import Glibc
import Synchronization
import TerminalPlay

/// How much memory the process may have, where that is limited as with `ulimit -v`.
///
/// A thread for which there is no room is waited for without end, and memory that cannot be had ends
/// the process by a fault. So a limit that is too low is refused at once; under a low one all is done
/// on one thread, in one heap; and a fault under any limit is told for what it probably is.
enum MemoryLimit {
  /// The room that one thread needs besides the program, to read and write small records.
  private static let least = 40 << 20
  /// The room for each core in which threads have heaps of their own and large records.
  private static let ample = 256 << 20

  /// The bytes of address space that the process may have; `nil` when any.
  private static let limit: Int? = {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_cur)
  }()

  /// Whether there is no room for several threads.
  private(set) static var isTight: Bool {
    get { isTightFlag.load(ordering: .relaxed) }
    set { isTightFlag.store(newValue, ordering: .relaxed) }
  }
  private static let isTightFlag = Atomic<Bool>(false)

  /// The address of what is told of a fault, ended by 0.
  private static let lastWords = Atomic<UInt>(0)

  /// Prepares for the limit, before there is another thread; ends the process when it is too low.
  static func begin() {
    guard let limit else { return }
    let used = ProcessStatus.size ?? 0
    if limit < used + least {
      words(
        "memory is limited to \(limit >> 10) kB, but flipbook needs \((used + least) >> 10) kB",
        help: "raise the limit, for example with: ulimit -v \(2 * (used + least) >> 10)"
      ).withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(ExitStatus.outOfMemory.rawValue)
    }
    isTight = limit - used < Processor.count * ample
    if isTight { mallopt(M_ARENA_MAX, 1) }
    let text = words(
      "ended by a fault, probably because memory is limited to \(limit >> 10) kB",
      help: "raise the limit (ulimit -v); if that does not help, please report it with the input"
    )
    Interruption.store(text.map { CChar(bitPattern: $0) } + [0], in: lastWords)
    for number in TemporaryFiles.faults {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in MemoryLimit.end() }
      sigfillset(&action.sa_mask)
      sigaction(number, &action, nil)
    }
  }

  private static func words(_ message: String, help: String) -> [UInt8] {
    Array("flipbook: error: \(message)\n  help: \(help)\n".utf8)
  }

  /// Handles a fault.
  private static func end() {
    if let text = UnsafePointer<CChar>(bitPattern: lastWords.load(ordering: .acquiring)) {
      _ = write(STDERR_FILENO, text, strlen(text))
    }
    TemporaryFiles.removeAfterFault()
    _exit(ExitStatus.outOfMemory.rawValue)
  }
}

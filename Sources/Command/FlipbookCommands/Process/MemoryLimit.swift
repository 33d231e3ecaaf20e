import Flipbook
import Platform
import Synchronization
import TerminalOutput

/// The memory limit of the process, for example from `ulimit -v`.
///
/// Without memory for a new thread the process would wait forever, and a failed allocation crashes it.
/// So a limit that is too low is refused at once. Under a low limit all work is done on one thread,
/// with one heap. After a crash under any limit, the probable cause is reported.
enum MemoryLimit {
  /// The memory that one thread needs on top of the program, to read and write small records.
  private static let least = 40 << 20
  /// The memory per core that is enough for separate heaps and large records.
  private static let ample = 256 << 20

  /// Whether there is too little memory for several threads.
  private(set) static var isTight: Bool {
    get { isTightFlag.load(ordering: .relaxed) }
    set { isTightFlag.store(newValue, ordering: .relaxed) }
  }
  private static let isTightFlag = Atomic<Bool>(false)

  /// The address of the message after a crash, a C string.
  private static let crashMessage = Atomic<UInt>(0)

  /// Prepares for the limit, before there is another thread; exits if the limit is too low.
  static func begin() {
    guard let limit = CurrentProcess.addressSpaceLimit else { return }
    let used = CurrentProcess.addressSpace ?? 0
    if limit < used + least {
      SystemLimits.refuse(
        "memory is limited to \(limit >> 10) kB, but flipbook needs \((used + least) >> 10) kB",
        help: "raise the limit, for example with: ulimit -v \(2 * (used + least) >> 10)"
      )
    }
    isTight = limit - used < CurrentProcess.coreCount * ample
    if isTight { Heap.share() }
    let text = SystemLimits.message(
      "crashed, probably because memory is limited to \(limit >> 10) kB",
      help: "raise the limit (ulimit -v); if that does not help, please report this with the input"
    )
    Interruption.store(text.map { CChar(bitPattern: $0) } + [0], in: crashMessage)
    for signal in Signal.crashes { signal.handle { _ in MemoryLimit.end() } }
  }

  /// Handles a crash.
  private static func end() {
    if let text = UnsafePointer<CChar>(bitPattern: crashMessage.load(ordering: .acquiring)) {
      FileDescriptor.standardError.write(text)
    }
    TemporaryFiles.removeAfterCrash()
    CurrentProcess.exitAtOnce(ExitStatus.outOfResources.rawValue)
  }
}

import CLibFuzzer
import Dispatch
import Foundation
import FuzzTargets

/// The target that is being fuzzed; set once, before libFuzzer calls back.
nonisolated(unsafe) private var target: FuzzTarget?

/// The environment variable with the name of the target, for processes that libFuzzer starts.
private let targetVariable = "FUZZ_TARGET"

/// Runs one target: `Fuzz TARGET [OPTION]… [FILE]…`, with options of libFuzzer.
///
/// Without files, it starts from the target's seeds and stores what it finds in
/// `.build/fuzz/TARGET`. `Fuzz list` prints the names of the targets.
@_cdecl("Fuzz_main")
public func fuzzMain(
  _ count: CInt,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  var words = (0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }
  if words.dropFirst() == ["list"] {
    print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
    return 0
  }
  // To reduce an input, libFuzzer runs the program again without the target.
  if words.count > 1, FuzzTarget.named(words[1]) == nil, let outer = getenv(targetVariable) {
    words.insert(String(cString: outer), at: 1)
  }
  guard words.count > 1, let named = FuzzTarget.named(words[1]) else {
    FileHandle.standardError.write(
      Data("usage: Fuzz TARGET [libFuzzer options] [FILE]…; “Fuzz list” lists the targets\n".utf8)
    )
    return 64
  }
  target = named
  setenv(targetVariable, named.name, 1)
  words.remove(at: 1)
  if words.dropFirst().allSatisfy({ $0.hasPrefix("-") }) {
    let folder = URL(filePath: ".build/fuzz/\(named.name.replacing(":", with: "_"))/")
    words += ["-artifact_prefix=\(folder.path)/found-", "-max_len=\(FuzzTarget.largestInput)"]
    words.append(corpus(of: named, in: folder).path)
  }
  var argumentCount = CInt(words.count)
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(
    capacity: words.count + 1
  )
  for (index, word) in words.enumerated() { arguments?[index] = strdup(word) }
  arguments?[words.count] = nil
  return LLVMFuzzerRunDriver(&argumentCount, &arguments, fuzzOne)
}

/// Swift never frees its globals, which LeakSanitizer would report as leaks.
@_cdecl("__lsan_is_turned_off")
public func leaksAreNotLookedFor() -> CInt { 1 }

/// Tries one input, and stops the process if it breaks the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    if let problem = await target.problem(bytes) {
      FileHandle.standardError.write(Data("\n\(target.name): \(problem)\n".utf8))
      abort()
    }
    done.signal()
  }
  done.wait()
  return 0
}

/// Returns a folder with the seeds of a target and the corpus of earlier runs.
private func corpus(of target: FuzzTarget, in folder: URL) -> URL {
  let corpus = folder.appending(path: "corpus")
  try? FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
  for (index, seed) in target.seeds().enumerated() {
    try? Data(seed).write(to: corpus.appending(path: "seed-\(index)"))
  }
  return corpus
}

import Flipbook

// Counts the results of all games in a file, on several cores and in constant memory.
var counts: [String: Int] = [:]
let path = CommandLine.arguments[1]
for await parsed in try FormatRegistry.standard.records(inFile: path).concurrently() {
  guard let record = parsed.reversi, let outcome = try? Replay(record).outcome else { continue }
  counts[outcome.winner.map { "\($0) won" } ?? "tied", default: 0] += 1
}
for (result, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(result): \(count)") }

import ArgumentParser
package import Flipbook

extension BoardSize {
  /// Reads a board size such as `10`, `10x6` or `10×6`.
  package init(argument: String) throws {
    let parts = argument.lowercased().split(omittingEmptySubsequences: false) { "x×".contains($0) }
    let lengths = parts.map { Int($0) }
    guard (1...2).contains(lengths.count), let width = lengths[0], let height = lengths.last ?? nil,
      let size = BoardSize(width: width, height: height)
    else {
      throw ValidationError("expected an even number from 4 to 16 such as 10, or two such as 10x6")
    }
    self = size
  }
}

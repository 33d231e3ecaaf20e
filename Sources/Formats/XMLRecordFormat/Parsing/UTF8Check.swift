/// Checks that consecutive blocks are UTF-8.
struct UTF8Check {
  /// The bytes at the end that do not form a whole character yet.
  private var rest: [UInt8] = []

  /// How many bytes at the end do not form a whole character yet.
  var unfinished: Int { rest.count }

  /// The offset in the block of the first character that is not UTF-8, negative when it begins in
  /// an earlier block; `nil` when there is none.
  mutating func firstInvalid(in block: ArraySlice<UInt8>) -> Int? {
    let before = rest.count
    let bytes = before == 0 ? block : rest + block
    rest = []
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      let start = error.byteOffsets.lowerBound
      if error.kind == .truncatedScalar, error.byteOffsets.upperBound == bytes.count {
        rest = Array(bytes.dropFirst(start))
        return nil
      }
      return start - before
    }
  }
}

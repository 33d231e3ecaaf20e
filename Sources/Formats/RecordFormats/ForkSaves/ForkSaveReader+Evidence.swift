import GameRecords

extension ForkSaveReader {
  /// Returns the evidence in an object that only the save of a fork has.
  ///
  /// A board and a turn are not enough: other programs write them too.
  static func evidence(in shape: JSONValue) -> Recognition? {
    for key in [stateKey, modesKey] where shape.has(key) {
      return Recognition("the key \(key)", strength: .name)
    }
    if shape.member("playerForSide")?.kind == .array { return Recognition("the key playerForSide") }
    let board = shape.member("board")
    let words: String? =
      if shape.member("darkPlayerMode")?.text != nil, shape.member("lightPlayerMode")?.text != nil {
        "the keys darkPlayerMode and lightPlayerMode"
      } else if shape.member("darkPlayer")?.kind == .number,
        shape.member("lightPlayer")?.kind == .number
      {
        "the keys darkPlayer and lightPlayer"
      } else if board?.member("cells")?.first?.has("disc") ?? false {
        "a board with the keys cells and disc"
      } else if board?.member("disks")?.first?.kind == .array {
        "a board with the key disks"
      } else if board?.member("array")?.first?.kind == .array {
        "a board with the key array"
      } else {
        nil
      }
    return words.map { Recognition($0) }
  }
}

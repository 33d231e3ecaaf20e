import GameRecords

extension ForkSave {
  /// Returns the evidence in an object that only the save of a fork has.
  ///
  /// A board and a turn are not enough: other programs write them too.
  static func evidence(in shape: JSONShape) -> Recognition? {
    for key in [KuniwakSave.stateKey, KuniwakSave.modesKey] where shape.has(key) {
      return Recognition("the key \(key)", strength: .name)
    }
    if shape["playerForSide"]?.kind == .array { return Recognition("the key playerForSide") }
    let board = shape["board"]
    let words: String? =
      if shape["darkPlayerMode"]?.text != nil, shape["lightPlayerMode"]?.text != nil {
        "the keys darkPlayerMode and lightPlayerMode"
      } else if shape["darkPlayer"]?.isNumber ?? false, shape["lightPlayer"]?.isNumber ?? false {
        "the keys darkPlayer and lightPlayer"
      } else if board?["cells"]?.first?.has("disc") ?? false {
        "a board with the keys cells and disc"
      } else if board?["disks"]?.first?.kind == .array {
        "a board with the key disks"
      } else if board?["array"]?.first?.kind == .array {
        "a board with the key array"
      } else {
        nil
      }
    return words.map { Recognition($0) }
  }
}

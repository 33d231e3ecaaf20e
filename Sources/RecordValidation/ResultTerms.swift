import GameRecords

/// How GGS counts the result of a game, according to the tags of GGF.
struct ResultTerms {
  /// The number of disks that dark had to be ahead for a tie: `KM`, subtracted from the difference.
  let komi: Double
  /// Whether fewer disks win: the letter `a` in the type, `TY`.
  let isAnti: Bool

  init(of record: ReversiRecord) {
    // Only GGS counts like that, and it declares the difference.
    guard record.result?.margin != nil else {
      (komi, isAnti) = (0, false)
      return
    }
    func value(_ name: String) -> String? { record.tags.first { $0.name == name }?.value }
    let number = value("KM").flatMap(Double.init) ?? 0
    komi = number.isFinite ? number : 0
    let type = (value("TY") ?? "").lowercased()
    isAnti = type.contains("a") && type.allSatisfy { "0123456789skbwar".contains($0) }
  }

  /// Whether a declared difference fits the disks; with a komi it is often rounded.
  func allow(_ declared: Double, for difference: Double) -> Bool {
    declared == difference || komi != 0 && (difference - komi - declared).magnitude < 0.01
  }
}

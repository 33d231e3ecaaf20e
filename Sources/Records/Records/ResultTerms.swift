/// How GGS counts the result of a game, according to the tags of GGF.
package struct ResultTerms: Hashable, Sendable {
  /// The number of disks that dark had to be ahead for a tie: `KM`, subtracted from the difference.
  package let komi: Double
  /// Whether fewer disks win: the letter `a` in the type, `TY`.
  package let isAnti: Bool

  /// Creates the terms of a declared result.
  /// - Parameters:
  ///   - result: the result.
  ///   - tags: the tags of its record.
  package init(of result: GameResult, _ tags: [Tag]) {
    // Only GGS counts like that, and it declares the difference.
    guard result.margin != nil else {
      (komi, isAnti) = (0, false)
      return
    }
    func value(_ name: String) -> String? { tags.first { $0.name == name }?.value }
    let number = value("KM").flatMap(Double.init) ?? 0
    komi = number.isFinite ? number : 0
    let type = (value("TY") ?? "").lowercased()
    isAnti = type.contains("a") && type.allSatisfy { "0123456789skbwar".contains($0) }
  }

  /// Whether the side with more disks wins, and no disks are subtracted.
  package var areUsual: Bool { komi == 0 && !isAnti }

  /// Whether a declared difference fits the disks; with a komi it is often rounded.
  package func allow(_ declared: Double, for difference: Double) -> Bool {
    declared == difference || komi != 0 && (difference - komi - declared).magnitude < 0.01
  }
}

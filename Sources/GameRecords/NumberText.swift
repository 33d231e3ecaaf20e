/// How JSON and XML write numbers: the shortest decimal that reads back as the same number.
package enum NumberText {
  /// The text of a finite number, without a fraction when it has none.
  package static func text(of number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    return number.description
  }
}

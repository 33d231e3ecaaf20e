/// Rewrites arguments into a form that the argument parser understands.
enum ArgumentSpelling {
  /// Returns the same arguments, with values rewritten that the parser would not read as values.
  static func respelled(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--", result.last == "--pass" {
        // A notation for a pass, which the parser would read as the end of the options.
        result[result.count - 1] = "--pass=--"
        continue
      }
      // Only inputs follow.
      if argument == "--" { return result + [argument] + rest }
      if argument == "--pass=" {
        // The parser would ignore an empty value after “=” and read the next argument as the value.
        result += ["--pass", ""]
      } else if isNegative(argument), let option = result.last, option.hasPrefix("--"),
        !option.contains("=")
      {
        // The parser would read a negative number as an option; no option is named like a number.
        result[result.count - 1] = "\(option)=\(argument)"
      } else {
        result.append(argument)
      }
    }
    return result
  }

  /// Whether an argument begins like a negative number.
  private static func isNegative(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return false }
    let number = argument.dropFirst()
    return (number.hasPrefix(".") ? number.dropFirst() : number).first?.isNumber ?? false
  }
}

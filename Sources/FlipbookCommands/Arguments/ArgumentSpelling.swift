/// Spells arguments as the parser of the command line understands them.
enum ArgumentSpelling {
  /// The same arguments, with values that the parser would not take for values.
  static func respelled(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--", result.last == "--pass" {
        // One of the spellings of a pass, which the parser would take for the end of the options.
        result[result.count - 1] = "--pass=--"
        continue
      }
      // After this, there are only inputs.
      if argument == "--" { return result + [argument] + rest }
      if argument == "--pass=" {
        // An empty value behind the sign would be taken for none, and the next argument for it.
        result += ["--pass", ""]
      } else if isNegative(argument), let option = result.last, option.hasPrefix("--"),
        !option.contains("=")
      {
        // A number below zero would be taken for an option; no option is called like a number.
        result[result.count - 1] = "\(option)=\(argument)"
      } else {
        result.append(argument)
      }
    }
    return result
  }

  /// Whether a text begins as a number below zero does.
  private static func isNegative(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return false }
    let number = argument.dropFirst()
    return (number.hasPrefix(".") ? number.dropFirst() : number).first?.isNumber ?? false
  }
}

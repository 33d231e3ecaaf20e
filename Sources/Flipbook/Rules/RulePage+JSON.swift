public import GameRecords
import RecordChecks
import RecordFormats

extension RulePage {
  /// Returns the rules as a JSON array, with each object on a line of its own.
  public static func json(of rules: [Rule]) -> [UInt8] {
    let objects = rules.map { rule in
      let explanation = rule.explanation
      return JSONOutput.object { json in
        json.member("code", rule.code)
        json.member("rule", rule.name)
        json.member("family", rule.family.name)
        json.member("severity", rule.severity.description)
        json.member("optional", rule.isOptional)
        json.member("summary", rule.summary)
        json.member("why", explanation.why)
        json.member("fix", explanation.fix)
      }
    }
    return Array("[\n".utf8) + objects.joined(separator: ",\n".utf8) + Array("\n]\n".utf8)
  }
}

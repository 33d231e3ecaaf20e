package import GameRecords

extension Rule {
  /// The app keeps its promises.
  package static let brokenPromise = Rule(
    28,
    "broken-promise",
    .error,
    page: RuleExplanations(PackageResources.AppRules_md)
  )
  .requiring("The app must keep its promises in every state and for every event.")
}

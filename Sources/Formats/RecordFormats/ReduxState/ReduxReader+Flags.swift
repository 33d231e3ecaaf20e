import GameRecords
import ReversiRules

/// The facts in an app state about the app instead of the game.
extension ReduxReader {
  mutating func readFlag(
    _ flag: ReduxFlag,
    of object: inout JSONObject,
    at position: Position?
  ) {
    guard
      let value = takeOld(flag, from: &object)
        ?? reader.require(flag.key, of: &object, isUsual: position != nil)
    else { return }
    let spelling = value.spelling
    if flag.isBoolean {
      guard reader.boolean(value) != nil else { return }
    } else {
      guard reader.text(value) != nil else { return }
      guard flag.values.contains(spelling) else {
        reader.refuse(value, as: .string, expected: Words.either(flag.values))
        return
      }
    }
    guard let position else { return }
    if flag.key != .cannotPlaceDiskAlert, !flag.isBoolean, spelling != flag.usual(at: position) {
      reader.report(
        .reduxUnsaved,
        "\(flag.key.rawValue) is \(DisplayText.quote(spelling)); the fork saves “none”",
        at: value.innerRange
      )
    }
    if flag.key == .cannotPlaceDiskAlert, spelling != "none", !position.mustPass {
      reader.report(
        .reduxAlert,
        "the pass alert is \(DisplayText.quote(spelling)), but the side to move can move; the fork "
          + "does not continue",
        at: value.innerRange
      )
    }
    guard spelling != flag.usual(at: position) else { return }
    // The app shows the pass alert again after it has loaded the file.
    reader.keep(value, as: flag.key.rawValue)
  }

  /// Takes the value of the key that older versions of the fork write.
  private func takeOld(_ flag: ReduxFlag, from object: inout JSONObject) -> JSONValue? {
    flag.key == .resetConfirmationAlert && !object.has(flag.key)
      ? object.take("resetConfrmationAlert") : nil
  }
}

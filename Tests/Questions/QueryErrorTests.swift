import Flipbook
@testable import RecordQueries
import TestSupport
import Testing

@Suite struct `A wrong query` {
  /// Queries, the part that is marked, and what is wrong with it.
  private static let mistakes: [(query: String, part: String, message: String)] = [
    ("", "", "the query is empty"),
    ("   ", "", "the query is empty"),
    ("playr = Ada", "playr", "a record has no field “playr”; did you mean “player”?"),
    ("Ada Finch", "Ada", "a record has no field “Ada”"),
    ("\"player\" = Ada", "\"player\"", "a record has no field “player”"),
    ("player", "", "a value is missing after “player”"),
    ("player =", "", "a value is missing after “=”"),
    ("margin >< 3", "", "a value is missing after “>”"),
    ("player and tie", "", "a value is missing after “player”"),
    ("player = (tie)", "(", "“and” or “or” is missing before “(”"),
    ("position at 5", "", "a value is missing after “position”"),
    ("player = and tie", "", "a value is missing after “=”"),
    ("player = Ada,", ",", "a value is missing after the comma"),
    ("player = Ada date = 2025", "date", "“and” or “or” is missing before “date”"),
    ("player = \"Ada\" tie", "tie", "“and” or “or” is missing before “tie”"),
    ("player > Ada", ">", "“player” cannot be compared with “>”"),
    ("tie = 3", "=", "“tie” cannot be compared with “=”"),
    ("tie tie", "tie", "“and” or “or” is missing before “tie”"),
    ("tie and", "", "a test is missing here"),
    ("tie or or tie", "or", "a test is missing before “or”"),
    ("not", "", "a test is missing here"),
    ("(tie", "(", "the parenthesis is not closed"),
    ("tie)", ")", "“)” does not belong here"),
    ("tie (tie)", "(", "“and” or “or” is missing before “(”"),
    ("= 3", "=", "a field is missing before “=”"),
    ("tie, tie", ",", "the comma does not belong here"),
    ("event = \"Cup", "\"", "the quotation mark is not closed"),
    ("event ! Cup", "!", "a single “!” is no comparison"),
    ("event = ---", "---", "“---” has neither a letter nor a digit"),
    ("player ~ Fin", "~", "“~” has neither a letter nor a digit"),
    (
      "player Finch, date 2023", "date",
      "a comma separates values, and “date” is the name of a field"
    ),
    ("winner black", "black", "“winner” is never “black”; did you mean “dark”?"),
    ("loser = dark, White", "White", "“loser” is never “White”; did you mean “light”?"),
    ("winner draw", "draw", "“winner” is never “draw”; did you mean “tie”?"),
    ("winner 1-0", "1-0", "“winner” is never “1-0”; did you mean “dark”?"),
    ("length -3", "-3", "“length” is never “-3”"), ("lead < 0", "0", "“lead” is never “0”"),
    ("record 0", "0", "“record” is never “0”"),
    ("empties ..-1", "..-1", "“empties” is never “..-1”"),
    ("moves f5 d6", "f5 d6", "“moves” compares all moves of a game"),
    ("opening Tiger, Tigre", "Tigre", "no opening is named “Tigre”; did you mean “Tiger”?"),
    ("margin = x", "x", "“x” does not fit “margin”"),
    ("margin = 9..3", "9..3", "“9..3” does not fit “margin”"),
    ("margin = nan", "nan", "“nan” does not fit “margin”"),
    ("date = 2025-13", "2025-13", "“2025-13” does not fit “date”"),
    ("format = wthr", "wthr", "“format” is never “wthr”; did you mean “wthor”?"),
    ("score = 40:24", "40:24", "“score” is never “40:24”"),
    ("score 40", "40", "“score” is never “40”"),
    ("score 40 24", "40 24", "“score” is never “40 24”"),
    ("score -24", "-24", "“score” is never “-24”"),
    ("size 8x", "8x", "“size” is never “8x”"),
    ("length 0x3", "0x3", "“0x3” does not fit “length”"),
    ("length 3.", "3.", "“3.” does not fit “length”"),
    ("year 1985", "year", "a record has no field “year”; did you mean “date”?"),
    ("result dark", "result", "a record has no field “result”; did you mean “winner” or “score”?"),
    ("size = 8x8, large", "large", "“size” is never “large”"),
    ("moves z9*", "z9*", "“moves” is never “z9*”"),
    ("ending = lost", "lost", "“ending” is never “lost”"),
    (
      "has ilegal-move", "ilegal-move",
      "“ilegal-move” is neither a fact nor a rule about records; did you mean “illegal-move”?"
    ),
    ("tag", "", "a name is missing after “tag”"),
    ("starts f5 d7", "f5 d7", "d7 cannot be played: the move flips no disk"),
    ("starts f5 dx", "dx", "“dx” is not a move"), ("starts \"\"", "\"\"", "there are no moves"),
    ("position = Ada", "Ada", "“Ada” is not a position"),
    ("position = f5 f5", "f5 f5", "the moves cannot be played: ply 2: f5 is occupied"),
    ("position = f5 at", "", "a number of moves is missing here"),
    ("position = f5 at x", "x", "“x” is not a range of moves"),
    ("corner by 3..9", "3..9", "“3..9” is not a number of moves"),
    ("pattern = ???", "???", "the pattern has only wildcards"),
    ("pattern = x*o", "x*o", "“*” is not at the end of its row"),
    ("pattern = z*", "z*", "the pattern has the symbol “z”"),
  ]

  @Test(arguments: mistakes.indices)
  func `says what is wrong and marks it`(index: Int) {
    let (query, part, message) = Self.mistakes[index]
    #expect { try Query(query) } throws: { error in
      guard let error = error as? QueryError else { return false }
      let bytes = Array(query.utf8)
      #expect(error.message == message)
      #expect(String(decoding: bytes[error.range], as: UTF8.self) == part)
      return true
    }
  }

  @Test(arguments: [
    ("date 1985 or 1986", "for one of several values, write “date 1985, 1986”; "),
    ("opening Tiger and Rose", "for both values, write “opening Tiger and opening Rose”; "),
    ("tie or Ada", "for a name, write “player Ada”; "),
    ("Ada", "for a name, write “player Ada”; "),
  ])
  func `says how to ask for another value`(query: String, help: String) {
    #expect {
      try Query(query)
    } throws: { error in
      (error as? QueryError)?.help?.hasPrefix(help + "the fields are ") ?? false
    }
  }

  @Test func `shows the query with a caret below the wrong part, in columns of the terminal`() {
    #expect(throws: QueryError.self) { try Query("player = 為則 and dat = 1") }
    do throws(QueryError) {
      _ = try Query("player = 為則 and dat = 1")
    } catch {
      #expect(
        error.excerpt(of: "player = 為則 and dat = 1") == """
          player = 為則 and dat = 1
                            ^~~
          """
      )
    }
  }

  @Test func `may be nested only so far`() throws {
    let deep = { String(repeating: "(", count: $0) + "tie" + String(repeating: ")", count: $0) }
    _ = try Query(deep(90))
    #expect(throws: QueryError.self) { try Query(deep(110)) }
    #expect(throws: QueryError.self) {
      try Query(String(repeating: "not ", count: 100_000) + "tie")
    }
  }

  @Test(arguments: Effort.seeds(10, all: 40))
  func `is never a crash, and its mark is always a part of it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words =
      QueryContext.standard.games.flatMap { $0.grammars(.standard).keys } + [
        "and", "or", "not", "(", ")", ",", "=", "==", "!=", "<", "<=", ">", ">=", "!", "\"", "'",
        "\\", "f5", "d6", "f5d6", "3", "3..", "..9", "2025", "2025-05..", "at", "by", "*", "?",
        "x*/o*",
        "ä", "為則", "ｱﾞ", "\u{301}", "\0", "\n", "illegal-move", "json", "dark", "tie",
      ]
    for _ in 0..<200 {
      let query = (0..<Int.random(in: 1..<12, using: &generator))
        .map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: Bool.random(using: &generator) ? " " : "")
      do throws(QueryError) {
        let query = try Query(query)
        for index in stride(from: 0, to: QuerySamples.records.count, by: 40) {
          _ = query.match(QuerySamples.records[index])
        }
      } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= query.utf8.count)
        #expect(!error.message.isEmpty)
        #expect(!error.excerpt(of: query).isEmpty)
      }
    }
  }
}

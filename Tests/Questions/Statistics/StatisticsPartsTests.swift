import Flipbook
@testable import Games
@testable import RecordQueries
import TestSupport
import Testing

@Suite struct HistogramTests {
  @Test(arguments: [
    ([5], 5.0, 5.0, 5, 5), ([1, 2], 1.5, 1.5, 1, 2), ([3, 1, 2], 2, 2, 1, 3),
    ([0, 0, 9], 3, 0, 0, 9), ([-4, 4], 0, 0, -4, 4), ([1, 1, 2, 8], 3, 1.5, 1, 8),
    ([-7, -7, -1], -5, -7, -7, -1),
  ])
  func `has averages`(numbers: [Int], mean: Double, median: Double, least: Int, greatest: Int) {
    var histogram = Histogram(from: -10)
    for number in numbers { histogram.add(number) }
    #expect(histogram.mean == mean)
    #expect(histogram.median == median)
    #expect(histogram.minimum == least)
    #expect(histogram.maximum == greatest)
    #expect(histogram.total == numbers.count)
    for number in -12...12 { #expect(histogram[number] == numbers.count { $0 == number }) }
  }

  @Test func `has no averages if it is empty`() {
    let histogram = Histogram()
    #expect(histogram.mean == nil)
    #expect(histogram.median == nil)
    #expect(histogram.minimum == nil)
    #expect(histogram.maximum == nil)
    #expect(histogram.entries.isEmpty)
  }

  @Test func `agrees with sorting`() {
    var generator = SeededGenerator(seed: 81)
    for count in 1...60 {
      let numbers = (0..<count).map { _ in Int.random(in: 0...20, using: &generator) }
      var parts = [Histogram(), Histogram()]
      for number in numbers { parts[Int.random(in: 0...1, using: &generator)].add(number) }
      parts[0].add(parts[1])
      let sorted = numbers.sorted()
      let middle = Double(sorted[(count - 1) / 2] + sorted[count / 2]) / 2
      #expect(parts[0].median == middle)
    }
  }
}

@Suite struct TallyTests {
  private func score(_ games: Int) -> SideScore {
    var score = SideScore()
    score.games = games
    return score
  }

  @Test func `agrees with a dictionary`() {
    var generator = SeededGenerator(seed: 82)
    var tally = Tally<String, SideScore>()
    var counts: [String: Int] = [:]
    var order: [String] = []
    for _ in 0..<20_000 {
      let key = "\(Int.random(in: 0...3_000, using: &generator))"
      tally.add(score(1), for: key, limit: .none)
      if counts[key] == nil { order.append(key) }
      counts[key, default: 0] += 1
    }
    #expect(tally.entries.map(\.key) == order)
    #expect(tally.entries.allSatisfy { counts[$0.key] == $0.count.games })
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    for top in [0, 1, 2, 10, 999, 1_000, 5_000] {
      #expect(tally.top(top).map(\.key) == Array(sorted.prefix(top)))
    }
  }

  @Test func `takes no more keys or bytes than the limits`() {
    var tally = Tally<String, SideScore>()
    let limit = TallyLimit(keys: 3, bytes: 10)
    for key in ["aaaa", "bbbbbbb", "cccccc", "aaaa", "d", "bbbbbbb"] {
      tally.add(score(1), for: key, limit: limit)
    }
    #expect(tally.entries.map(\.key) == ["aaaa", "cccccc"])
    #expect(tally.uncounted == 3)
    var few = Tally<String, SideScore>()
    for key in ["1", "2", "3", "4", "5", "1"] {
      few.add(score(2), for: key, limit: TallyLimit(keys: 3, bytes: 10))
    }
    #expect(few.entries.map(\.count.games) == [4, 2, 2])
    #expect(few.uncounted == 4)
  }
}

@Suite struct `Numbers in tables` {
  @Test(arguments: [
    (0.0, 1, "0.0"), (59.704, 2, "59.70"), (0.05, 1, "0.1"), (-0.04, 1, "0.0"), (-2.5, 1, "-2.5"),
    (3, 0, "3"), (99.999, 2, "100.00"), (7.006, 2, "7.01"),
  ])
  func `have a fixed number of digits`(number: Double, digits: Int, text: String) {
    #expect(FixedNumber.text(number, digits: digits) == text)
  }

  @Test(arguments: [
    (0, 0, ""), (0, 5, "0.0 %"), (5, 5, "100.0 %"), (1, 3, "33.3 %"), (1, 10_000, "<0.1 %"),
    (9_999, 10_000, ">99.9 %"), (1, 1_000, "0.1 %"),
  ])
  func `are shares of a whole`(part: Int, whole: Int, text: String) {
    #expect(FixedNumber.share(part, of: whole) == text)
  }

  @Test(arguments: [(-64, 100), (-100, 64), (-100, 100)])
  func `are drawn around zero if some are below it`(first: Int, last: Int) {
    var numbers = Histogram(from: -256)
    for number in [first, 0, last] { numbers.add(number) }
    let labels = ChartOfCounts(numbers, from: first, through: last, step: 2).chart(height: 1).labels
    #expect(labels.map(\.text) == ["-100", "-75", "-50", "-25", "0", "+25", "+50", "+75", "+100"])
  }

  @Test func `are drawn as bars`() {
    let chart = BarChart(
      bars: [0, 0.001, 1, 2, 4, 8, 0],
      labels: [(0, "1"), (1, "x"), (3, "345"), (6, "7")],
      height: 2,
      scale: "8.0"
    )
    #expect(
      chart.lines(TerminalStyle(usesColour: false)) == [
        "        8.0      █",
        "          0  ▁▂▄██",
        "            1 345 7",
      ]
    )
  }

  @Test(arguments: [
    ("Ada", "Ada"), ("=1+1", "'=1+1"), ("+49", "'+49"), ("-x", "'-x"), ("@SUM", "'@SUM"),
    (" =1", "' =1"), ("＝1", "'＝1"), ("\t=1", "'\t=1"), ("a=1", "a=1"), ("", ""), ("'=", "''="),
    (" ''=", "' ''="), ("'t Hooft", "'t Hooft"), ("'", "'"),
    ("a\r\nb", "a\r\nb"), ("a\rb", "a␍b"), ("\u{1B}[1m", "␛[1m"),
  ])
  func `are next to names that are not formulas`(name: String, field: String) {
    #expect(CSVLine.inert(name) == field)
  }

  @Test func `are quoted in CSV if necessary`() {
    var row = CSVRow(section: "players", key: "a \"b\", c", count: 3)
    #expect(String(decoding: row.bytes, as: UTF8.self) == "players,\"a \"\"b\"\", c\",3,,,,,,\r\n")
    row.key = "x"
    row.share = 100.0 / 3
    row.score = 50
    #expect(String(decoding: row.bytes, as: UTF8.self) == "players,x,3,33.3333,,,,,50\r\n")
  }

  @Test(arguments: [
    ("Ada Finch", 9, "Ada Finch"), ("Ada Finch", 8, "Ada Fin…"), ("佐藤 花", 7, "佐藤 花"),
    ("佐藤 花", 6, "佐藤 …"), ("佐藤 花", 5, "佐藤…"), ("a\u{202E}b", 20, "a\\u{202E}b"),
  ])
  func `are next to names that fit`(name: String, columns: Int, text: String) {
    #expect(DisplayText.fitting(name, columns: columns) == text)
  }

  @Test func `are next to names that would fill the screen`() {
    let name = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(DisplayText.fitting(name, columns: 40).utf8.count < 500)
  }
}

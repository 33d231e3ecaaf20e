import GameRecords

extension FigureSection {
  /// Adds the section to a text unless there is nothing to show.
  func add(to text: inout StatisticsText) {
    switch content {
    case .counts(let counts): add(counts, to: &text)
    case .numbers(let numbers): add(numbers, to: &text)
    case .times(let times): add(times, to: &text)
    case .names(let names): add(names, to: &text)
    }
  }

  private func add(_ counts: [Count], to text: inout StatisticsText) {
    guard counts.contains(where: { $0.count > 0 }) else { return }
    text.begin(title)
    for count in counts where count.always || count.count > 0 {
      text.row(count.count, of: count.whole, count.label)
    }
  }

  private func add(_ numbers: Numbers, to text: inout StatisticsText) {
    let first = numbers.isCount ? 0 : numbers.numbers.minimum ?? 0
    // Wide enough for the labels of some bars.
    let unit = numbers.isCount ? numbers.unit : nil
    text.add(title, numbers.numbers, from: first, through: first + 10, unit)
  }

  private func add(_ times: TimeFigures, to text: inout StatisticsText) {
    guard let mean = times.mean, let shortest = times.shortest, let longest = times.longest else {
      return
    }
    let (least, greatest) = (Self.text(shortest), Self.text(longest))
    let total = Words.count(Int(times.total.rounded()))
    let average = least == greatest ? "" : ", mean \(Self.text(mean)) s"
    text.begin(title, Words.range(least, to: greatest) + " s" + average)
    text.row(times.moves, "with a time, \(total) s together")
  }

  private static func text(_ seconds: Double) -> String { FixedNumber.text(seconds, digits: 2) }

  private func add(_ names: Names, to text: inout StatisticsText) {
    let entries = names.tally.top(names.top, by: <)
    guard !entries.isEmpty else { return }
    text.begin(title, Words.count(names.tally.entries.count) + " different")
    text.columns(score: names.success, "name")
    for entry in entries {
      let name = DisplayText.fitting(entry.key, columns: StatisticsText.labelWidth)
      text.row(entry.count.games, of: names.games, score: entry.count.percent, [name])
    }
    text.rowIfAny(names.tally.uncounted, "others, too many to count separately")
  }
}

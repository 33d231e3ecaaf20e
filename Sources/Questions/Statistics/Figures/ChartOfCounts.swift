import GameRecords
import RecordChecks

/// A chart of a histogram, in which each bar covers one or more consecutive numbers.
struct ChartOfCounts {
  private let histogram: Histogram
  private let first: Int
  private let last: Int
  private let step: Int

  /// Creates a chart of the numbers from `first` through `last`, with zero in the middle if there are
  /// numbers below it.
  ///
  /// A bar covers `step` numbers, or a multiple of that if there are too many bars.
  init(_ histogram: Histogram, from first: Int, through last: Int, step: Int = 1) {
    let last = first < 0 ? max(last, -first) : last
    let first = first < 0 ? -last : first
    self.histogram = histogram
    self.first = first
    self.last = last
    let most = BarChart.mostBars
    let bars = (last - first) / step + 1
    self.step = step * ((bars - 1) / most + 1)
  }

  func chart(height: Int) -> BarChart {
    var bars = [Double](repeating: 0, count: (last - first) / step + 1)
    for (number, count) in histogram.entries {
      bars[(number - first) / step] += Double(count)
    }
    return BarChart(
      bars: bars,
      labels: labels.map { (($0 - first) / step, $0 > 0 && first < 0 ? "+\($0)" : "\($0)") },
      height: height,
      scale: Words.count(Int(bars.max() ?? 0))
    )
  }

  /// Round numbers, and both ends.
  private var labels: [Int] {
    let distance = first < 0 ? last / 4 : 10 * ((last - first) / 100 + 1)
    return Array(stride(from: first, through: last, by: max(1, distance)))
  }
}

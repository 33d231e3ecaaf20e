public import FoundationEssentials
public import FrameRendering
public import GameRecords
public import RecordStreams
public import ReversiRules

/// An error whose `localizedDescription` is its description.
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The message, without the help.
  public var errorDescription: String? { description }
}

extension ConfigurationError: DescribedError {}
extension FileError: DescribedError {}
extension Finding: DescribedError {}
extension IllegalMove: DescribedError {}
extension MoveTextError: DescribedError {}
extension RenderingError: DescribedError {}
extension ReplayProblem: DescribedError {}
extension SnapshotError: DescribedError {}
extension ThemeError: DescribedError {}
extension WritingError: DescribedError {}

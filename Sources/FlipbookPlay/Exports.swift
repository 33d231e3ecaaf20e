// Programs that drive an app need only one import.
@_exported public import AppSessions
@_exported public import Flipbook
@_exported public import PuzzleApp
@_exported public import ReversiApp
@_exported public import ReversiSearch
@_exported public import StateMachines

// Programs that drive an app need only one import.
@_exported public import Flipbook
@_exported public import StateMachines

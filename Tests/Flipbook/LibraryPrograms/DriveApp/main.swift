import Apps

// Plays a move in the app, with its own screen and save.
let environment = AppSettings(seed: 1).environment { save in
  print("saved, \(save.position.turn.map { "\($0)" } ?? "nobody") to move")
}

let app = AppSession(
  state: AppState(),
  environment: environment,
  observers: [
    { update in
      let screen = update.state.screen
      print("\(screen.message), \(screen.counts.dark)-\(screen.counts.light)")
    }
  ]
)
let running = Task { await app.run() }
app.send(.started(nil))
if let square = Square("f5") { app.send(.tapped(square)) }
while await app.state.position.turn != .light { await Task.yield() }
app.end()
await running.value
